extension Gazetteer {
    /// What people mean who write a text for a place: a city or region, suburbs by a nickname or a former name, or a campus, the commoner
    /// first; then the suburbs of that very name, in table order.
    ///
    /// Case, accents, apostrophes and hyphens make no difference, and neither does a "the" in front where the text with it means nothing.
    public func meanings(of text: String) -> [PlaceMeaning] {
        let found = meaningsAsWritten(text)
        guard found.isEmpty, let rest = Gazetteer.withoutArticle(text) else { return found }
        return meaningsAsWritten(rest)
    }

    /// What people call places beside the names of suburbs and regions: nicknames, former names, campuses and universities. The names are
    /// folded, and in the order of their bytes.
    public var nicknames: [(name: String, meanings: [PlaceMeaning])] { regions.names.all }

    private func meaningsAsWritten(_ text: String) -> [PlaceMeaning] {
        guard text.utf8.count <= PlaceName.maximumLength else { return [] }
        var found = regions.names.meanings(of: text)
        for place in localities(named: text) where !found.contains(where: { $0.target == .localities([place]) }) {
            found.append(PlaceMeaning(sense: .suburb, target: .localities([place])))
        }
        return found.isEmpty ? campusMeanings(of: text) : found
    }

    /// The one campus whose name has all words of a text that begins with its university: `RMIT City` for RMIT's Melbourne City.
    private func campusMeanings(of text: String) -> [PlaceMeaning] {
        let words = PlaceName.slug(text).split(separator: "-")
        let fitting = campuses.filter { campus in
            let university = PlaceName.slug(campus.shortName).split(separator: "-")
            let name = PlaceName.slug(campus.name).split(separator: "-")
            return words.count > university.count && words.starts(with: university)
                && words.dropFirst(university.count).allSatisfy(name.contains)
        }
        return fitting.count == 1 ? [PlaceMeaning(sense: .campus, target: .campuses(fitting))] : []
    }

    /// What follows a leading "the"; nil if none leads.
    private static func withoutArticle(_ text: String) -> String? {
        let words = text.split { $0.isWhitespace }
        guard words.count > 1, words[0].lowercased() == "the" else { return nil }
        return words.dropFirst().joined(separator: " ")
    }
}

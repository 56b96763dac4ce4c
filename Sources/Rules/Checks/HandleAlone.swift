extension ListingRule {
    /// Warns of the surname of somebody who looks for a home, in the listing's own words.
    static let handleAlone = ListingRule(.suburbAlone) { parsed, report in
        guard parsed.kind.tellsHandlesAlone, let name = parsed.context.names[parsed.listing.owner],
            let surname = Surname(of: name, handle: parsed.listing.owner)
        else { return }
        // Everyday words in an address need the first name beside them to mean somebody.
        let first = name.slugified.prefix { $0 != "-" }
        let isNamed = { (name: String) in
            surname.isPart(of: name) && (!CommonWords.isSurname(surname.name) || name.split(separator: "-").contains { $0 == first })
        }
        if isNamed(parsed.slug) {
            report.add(
                .suburbAlone, .wholeFile, "the file's name has your surname, \(surname.name.quoted), in it", reason: Surname.reason,
                fix: "Rename the file after what you look for.", severity: .warning)
        }
        if parsed.listing.id != parsed.slug, isNamed(parsed.listing.id) {
            report.add(
                .suburbAlone, parsed.span(of: "id"), "this id has your surname, \(surname.name.quoted), in it", reason: Surname.reason,
                fix: "Take the surname out.", severity: .warning)
        }
        for text in parsed.ownTexts {
            guard let place = surname.first(in: text.bytes) else { continue }
            report.add(
                .suburbAlone, text.span(place, in: report.source), "this text has your surname, \(surname.name.quoted), in it",
                reason: Surname.reason, fix: "Take the surname out.", severity: .warning)
        }
    }
}

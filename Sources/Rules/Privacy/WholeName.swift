import Places
import Values

/// Somebody's whole name, in the forms in which it must stand nowhere where they are called by a first name or handle alone.
package struct WholeName {
    /// First names with the surname, in either order.
    package let forms: [String]
    /// Whether it may mean something else unless it has its capitals: "Max Price".
    package let needsCapitals: Bool

    /// A name with fewer letters may stand in a text by chance.
    private static let fewLetters = 6

    /// Nil if there is no surname, or the handle tells it, which gets a warning of its own.
    package init?(_ name: String, handles: [String]) {
        let groups = WholeName.groups(of: SpokenName.of(name, handle: handles.first ?? ""))
        guard let surname = groups.last?.last, groups.count > 1 || groups[0].count > 1 else { return nil }
        guard
            !handles.contains(where: { handle in
                WholeName.tells(handle, surname, given: groups.flatMap { $0 })
            })
        else { return nil }
        var forms: [String] = []
        for group in groups {
            let last = group.count > 1 ? group[group.count - 1] : surname
            let given = group.count > 1 ? Array(group.dropLast()) : group
            if given.count > 1 { forms.append(group.joined(separator: " ")) }
            for name in given where !name.isParticle && name != surname { forms += ["\(name) \(last)", "\(last) \(name)"] }
        }
        if forms.isEmpty { return nil }
        var seen: Set<String> = []
        self.forms = forms.filter { seen.insert($0).inserted }
        let letters = groups.joined().reduce(0) { $0 + $1.utf8.count }
        needsCapitals =
            letters < WholeName.fewLetters
            || CommonWords.isSurname(surname) && groups.joined().dropLast().allSatisfy(CommonWords.isFirstName)
    }

    /// The names of each of several people, without what is no name: "Jr", "PhD".
    private static func groups(of name: String) -> [[String]] {
        let name = name.replacing("&", with: " & ").replacing("+", with: " + ")
        return name.split { $0.isWhitespace }.split { ["&", "+", "and"].contains($0.lowercased()) }.map { words in
            withoutTitles(words.map(String.init).filter { word in word.contains { $0.isLetter } })
        }.filter { !$0.isEmpty }
    }

    /// Words without those that stand before and behind names and are none: "Dr", "Jr.". "Md" is a given name where no name stands before it.
    static func withoutTitles<Word: StringProtocol>(_ words: [Word]) -> [Word] {
        words.reduce(into: []) { names, word in
            let letters = String(word).filter { $0.isLetter }
            let isDegree = letters.lowercased() == "md" && (letters == "MD" || !names.isEmpty)
            if !isDegree, !titles.contains(letters.lowercased()) { names.append(word) }
        }
    }

    /// What stands before and behind names.
    private static let titles: Set<String> = [
        "jr", "sr", "snr", "jnr", "ii", "iii", "phd", "esq", "oam", "dr", "mr", "mrs", "ms", "mx", "miss", "prof", "rev",
    ]

    /// Whether a handle tells a surname: "anna-berg", "annaberg", "berg2".
    private static func tells(_ handle: String, _ surname: String, given: [String]) -> Bool {
        let plain = surname.slugified.filter { $0 != "-" }
        func bare(_ text: some StringProtocol) -> Substring { Substring(text.filter { $0 != "-" && !$0.isNumber }) }
        if handle.split(separator: "-").contains(where: { bare($0) == plain }) || bare(handle) == plain { return true }
        return given.map { bare($0.slugified) }.contains { bare(handle) == $0 + plain || bare(handle) == plain + $0 }
    }
}

extension String {
    /// Whether it is a small word within a name: "van", "from".
    fileprivate var isParticle: Bool { first?.isLowercase ?? true }
}

extension Rule {
    static let hiddenStreet = Rule(
        "hidden-street", .error, "A hidden street is told nowhere",
        "With \"show: suburb\" the street is kept out of every page and feed. It would still be public if the title, the description, a picture's text, a tag or the file's name told it, so that is an error. (The file itself is as public as the repository that holds it.)"
    )

    /// Reports every text of a listing that gives a hidden street away.
    static func checkHiddenStreet(
        _ place: Place?, slug: String, texts: [(text: String, span: SourceSpan, what: String)], at span: SourceSpan, report: inout Report
    ) {
        guard let place, !place.showsStreet, let street = place.street else { return }
        let secret = words(street)
        // A street without a number ("Smith Street") may be named as a landmark; number and street together may not.
        guard secret.count >= 2, secret.first?.utf8.contains(where: { (0x30...0x39).contains($0) }) ?? false else { return }
        for part in texts + [(slug, span, "the file's name")] where contains(words(part.text), secret) {
            report.add(
                .hiddenStreet, part.span, "\(part.what) tells the street that \"show: suburb\" hides",
                fix: "Take the street out there, or write \"show: full\".")
        }
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    private static func contains(_ words: [String], _ part: [String]) -> Bool {
        // The street's type is often shortened, so number and name decide.
        let key = part.prefix(2)
        guard words.count >= key.count else { return false }
        return words.indices.dropLast(key.count - 1).contains { words[$0..<$0 + key.count].elementsEqual(key) }
    }
}

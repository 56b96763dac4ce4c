extension Rule {
    static let hiddenStreet = Rule(
        "hidden-street", .error, "A hidden street is told nowhere",
        "With \"show: suburb\" the street is kept out of every page and feed. It would still be public if the title, the description, a picture's text, a tag or the file's name told it, so that is an error. (The file itself is as public as the repository that holds it.)"
    )

    /// Reports every text of a listing that gives a hidden street away: each value of its file but addresses, its text, and its name.
    static func checkHiddenStreet(
        _ listing: Listing, slug: String, root: YAMLNode, body: (text: String, line: Int)?, report: inout Report
    ) {
        var secrets: [StreetSecret] = []
        if let secret = listing.place.flatMap(StreetSecret.init) { secrets.append(secret) }
        var addresses: Set<String> = ["address"]
        for (field, value) in zip(listing.kind.fields, listing.values) {
            guard field.type == .address else { continue }
            addresses.insert(field.id)
            if case .address(let place)? = value, let secret = StreetSecret(place) { secrets.append(secret) }
        }
        for secret in secrets {
            for entry in root.entries ?? [] where !addresses.contains(entry.key) {
                check(entry.value, key: entry.key, secret, report: &report)
            }
            if let body, let index = secret.line(in: body.text) {
                add("the description", SourceSpan(line: body.line + index, column: 1), report: &report)
            }
            if secret.isTold(by: slug) {
                report.add(
                    .hiddenStreet, .wholeFile, "the file's name tells the street that \"show: suburb\" hides",
                    reason: "The name becomes part of the listing's address on the site.", fix: "Rename the file, or write \"show: full\".")
            }
        }
    }

    private static func check(_ node: YAMLNode, key: String, _ secret: StreetSecret, report: inout Report) {
        switch node.content {
        case .scalar(let text):
            guard let index = secret.line(in: text) else { return }
            // The text of a block starts on the line after its key.
            let isBlock = text.utf8.contains(0x0A)
            add(what(key), isBlock ? SourceSpan(line: node.span.line + 1 + index, column: 1) : node.span, report: &report)
        case .sequence(let items): for item in items { check(item, key: key, secret, report: &report) }
        case .mapping(let entries): for entry in entries { check(entry.value, key: key, secret, report: &report) }
        }
    }

    private static func add(_ what: String, _ span: SourceSpan, report: inout Report) {
        report.add(
            .hiddenStreet, span, "\(what) tells the street that \"show: suburb\" hides",
            fix: "Take the street out there, or write \"show: full\".")
    }

    private static func what(_ key: String) -> String {
        switch key {
        case "title", "description", "id": "the \(key)"
        case "tags": "a tag"
        case "images": "a picture's name or text"
        default: key.quoted
        }
    }
}

/// What gives a hidden street away: a number of the house, beside the name of its street.
///
/// A street without a number ("near Smith Street") may be named as a landmark.
struct StreetSecret {
    private let numbers: Set<String>
    private let name: [String]
    /// Words that are only the first half of a name.
    private static let beginnings: Set<String> = [
        "the", "st", "saint", "mt", "mount", "old", "new", "north", "south", "east", "west", "upper", "lower", "great", "little",
    ]

    /// The secret of a place whose street is hidden; nil if it has none.
    init?(_ place: Place) {
        guard !place.showsStreet, let street = place.street else { return nil }
        let words = StreetSecret.words(street)
        // "Unit 3, 12-14 Gipps Street": the numbers that end at the first one which a word follows, with all that stand before it.
        guard let last = words.indices.last(where: { StreetSecret.isNumber(words[$0]) && $0 + 1 < words.count }) else { return nil }
        var first = last
        while first > 0, StreetSecret.isNumber(words[first - 1]) { first -= 1 }
        numbers = Set(words[first...last])
        let rest = words[(last + 1)...]
        // The street's type is often shortened or left out, so it is not part of the name.
        name = Array(rest.prefix(rest.first.map(StreetSecret.beginnings.contains) ?? false ? 2 : 1))
    }

    /// Whether a text tells it: "12 Gipps", or "Gipps Street 12".
    func isTold(by text: String) -> Bool {
        let words = StreetSecret.words(text)
        guard words.count > name.count else { return false }
        return (0...words.count - name.count).contains { start in
            guard words[start..<start + name.count].elementsEqual(name) else { return false }
            let after = words[(start + name.count)...].prefix(2)
            return (start > 0 && numbers.contains(words[start - 1])) || after.contains(where: numbers.contains)
        }
    }

    /// The line of a text, counted from 0, that tells it; the first if it goes over several.
    func line(in text: String) -> Int? {
        guard isTold(by: text) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { isTold(by: String($0)) } ?? 0
    }

    private static func isNumber(_ word: String) -> Bool {
        word.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
}

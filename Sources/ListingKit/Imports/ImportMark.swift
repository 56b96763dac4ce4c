import Values

/// The line of an imported file that says, as a number for all its other lines, what the import made of it: so a later import can tell
/// whether its source has changed, and whether anybody edited it here.
struct ImportMark {
    /// The key of the line, in comments and reactions alike.
    static let key = "imported"

    /// What the line says; nil if there is none.
    let mark: String?
    /// What it would say if the import had made the file as it is.
    private let present: String

    /// That of a file.
    init(_ text: String) {
        var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        // Behind the second line of hyphens stand a comment's own words.
        let hyphens = lines.indices.filter { lines[$0] == "---" }
        let end = hyphens.count > 1 ? hyphens[1] : lines.count
        let place = lines[..<end].firstIndex { $0.hasPrefix(ImportMark.key + ":") }
        mark = place.map { String(lines[$0].dropFirst(ImportMark.key.count + 1)).trimmed }
        if let place { lines.remove(at: place) }
        present = ImportMark.number(lines.joined(separator: "\n"))
    }

    /// Whether somebody edited the file since it was made.
    var isEdited: Bool { mark != present }

    /// A file of facts and what follows them, with its mark behind the facts.
    static func marked(facts: String, rest: String = "") -> String { facts + "\(key): \(number(facts + rest))\n" + rest }

    private static func number(_ text: String) -> String { String(text.stableHash, radix: 36) }
}

extension Rule {
    static let commentCut = Rule(
        "comment-cut", .warning, "No text loses its end to a comment",
        "In YAML a # after a space starts a comment, so \"Flat #2 near the park\" is read as \"Flat\", and \"tags: #quiet\" as no tags at all. Put such a text in double quotes. A comment that is meant as one has a space after its #, and stands at least two spaces behind the text.",
        example: "title: \"Flat #2 near the park\"")

    private static let reasonOfCut = "A # after a space starts a comment unless the text stands in double quotes."

    /// Warns of a text without quotes that a # on the same line has most likely cut short; `written` is how all of it is written.
    static func checkComment(
        after node: YAMLNode, key: String, written: (String) -> String = YAMLText.quoted, report: inout Report
    ) {
        guard !node.isQuoted, node.span.column > 0, report.source.mayHoldComments,
            let line = report.source.line(node.span.line)
        else { return }
        let scalars = line.unicodeScalars
        let start = scalars.dropFirst(node.span.column - 1)
        let rest = start.dropFirst(node.span.length)
        let spaces = rest.prefix { $0 == " " || $0 == "\t" }.count
        let comment = rest.dropFirst(spaces)
        guard spaces > 0, comment.first == "#" else { return }
        let isMeant = spaces > 1 && comment.dropFirst().first.map { $0 == " " || $0 == "\t" } ?? true
        guard !isMeant else { return }
        let whole = String(start).trimmed
        report.add(
            .commentCut, node.span, "\(key.quoted) ends before the \"#\": what follows is taken for a comment",
            reason: reasonOfCut,
            fix: whole.utf8.count <= 300 ? String(scalars.prefix(node.span.column - 1)) + written(whole) : nil)
    }

    /// Warns of values of a listing that are nothing but a comment, so that nothing was read where something was written.
    static func checkSwallowed(_ root: YAMLNode, kind: Kind, report: inout Report) {
        guard report.source.mayHoldComments else { return }
        for entry in root.entries ?? [] { checkSwallowed(entry, type: type(of: entry.key, kind), report: &report) }
    }

    private static func checkSwallowed(_ entry: YAMLNode.Entry, type: FieldType?, report: inout Report) {
        if entry.value.isEmpty {
            checkSwallowed(behind: entry.keySpan, key: entry.key, type: type, report: &report)
        }
        checkInner(entry.value, key: entry.key, type: type, report: &report)
    }

    private static func checkInner(_ node: YAMLNode, key: String, type: FieldType?, report: inout Report) {
        switch node.content {
        case .scalar: return
        case .mapping(let entries):
            for entry in entries { checkSwallowed(entry, type: innerTexts.contains(entry.key) ? .prose : nil, report: &report) }
        case .sequence(let items):
            for item in items {
                if item.isEmpty { checkSwallowed(behind: item.span, key: key, type: nil, report: &report) }
                checkInner(item, key: key, type: nil, report: &report)
            }
        }
    }

    /// The keys inside groups that hold texts, in which a # may be meant.
    private static let innerTexts: Set<String> = ["street", "name", "alt"]

    private static func type(of key: String, _ kind: Kind) -> FieldType? {
        switch key {
        case "tags": .tags
        case "title", "description": .prose
        default: kind.field(key)?.type
        }
    }

    /// Warns of a comment right behind a key or the hyphen of an item, unless a space after its # shows that it is one.
    private static func checkSwallowed(behind place: SourceSpan, key: String, type: FieldType?, report: inout Report) {
        guard let line = report.source.line(place.line), place.column > 0 else { return }
        let scalars = line.unicodeScalars
        let comment = scalars.dropFirst(place.column - 1 + place.length).drop { $0 == " " || $0 == ":" }
        guard comment.first == "#", let second = comment.dropFirst().first, second != " ", second != "\t", second != "#" else { return }
        let span = SourceSpan(
            line: place.line, column: scalars.count - comment.count + 1, length: String(comment).trimmed.unicodeScalars.count)
        let text = String(comment).trimmed
        let value: String? =
            switch type {
            case .text, .prose: YAMLText.quoted(text)
            case .tags: plainTags(text)
            default: text.split(separator: "#").first.map { YAMLText.flowScalar($0.trimmed) }
            }
        report.add(
            .commentCut, span, "\(key.quoted) is empty here: what follows the \"#\" is taken for a comment", reason: reasonOfCut,
            fix: value.flatMap { report.line(replacing: span, with: $0) })
    }
}

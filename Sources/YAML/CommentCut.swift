import Findings
import Values

extension Rule {
    package static let commentCut = Rule(
        "comment-cut", .warning, "No text is cut short by a #",
        "In these files a # after a space starts a comment, and the rest of the line is ignored. So \"Flat #2 near the park\" becomes \"Flat\", and \"tags: #quiet\" gives no tags at all. Put double quotes around text like that. If you do mean a comment, leave at least two spaces before the # and one after it.",
        example: "title: \"Flat #2 near the park\"")

    package static let reasonOfCut = "A # after a space starts a comment unless the text is in double quotes."

    /// Warns of an unquoted text that a # on its line most likely cut short; `written` writes the whole of it. Whether there is one.
    @discardableResult
    package static func checkComment(
        after node: YAMLNode, key: String, written: (String) -> String = YAMLText.quoted, severity: Diagnostic.Severity? = nil,
        report: inout Report
    ) -> Bool {
        guard !node.isQuoted, node.span.column > 0, report.source.mayHoldComments,
            let line = report.source.line(node.span.line)
        else { return false }
        let scalars = line.unicodeScalars
        let start = scalars.dropFirst(node.span.column - 1)
        // A value of a shipped kind stands on another file's line.
        guard let text = node.text, start.starts(with: text.unicodeScalars) else { return false }
        let rest = start.dropFirst(node.span.length)
        let spaces = rest.prefix { $0 == " " || $0 == "\t" }.count
        let comment = rest.dropFirst(spaces)
        guard spaces > 0, comment.first == "#" else { return false }
        let isMeant = spaces > 1 && comment.dropFirst().first.map { $0 == " " || $0 == "\t" } ?? true
        guard !isMeant else { return false }
        let whole = String(start).trimmed
        report.add(
            .commentCut, node.span, "\(key.quoted) stops at the \"#\": the rest is treated as a comment",
            reason: reasonOfCut,
            fix: whole.utf8.count <= 300 ? String(scalars.prefix(node.span.column - 1)) + written(whole) : nil, severity: severity)
        return true
    }

    /// A list of the tags that are written as `#trams #quiet`; nil if there are none.
    package static func plainTags(_ text: String) -> String? {
        let tags = text.split { "#,;".contains($0) }.map { YAMLText.flowScalar($0.trimmed) }.filter { $0 != "\"\"" }
        return tags.isEmpty ? nil : "[\(tags.joined(separator: ", "))]"
    }

    /// The first of several parts behind a `#` each, as a value; nil if there is none.
    package static func beforeComment(_ text: String) -> String? {
        text.split(separator: "#").first.map { YAMLText.flowScalar($0.trimmed) }
    }
}

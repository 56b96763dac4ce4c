extension Report {
    /// Longer lines are not offered for pasting.
    private static let longestLine = 300

    /// The line of the file that a value stands in, with another text in its place: a fix that can be pasted as it is. Nil if the value runs
    /// over several lines, or if nobody would paste so long a line.
    func line(replacing node: YAMLNode, with text: String) -> String? {
        guard !node.isBlock, let written = node.text, written.unicodeScalars.count <= node.span.length else { return nil }
        return line(replacing: node.span, with: text)
    }

    /// The line of a place with another text there.
    func line(replacing span: SourceSpan, with text: String) -> String? {
        guard span.line > 0, span.column > 0, let line = source.line(span.line) else { return nil }
        let scalars = line.unicodeScalars
        guard scalars.count <= Report.longestLine, span.column - 1 + span.length <= scalars.count else { return nil }
        let start = scalars.index(scalars.startIndex, offsetBy: span.column - 1)
        let end = scalars.index(start, offsetBy: span.length)
        return String(line[..<start]) + text + String(line[end...])
    }

    /// The fix of a wrong value: its whole line with the right one, else the key with it.
    func fix(_ node: YAMLNode, key: String, value: String) -> String {
        line(replacing: node, with: value) ?? "\(key): \(value)"
    }
}

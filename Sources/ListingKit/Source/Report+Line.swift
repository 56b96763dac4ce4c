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

    /// A line that takes the place of the one at a place, as far indented as that is.
    func indented(_ text: String, at span: SourceSpan) -> String {
        (source.line(span.line) ?? "").prefix { $0 == " " } + text
    }

    /// A fix of an item of a list: its line if it has one of its own, else the whole list on one line.
    func fix(item: YAMLNode, of list: YAMLNode, key: String, value: String) -> String? {
        guard !item.isOverLines else { return nil }
        let line = source.line(item.span.line) ?? ""
        if list.span.line != item.span.line || line.drop(while: { $0 == " " }).hasPrefix("-") {
            return indented("- \(value)", at: item.span)
        }
        let items = list.items ?? [list]
        guard items.count <= 12 else { return nil }
        return "\(key): [\(items.map { $0.span == item.span ? value : YAMLText.flow($0) }.joined(separator: ", "))]"
    }

    /// The fix of a wrong value: its whole line with the right one, else the key with it.
    func fix(_ node: YAMLNode, key: String, value: String) -> String {
        line(replacing: node, with: value) ?? "\(key): \(value)"
    }
}

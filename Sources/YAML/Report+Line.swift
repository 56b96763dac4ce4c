import Findings

extension Report {
    /// Longer lines are not offered for pasting.
    static let longestLine = 300

    /// A value's line with another text in its place, to paste; nil if it spans lines, or the line is too long.
    package func line(replacing node: YAMLNode, with text: String) -> String? {
        guard !node.isBlock, let written = node.text, written.unicodeScalars.count <= node.span.length else { return nil }
        return line(replacing: node.span, with: text)
    }

    /// The line of a place with another text there.
    package func line(replacing span: SourceSpan, with text: String) -> String? {
        line(making: [LineEdit(span: span, text: text)])
    }

    /// A line with several replacements that do not overlap; nil if they are not all on one line.
    package func line(making edits: [LineEdit]) -> String? {
        guard let number = edits.first?.span.line, number > 0, let line = source.line(number),
            line.utf8.count <= Report.longestLine * 4
        else { return nil }
        var scalars = Array(line.unicodeScalars)
        guard scalars.count <= Report.longestLine else { return nil }
        for edit in edits.sorted(by: { $0.span.column > $1.span.column }) {
            let start = edit.span.column - 1
            guard edit.span.line == number, start >= 0, start + edit.span.length <= scalars.count else { return nil }
            scalars.replaceSubrange(start..<start + edit.span.length, with: edit.text.unicodeScalars)
        }
        return String(scalars: scalars)
    }

    /// The edits that give an entry another key, and another value if one is given; nil if it is not all on one line.
    package func edits(of entry: YAMLNode.Entry, key: String, value: String?) -> [LineEdit]? {
        guard let value else { return [LineEdit(span: entry.keySpan, text: key)] }
        if !entry.value.isEmpty {
            guard !entry.value.isBlock, let text = entry.value.text, text.unicodeScalars.count <= entry.value.span.length,
                entry.value.span.line == entry.keySpan.line
            else { return nil }
            return [LineEdit(span: entry.keySpan, text: key), LineEdit(span: entry.value.span, text: value)]
        }
        // Nothing, or a colon alone, follows the key.
        guard let line = source.line(entry.keySpan.line) else { return nil }
        let start = entry.keySpan.column - 1 + entry.keySpan.length
        let behind = line.unicodeScalars.dropFirst(start)
        var rest = behind.drop { $0 == " " }
        if rest.first == ":" { rest = rest.dropFirst().drop { $0 == " " } } else { rest = behind }
        let length = entry.keySpan.length + behind.count - rest.count
        let gap = rest.first == "#" ? "  " : ""
        return [
            LineEdit(
                span: SourceSpan(line: entry.keySpan.line, column: entry.keySpan.column, length: length), text: "\(key): \(value)\(gap)")
        ]
    }

    /// Whether a colon stands behind a key.
    func hasColon(behind key: SourceSpan) -> Bool {
        let rest = source.line(key.line)?.unicodeScalars.dropFirst(key.column - 1 + key.length)
        return rest?.first { $0 != " " } == ":"
    }

    /// A line to replace the one at a place, indented as far.
    package func indented(_ text: String, at span: SourceSpan) -> String {
        (source.line(span.line) ?? "").prefix { $0 == " " } + text
    }

    /// A fix of an item of a list: its line if it has one of its own, else the whole list on one line.
    package func fix(item: YAMLNode, of list: YAMLNode, key: String, value: String) -> String? {
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
    package func fix(_ node: YAMLNode, key: String, value: String) -> String {
        line(replacing: node, with: value) ?? "\(key): \(value)"
    }
}

extension Rule {
    /// Several fixes of which any will do, as one; nil if there are none.
    package static func alternatives(_ fixes: [String]) -> String? { fixes.isEmpty ? nil : fixes.joined(separator: "\nor\n") }
}

/// A text to write in a line in place of what stands there.
package struct LineEdit {
    package let span: SourceSpan
    package let text: String

    /// See the properties.
    package init(span: SourceSpan, text: String) {
        self.span = span
        self.text = text
    }
}

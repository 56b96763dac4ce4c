extension Rule {
    static let textLength = Rule(
        "text-length", .error, "Texts are not longer than their field allows",
        "Short fields are shown on one line of a phone. Put the rest into the description.")

    /// A text of one line of at most that many characters.
    static func line(_ node: YAMLNode, key: String, max: Int, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        checkComment(after: node, key: key, report: &report)
        checkWordQuotes(node, text, key: key, report: &report)
        let line = text.utf8.contains { $0 < 0x20 } ? text.split { $0.isWhitespace }.joined(separator: " ") : text
        guard line.utf8.count > max, line.unicodeScalars.count > max else { return line }
        report.add(.textLength, node.span, "\(key.quoted) has \(line.unicodeScalars.count) characters; at most \(max) fit")
        return nil
    }
}

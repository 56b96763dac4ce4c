extension Rule {
    static let titleLength = Rule(
        "title-length", .error, "A title has 5 to 100 characters",
        "The title stands on the card, in search results and in feeds. Say what it is and what is special about it; price, rooms and suburb are added to it anyway.",
        example: "title: Sunny two-bedroom terrace near Smith Street")

    static func title(_ node: YAMLNode, report: inout Report) -> String? {
        guard let text = text(node, key: "title", report: &report) else { return nil }
        checkComment(after: node, key: "title", report: &report)
        checkWordQuotes(node, text, key: "title", report: &report)
        let line = text.utf8.contains { $0 < 0x20 } ? text.split { $0.isWhitespace }.joined(separator: " ") : text
        // Characters that nobody sees make a title no longer.
        let length = line.utf8.allSatisfy { $0 < 0x80 } ? line.utf8.count : line.unicodeScalars.count { $0.isVisible || $0 == " " }
        guard line.utf8.contains(where: isLetterOrDigit) || line.unicodeScalars.contains(where: isVisibleLetter) else {
            report.add(.titleLength, node.span, "the title has no letters")
            return nil
        }
        if length < 5 {
            report.add(.titleLength, node.span, "the title is too short: \(length) characters, at least 5 are needed")
            return nil
        }
        let size = line.unicodeScalars.count
        if size > 100 {
            report.add(
                .titleLength, node.span, "the title is too long: \(size) characters, at most 100 fit",
                reason: "Put the details into the description.")
            return nil
        }
        if length > 8, !line.utf8.contains(where: { (0x61...0x7A).contains($0) }), line == line.uppercased(), line != line.lowercased() {
            report.add(
                .titleLength, node.span, "the title is all in capitals", reason: "It reads as shouting, and is harder to read.",
                severity: .hint)
        }
        return line
    }

    /// Whether a character is a letter or number that can be seen; Hangul has letters that cannot.
    private static func isVisibleLetter(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) && scalar.isVisible
    }

    /// Whether a byte is a letter or digit of ASCII, as nearly all titles have them.
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
}

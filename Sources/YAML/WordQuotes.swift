import Findings
import Values

extension Rule {
    package static let wordQuotes = Rule(
        "word-quotes", .warning, "No text is in curly quotes",
        "Only straight quotes count as quotes in these files. Curly ones like “ and ”, which word processors and phones make, become part of the text and are shown. Leave them out, or use straight ones.",
        example: "title: \"Garden flat: quiet and light\"")

    /// Warns of a text that is wholly in quotes which YAML does not take for such.
    package static func checkWordQuotes(_ node: YAMLNode, _ text: String, key: String, report: inout Report) {
        let plain = text.withoutWordQuotes
        guard plain != text else { return }
        report.add(
            .wordQuotes, node.span, "\(key.quoted) is in curly quotes, which will show on the site",
            reason: "Word processors and phones make them. Only straight quotes count as quotes here.",
            fix: report.line(replacing: node, with: YAMLText.flowScalar(plain)))
    }
}

extension String {
    /// The text without a pair of typographic quotes around all of it.
    package var withoutWordQuotes: String {
        // Nearly all texts start with an ASCII letter or digit.
        guard let byte = utf8.first, byte >= 0x80, let first, let last, count > 2 else { return self }
        let pairs: [Character: [Character]] = [
            "“": ["”", "“", "\""], "”": ["”"], "„": ["“", "”"], "‘": ["’", "‘"], "’": ["’"], "«": ["»"], "»": ["«"], "‚": ["‘", "’"],
        ]
        guard pairs[first]?.contains(last) ?? false else { return self }
        let inner = dropFirst().dropLast()
        // Quotes inside are those of two quoted parts: “Sunny” and “quiet”.
        return inner.contains(first) || inner.contains(last) && last != "’" ? self : inner.trimmed
    }
}

import Findings

/// A value in quotes that ends too early, because the same sign is used inside it: `'Maria's terrace'`.
struct EndedQuote {
    let span: SourceSpan
    let message: String
    let reason: String
    /// The line with quotes that hold the whole value; nil if its end is in doubt.
    let fix: String?

    /// Judges the place where the parser expected the line to end, or a comma; nil if no quotes end right before it.
    init?(at place: SourceSpan, in source: SourceFile) {
        guard let line = source.line(place.line), line.utf8.count <= Report.longestLine else { return nil }
        let scalars = Array(line.unicodeScalars)
        let end = place.column - 2
        guard end > 0, end + 1 < scalars.count, scalars[end] == "'" || scalars[end] == "\"", FlowLine.isKey(scalars[end + 1]) else {
            return nil
        }
        let quote = scalars[end]
        let start = scalars[..<end].indices.last { $0 > 0 && scalars[$0] == quote && " [{".unicodeScalars.contains(scalars[$0 - 1]) }
        guard let start else { return nil }
        let isApostrophe = quote == "'"
        span = SourceSpan(line: place.line, column: end + 1)
        message =
            isApostrophe ? "this apostrophe closes the quotes too early" : "these quotes close the text too early"
        reason =
            isApostrophe
            ? "The text is in single quotes, which are the same sign. Put double quotes around text with an apostrophe in it."
            : "The text is in double quotes. Inside them, each \" needs a \\ before it."
        fix = EndedQuote.close(scalars, after: end, quote, inGroup: FlowLine(line) != nil || scalars[start - 1] != " ").map { close in
            let text = String(scalars: scalars[(start + 1)..<close.text]).replacing("''", with: "'")
            return String(scalars: scalars[..<start]) + YAMLText.quoted(text) + String(scalars: scalars[close.rest...])
        }
    }

    /// Where the value ends, and where what follows it begins: at the quotes that were meant to close it, else at the end of the line.
    private static func close(
        _ scalars: [Unicode.Scalar], after end: Int, _ quote: Unicode.Scalar, inGroup: Bool
    ) -> (text: Int, rest: Int)? {
        for index in scalars.indices[(end + 1)...] where scalars[index] == quote {
            let next = scalars[(index + 1)...].first { $0 != " " }
            guard let next else { return (index, scalars.count) }
            if inGroup, ",]}".unicodeScalars.contains(next) { return (index, index + 1) }
        }
        // Behind a # there may be a comment, and in brackets the value could end at any comma.
        return inGroup || scalars.contains("#") ? nil : (scalars.count, scalars.count)
    }
}

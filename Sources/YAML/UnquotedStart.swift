import Findings
import Values

/// A value that starts with a sign which means something else there, such as `*Light* flat`, `& more`, `[New] flat` or `"Light" flat`.
struct UnquotedStart {
    let span: SourceSpan
    let message: String
    /// The line with the value as text.
    let fix: String

    static let reason = "Text that starts with such a sign needs double quotes around all of it."

    /// Nil if no value of the line starts so, or if it may be meant otherwise.
    init?(_ line: String, number: Int) {
        let scalars = Array(line.unicodeScalars)
        guard scalars.count <= Report.longestLine, let colon = scalars.firstIndex(of: ":"), colon > 0, colon + 1 < scalars.count,
            scalars[colon + 1] == " ", scalars[..<colon].allSatisfy({ FlowLine.isKey($0) || $0 == " " }),
            let start = scalars[(colon + 1)...].firstIndex(where: { $0 != " " })
        else { return nil }
        let value = String(scalars: scalars[start...]).trimmed
        guard let first = value.unicodeScalars.first, !value.contains(" #"), UnquotedStart.isCut(value, first) else { return nil }
        span = SourceSpan(line: number, column: start + 1)
        message =
            first == "\"" ? "these quotes close before the end of the text" : "text can't start with \(first) unless it's all in quotes"
        fix = String(scalars: scalars[..<start]) + UnquotedStart.written(value)
    }

    /// The same for a sign that YAML does take, where the value reads like a text: a word alone, and what YAML's own types mark, do not.
    init?(text line: String, number: Int) {
        guard let start = UnquotedStart(line, number: number) else { return nil }
        let value = String(scalars: line.unicodeScalars.dropFirst(start.span.column - 1)).trimmed
        guard value.contains(" "), !value.hasPrefix("!!"), !value.hasPrefix("!<") else { return nil }
        self = start
    }

    /// Whether a value starts with a sign of YAML's own, or with brackets or quotes that close before its end.
    private static func isCut(_ value: String, _ first: Unicode.Scalar) -> Bool {
        switch first {
        case "*", "&", "!", "%", "@", "`": return true
        case "[", "\"":
            let close: Unicode.Scalar = first == "[" ? "]" : "\""
            let scalars = Array(value.unicodeScalars)
            guard let end = scalars.dropFirst().firstIndex(of: close), end + 1 < scalars.count else { return false }
            let rest = String(scalars: scalars[(end + 1)...])
            return rest.hasPrefix(" ") && !rest.contains { "[]{}\":,".contains($0) }
        default: return false
        }
    }

    /// The text without the stars of Markdown around all of it, in quotes if it needs them.
    private static func written(_ value: String) -> String {
        let front = value.unicodeScalars.drop { $0 == "*" }
        let stars = value.unicodeScalars.count - front.count
        let plain = Array(front)
        guard stars > 0, plain.count > stars, plain.suffix(stars).allSatisfy({ $0 == "*" }), !plain.dropLast(stars).contains("*") else {
            return YAMLText.quoted(value)
        }
        return YAMLText.scalar(String(scalars: plain.dropLast(stars)))
    }
}

import Findings
import Values
import YAML

/// A line of a file and what a finding says to write in its place, where that leaves nothing to decide.
package struct CertainFix: Hashable, Sendable {
    /// What is wrong with the line.
    package let finding: Diagnostic
    /// The line, counted from 1.
    package let line: Int
    /// What takes its place.
    package let text: String

    /// The fix of a finding in its file; nil if there are several, if it is advice in words, or if it asks for what only people know.
    package init?(_ finding: Diagnostic, in source: SourceFile) {
        guard finding.severity != .hint, finding.missing == nil, !finding.file.hasPrefix("kinds/"),
            !CertainFix.needsPeople.contains(finding.rule), finding.span.line > 0,
            let text = finding.fix, let shown = finding.sourceLine, let line = source.line(finding.span.line),
            // A line that was cut or in which a secret was hidden cannot be put back whole.
            line == shown, text != line, !text.contains("\n"), !text.contains(Rule.ellipsis), SecretMask.masked(text) == text,
            CertainFix.replaces(line, by: text), !FactLoss.isBetween(line, text)
        else { return nil }
        (self.finding, self.line, self.text) = (finding, finding.span.line, text)
    }

    /// Rules whose findings offer what would be right if things are so, which only people know.
    private static let needsPeople = Set([Rule.kindFile, .textDirection].map(\.id))

    /// Whether a text takes the place of a line: it gives the same key another value, the same value another key, or the same words other signs.
    private static func replaces(_ line: String, by text: String) -> Bool {
        if words(line) == words(text) { return true }
        guard let (key, value) = parts(line), let (otherKey, otherValue) = parts(text), indent(line) == indent(text) else { return false }
        return key == otherKey || !value.isEmpty && words(value) == words(otherValue)
    }

    /// The letters and digits of a line, in order.
    private static func words(_ line: String) -> [Character] { line.filter { $0.isLetter || $0.isNumber }.map { $0 } }

    /// What stands before the first colon, without marks of lists, and what follows it; nil if there is no key.
    private static func parts(_ line: String) -> (key: Substring, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let key = line[..<colon].drop { " \t-{".contains($0) }
        return key.isEmpty || key.contains(" ") ? nil : (key, String(line[line.index(after: colon)...]).trimmed)
    }

    private static func indent(_ line: String) -> Substring { line.prefix { $0 == " " } }
}

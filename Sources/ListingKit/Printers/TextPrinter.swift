import Findings
import Values

/// Diagnostics as compilers print them, for people.
struct TextPrinter {
    /// What precedes the paths of the content folder's files.
    var folder: String
    var colour: Bool

    /// Errors come last, nearest to where one goes on typing. Many listings that expired are told in one line.
    func print(_ diagnostics: [Diagnostic]) -> String {
        var text = ""
        let expired = diagnostics.filter { $0.rule == Rule.expiry.id && $0.severity == .hint }
        if expired.count > TextPrinter.mostExpired { appendExpired(expired, to: &text) }
        for severity in [Diagnostic.Severity.hint, .warning, .error] {
            for diagnostic in diagnostics where diagnostic.severity == severity {
                if expired.count > TextPrinter.mostExpired, severity == .hint, diagnostic.rule == Rule.expiry.id { continue }
                append(diagnostic, to: &text)
            }
        }
        return text
    }

    /// So many listings that expired are told each in full.
    private static let mostExpired = 3

    private func appendExpired(_ expired: [Diagnostic], to text: inout String) {
        let files = expired.prefix(TextPrinter.mostExpired).map { VisibleText.line($0.file) }.joined(separator: ", ")
        text += VisibleText.line(folder.isEmpty ? "." : String(folder.dropLast())) + ": " + painted("hint:", "36") + " "
        text += painted("\(grouped(expired.count)) listings have expired and are in no list any more", "1")
        text += ": \(files) and \(expired.count - TextPrinter.mostExpired) more [\(Rule.expiry.id)]\n"
        text += "   fix: \"houser list\" shows all of them. Write a new \"confirmed\" into those that still stand.\n"
    }

    private func append(_ diagnostic: Diagnostic, to text: inout String) {
        let span = diagnostic.span
        // Red, yellow and cyan, as parameters of ECMA-48 "Select Graphic Rendition"; 1 is bold.
        let colour = diagnostic.severity.word("31", "33", "36")
        text += VisibleText.line(diagnostic.file) + ":"
        if span.line > 0 { text += "\(span.line):" }
        if span.line > 0, span.column > 0 { text += "\(span.column):" }
        text += " " + painted("\(diagnostic.severity.rawValue):", colour)
        text += " " + painted(VisibleText.line(diagnostic.message), "1")
        text += " [" + VisibleText.line(diagnostic.rule) + "]\n"
        if span.line > 0, let source = diagnostic.sourceLine, let excerpt = SourceExcerpt(source, span) {
            let number = String(span.line)
            let gutter = max(4, number.utf8.count)
            text += String(repeating: " ", count: gutter - number.utf8.count) + number + " | " + excerpt.line + "\n"
            text += String(repeating: " ", count: gutter + 1) + "| "
            let indent = excerpt.marker.prefix { $0 == " " }
            text += indent + painted(String(excerpt.marker.dropFirst(indent.count)), colour) + "\n"
        }
        if !diagnostic.reason.isEmpty {
            text += "   why: " + VisibleText.lines(diagnostic.reason).joined(separator: "\n        ") + "\n"
        }
        if let fix = diagnostic.fix {
            let lines = VisibleText.lines(fix)
            // All are indented alike below the label, so that they keep their own indentation when copied.
            text += lines.count == 1 ? "   fix: \(lines[0])\n" : "   fix:\n" + lines.map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
        }
    }

    private func painted(_ text: String, _ parameter: String) -> String {
        colour ? "\u{1B}[\(parameter)m\(text)\u{1B}[0m" : text
    }
}

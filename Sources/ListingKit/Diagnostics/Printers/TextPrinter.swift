/// Diagnostics as compilers print them, for people.
struct TextPrinter {
    var root: String
    var colour: Bool

    func print(_ diagnostics: [Diagnostic]) -> String {
        var text = ""
        for diagnostic in diagnostics { append(diagnostic, to: &text) }
        return text
    }

    private func append(_ diagnostic: Diagnostic, to text: inout String) {
        let span = diagnostic.span
        // Red, yellow and cyan, as parameters of ECMA-48 "Select Graphic Rendition"; 1 is bold.
        let colour = diagnostic.severity.word("31", "33", "36")
        text += VisibleText.line(DiagnosticPrinter.path(diagnostic.file, in: root)) + ":"
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

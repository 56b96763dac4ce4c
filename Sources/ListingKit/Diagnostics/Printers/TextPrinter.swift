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
        text += VisibleText.line(DiagnosticPrinter.path(diagnostic.file, in: root)) + ":"
        if span.line > 0 { text += "\(span.line):" }
        if span.line > 0, span.column > 0 { text += "\(span.column):" }
        text += " " + painted("\(diagnostic.severity.rawValue):", .severity(diagnostic.severity))
        text += " " + painted(VisibleText.line(diagnostic.message), .bold)
        text += " [" + VisibleText.line(diagnostic.rule) + "]\n"
        if span.line > 0, let source = diagnostic.sourceLine, let excerpt = SourceExcerpt(source, span) {
            let number = String(span.line)
            let gutter = max(4, number.utf8.count)
            text += String(repeating: " ", count: gutter - number.utf8.count) + number + " | " + excerpt.line + "\n"
            text += String(repeating: " ", count: gutter + 1) + "| "
            let indent = excerpt.marker.prefix { $0 == " " }
            text += indent + painted(String(excerpt.marker.dropFirst(indent.count)), .severity(diagnostic.severity)) + "\n"
        }
        if !diagnostic.reason.isEmpty {
            text += "   why: " + VisibleText.lines(diagnostic.reason).joined(separator: "\n        ") + "\n"
        }
        if let fix = diagnostic.fix {
            let lines = VisibleText.lines(fix)
            // Below the label and all indented alike, so that the lines keep their own indentation when they are copied.
            text += lines.count == 1 ? "   fix: \(lines[0])\n" : "   fix:\n" + lines.map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
        }
    }

    private enum Paint {
        case bold
        case severity(Diagnostic.Severity)

        /// The parameter of ECMA-48 "Select Graphic Rendition".
        var parameter: String {
            switch self {
            case .bold: "1"
            case .severity(.error): "31"
            case .severity(.warning): "33"
            case .severity(.hint): "36"
            }
        }
    }

    private func painted(_ text: String, _ paint: Paint) -> String {
        colour ? "\u{1B}[\(paint.parameter)m\(text)\u{1B}[0m" : text
    }
}

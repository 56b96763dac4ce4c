import Findings

/// Prints "Workflow commands for GitHub Actions", which compatible runners turn into annotations too.
struct GitHubPrinter {
    func print(_ diagnostics: [Diagnostic]) -> String {
        var text = ""
        for diagnostic in diagnostics {
            let span = diagnostic.span
            var properties = [("file", diagnostic.file)]
            if span.line > 0 { properties.append(("line", String(span.line))) }
            if span.line > 0, span.column > 0 {
                properties.append(("col", String(span.column)))
                properties.append(("endColumn", String(span.column + span.length)))
            }
            properties.append(("title", diagnostic.rule))
            text += "::" + diagnostic.severity.word("error", "warning", "notice") + " "
            text += properties.map { "\($0)=\(Self.escaped(VisibleText.line($1), Self.propertyEscapes))" }.joined(separator: ",")
            text += "::" + Self.escaped(DiagnosticPrinter.body(diagnostic).joined(separator: "\n"), Self.dataEscapes) + "\n"
        }
        return text
    }

    private static let dataEscapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    private static let propertyEscapes = dataEscapes.merging([":": "%3A", ",": "%2C"]) { first, _ in first }

    private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}

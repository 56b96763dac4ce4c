/// Diagnostics as workflow commands, which GitHub and Gitea-like runners turn into annotations.
///
/// See "Workflow commands for GitHub Actions", sections on setting a notice, warning or error message.
struct GitHubPrinter {
    var root: String

    func print(_ diagnostics: [Diagnostic]) -> String {
        var text = ""
        for diagnostic in diagnostics {
            let span = diagnostic.span
            var properties = [("file", DiagnosticPrinter.path(diagnostic.file, in: root))]
            if span.line > 0 { properties.append(("line", String(span.line))) }
            if span.line > 0, span.column > 0 {
                properties.append(("col", String(span.column)))
                properties.append(("endColumn", String(span.column + span.length)))
            }
            properties.append(("title", diagnostic.rule))
            text += "::" + command(diagnostic.severity) + " "
            text += properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
            text += "::" + Self.data(DiagnosticPrinter.body(diagnostic).joined(separator: "\n")) + "\n"
        }
        return text
    }

    private func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .hint: "notice"
        }
    }

    private static func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in data(VisibleText.line(text)).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

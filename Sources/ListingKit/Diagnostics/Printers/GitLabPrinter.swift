/// Diagnostics as a GitLab Code Quality report; see "Code Quality report format" in GitLab's documentation.
struct GitLabPrinter {
    var root: String

    func print(_ diagnostics: [Diagnostic]) -> String {
        var fingerprints = DiagnosticFingerprints()
        let issues = diagnostics.map { diagnostic in
            let path = DiagnosticPrinter.path(diagnostic.file, in: root)
            return JSONDocument.object([
                ("description", .string(diagnostic.message)),
                ("check_name", .string(diagnostic.rule)),
                ("fingerprint", .string(fingerprints.next(diagnostic, path: path))),
                ("severity", .string(severity(diagnostic.severity))),
                (
                    "location",
                    .object([
                        ("path", .string(path)),
                        // The format knows no whole file; the first line stands for it.
                        ("lines", .object([("begin", .number(max(1, diagnostic.span.line)))])),
                    ])
                ),
            ])
        }
        return JSONDocument.array(issues).document
    }

    private func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .hint: "info"
        }
    }
}

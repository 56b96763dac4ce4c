import Findings

/// Diagnostics as a GitLab Code Quality report; see "Code Quality report format" in GitLab's documentation.
struct GitLabPrinter {
    func print(_ diagnostics: [Diagnostic]) -> String {
        var fingerprints = DiagnosticFingerprints()
        let issues = diagnostics.map { diagnostic in
            let path = diagnostic.file
            return JSONDocument.object([
                // The one text that merge requests show.
                ("description", .string(sentence(diagnostic))),
                ("check_name", .string(diagnostic.rule)),
                ("fingerprint", .string(fingerprints.next(diagnostic, path: path))),
                ("severity", .string(diagnostic.severity.word("major", "minor", "info"))),
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

    private func sentence(_ diagnostic: Diagnostic) -> String {
        let lines = DiagnosticPrinter.body(diagnostic)
        return lines[0] + (lines.count > 1 ? ". " + lines[1...].joined(separator: " ") : "")
    }
}

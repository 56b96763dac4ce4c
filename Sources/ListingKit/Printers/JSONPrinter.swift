import Findings

/// Diagnostics as a JSON object with all that is known, for programs.
struct JSONPrinter {
    func print(_ diagnostics: [Diagnostic]) -> String {
        let summary = DiagnosticSummary(diagnostics)
        return JSONDocument.object([
            ("version", .number(1)),
            (
                "summary",
                .object([
                    ("errors", .number(summary.errors)), ("warnings", .number(summary.warnings)), ("hints", .number(summary.hints)),
                    ("files", .number(summary.files)),
                ])
            ),
            ("diagnostics", .array(diagnostics.map { $0.json(path: $0.file) })),
        ]).document
    }
}

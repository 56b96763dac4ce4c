import Findings

/// Diagnostics as a JSON object with all that is known, for programs.
struct JSONPrinter {
    var root: String

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
            ("diagnostics", .array(diagnostics.map(value))),
        ]).document
    }

    private func value(_ diagnostic: Diagnostic) -> JSONDocument {
        let span = diagnostic.span
        let isPlace = span.line > 0
        return .object([
            ("severity", .string(diagnostic.severity.rawValue)),
            ("rule", .string(diagnostic.rule)),
            ("file", .string(DiagnosticPrinter.path(diagnostic.file, in: root))),
            ("line", isPlace ? .number(span.line) : nil),
            ("column", isPlace && span.column > 0 ? .number(span.column) : nil),
            ("length", isPlace && span.column > 0 ? .number(span.length) : nil),
            ("message", .string(diagnostic.message)),
            ("reason", diagnostic.reason.isEmpty ? nil : .string(diagnostic.reason)),
            ("fix", diagnostic.fix.map { .string($0) }),
            ("source", diagnostic.sourceLine.map { .string($0) }),
        ])
    }
}

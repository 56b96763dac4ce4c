extension Diagnostic {
    /// The finding as a JSON object with all that is known, for programs; `path` is where its file lies for them.
    package func json(path: String) -> JSONDocument {
        let isPlace = span.line > 0
        return .object([
            ("severity", .string(severity.rawValue)),
            ("rule", .string(rule)),
            ("file", .string(path)),
            ("line", isPlace ? .number(span.line) : nil),
            ("column", isPlace && span.column > 0 ? .number(span.column) : nil),
            ("length", isPlace && span.column > 0 ? .number(span.length) : nil),
            ("missing", missing.map { .string($0) }),
            ("message", .string(message)),
            ("reason", reason.isEmpty ? nil : .string(reason)),
            ("fix", fix.map { .string($0) }),
            ("source", sourceLine.map { .string($0) }),
        ])
    }
}

import Bytes
import Findings

/// Diagnostics as a log of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
struct SARIFPrinter {
    var version: String
    var rules: [Rule]

    func print(_ diagnostics: [Diagnostic]) -> String {
        let rules = completed(for: diagnostics)
        var indices: [String: Int] = [:]
        for (index, rule) in rules.enumerated() { indices[rule.id] = index }
        var fingerprints = DiagnosticFingerprints()
        let results = diagnostics.map { result($0, indices[$0.rule], &fingerprints) }
        let driver = JSONDocument.object([
            ("name", .string("houser")), ("version", .string(version)), ("rules", .array(rules.map(descriptor))),
        ])
        return JSONDocument.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            (
                "runs",
                .array([
                    .object([
                        ("tool", .object([("driver", driver)])),
                        ("columnKind", .string("unicodeCodePoints")),
                        ("results", .array(results)),
                    ])
                ])
            ),
        ]).document
    }

    /// The known rules by id, each once, and those that occur without being known.
    private func completed(for diagnostics: [Diagnostic]) -> [Rule] {
        var byID: [String: Rule] = [:]
        for diagnostic in diagnostics where byID[diagnostic.rule] == nil {
            byID[diagnostic.rule] = Rule(diagnostic.rule, diagnostic.severity, "", "")
        }
        for rule in rules { byID[rule.id] = rule }
        return byID.values.sorted { ByteOrder.precedes($0.id, $1.id) }
    }

    private func descriptor(_ rule: Rule) -> JSONDocument {
        .object([
            ("id", .string(rule.id)),
            ("shortDescription", rule.title.isEmpty ? nil : .object([("text", .string(rule.title))])),
            ("fullDescription", rule.explanation.isEmpty ? nil : .object([("text", .string(rule.explanation))])),
            ("defaultConfiguration", .object([("level", .string(level(rule.severity)))])),
        ])
    }

    private func result(_ diagnostic: Diagnostic, _ ruleIndex: Int?, _ fingerprints: inout DiagnosticFingerprints) -> JSONDocument {
        let path = diagnostic.file
        let location = JSONDocument.object([
            ("artifactLocation", .object([("uri", .string(Self.uri(path)))])),
            ("region", region(diagnostic.span)),
        ])
        return .object([
            ("ruleId", .string(diagnostic.rule)),
            ("ruleIndex", ruleIndex.map { .number($0) }),
            ("level", .string(level(diagnostic.severity))),
            ("message", .object([("text", .string(DiagnosticPrinter.body(diagnostic).joined(separator: "\n")))])),
            ("locations", .array([.object([("physicalLocation", location)])])),
            ("partialFingerprints", .object([("houser/v1", .string(fingerprints.next(diagnostic, path: path)))])),
        ])
    }

    private func region(_ span: SourceSpan) -> JSONDocument? {
        guard span.line > 0 else { return nil }
        let hasColumn = span.column > 0
        return .object([
            ("startLine", .number(span.line)),
            ("startColumn", hasColumn ? .number(span.column) : nil),
            ("endColumn", hasColumn ? .number(span.column + span.length) : nil),
        ])
    }

    private func level(_ severity: Diagnostic.Severity) -> String { severity.word("error", "warning", "note") }

    /// A relative reference of RFC 3986 section 4.2 with everything but unreserved characters and `/` percent-encoded.
    private static func uri(_ path: String) -> String {
        var bytes = ByteBuffer(capacity: path.utf8.count * 3)
        bytes.append(percentEncoding: path, keeping: UInt8(ascii: "/"))
        return bytes.text
    }
}

extension Rule {
    static let requiredField = Rule(
        "required-field", .error, "Required fields are filled in",
        "Some facts are needed by everybody who looks for a place or a thing; the kind's file says which. Write the line that the message shows."
    )

    /// Reports a missing field, at the listing's first line.
    static func missing(
        _ field: Field, at span: SourceSpan, what: String, detail: String? = nil, fix: String? = nil, report: inout Report
    ) {
        let reasons = ["Every \(what) needs it.", detail ?? field.type.valueHint(for: field), field.help].compactMap(\.self)
        report.add(
            .requiredField, span, "\(field.id.quoted) is missing", reason: reasons.joined(separator: " "),
            fix: fix ?? "\(field.id): \(field.type.shape)")
    }
}

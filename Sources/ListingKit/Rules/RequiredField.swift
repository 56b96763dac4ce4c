extension Rule {
    static let requiredField = Rule(
        "required-field", .error, "Required fields are filled in",
        "Some facts are needed by everybody who looks for a place or a thing; the kind's file says which. Write the line that the message shows."
    )

    /// Reports a field that is missing, at the listing's first line.
    static func missing(_ field: Field, at span: SourceSpan, what: String, report: inout Report) {
        report.add(
            .requiredField, span, "\(field.id.quoted) is missing",
            reason: "Every \(what) needs it." + (field.help.map { " " + $0 } ?? ""), fix: "\(field.id): \(field.sample)")
    }
}

extension Field {
    /// A value that shows how the field is written.
    var sample: String {
        switch type {
        case .text, .prose: "…"
        case .count(let range): String(max(range.lowerBound, min(2, range.upperBound)))
        case .number(let range): String(Int(range.lowerBound))
        case .money: "520"
        case .choice(let words): words.first ?? "…"
        case .choices(let words): "[\(words.prefix(2).joined(separator: ", "))]"
        case .yesNo: "yes"
        case .date: "2027-02-01"
        case .slots: "[{start: 2027-02-06 11:00, end: 2027-02-06 11:30}]"
        case .address: "{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}"
        case .contact: "{name: Maria, phone: 0491 570 156}"
        case .person: "maria"
        case .images: "[front.jpg]"
        case .link: "https://example.org/"
        case .phone: "0491 570 156"
        case .email: "maria@example.org"
        case .tags: "[quiet, near trams]"
        }
    }
}

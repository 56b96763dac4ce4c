extension Rule {
    static let requiredField = Rule(
        "required-field", .error, "Required fields are filled in",
        "Some facts are needed by everybody who looks for a place or a thing; the kind's file says which. Write the line that the message shows."
    )

    /// Reports a field that is missing, at the listing's first line. A fix other than the field's own shape may be given, and why it is so.
    static func missing(
        _ field: Field, at span: SourceSpan, what: String, detail: String? = nil, fix: String? = nil, report: inout Report
    ) {
        let reasons = ["Every \(what) needs it.", detail ?? field.hint, field.help].compactMap(\.self)
        report.add(
            .requiredField, span, "\(field.id.quoted) is missing", reason: reasons.joined(separator: " "),
            fix: fix ?? "\(field.id): \(field.type.shape)")
    }
}

extension Field {
    /// What its values are, in a sentence; nil where any text will do.
    var hint: String? {
        switch type {
        case .count(let range):
            "It is a whole number" + (range.upperBound < 1_000_000 ? " from \(range.lowerBound) to \(range.upperBound)." : ".")
        case .number: "It is a number" + (unit.map { ", counted in \($0.many)." } ?? ".")
        case .money: "It is a number of dollars."
        case .choice(let words), .choices(let words): "The choices are \(words.listed())."
        case .yesNo: "It is yes or no."
        case .date: "It is written year-month-day, such as 2026-12-01."
        default: nil
        }
    }
}

extension FieldType {
    /// How a value is written, with … for each fact that only the owner knows.
    var shape: String {
        switch self {
        case .text, .prose, .count, .number, .money, .choice, .yesNo, .date, .person, .link, .phone, .email: "…"
        case .choices, .tags: "[…]"
        case .slots: "[{start: …, end: …}]"
        case .address: "{suburb: …, state: …, postcode: …}"
        case .contact: "{name: …, phone: …}"
        case .images: "[{file: …, alt: …}]"
        }
    }
}

import Values

/// The text of a new listing's file, with … for each fact that only its owner knows and a few words beside it.
extension Kind {
    /// The name of a new listing's file, for its owner to give it one of its own.
    public static let newName = "short-name"

    /// What must be there, the facts that the kind's cards show, and those by which its listings are told apart.
    public var newListing: String {
        var lines = ["title: …", "owner: …    # Your handle: the name of your file in the people folder.", "address: \(newAddress)"]
        if place == .none { lines.removeLast() }
        let shown = fields.indices.filter { fields[$0].isRequired || cardFields.contains($0) || uses.variants.contains($0) }
        lines += shown.map { line(of: fields[$0]) }
        lines += ["listed: year-month-day    # Today.", "---", "", "…", ""]
        return "---\n" + lines.joined(separator: "\n")
    }

    private var newAddress: String {
        let street = place == .address ? "street: …, " : ""
        return
            "{\(street)suburb: …, state: …, postcode: …}\(place == .optional ? "    # Delete this line if it's nowhere in particular." : "")"
    }

    private func line(of field: Field) -> String {
        let words = [field.isRequired ? nil : "Delete this line if you don't know.", hint(for: field)].compactMap { $0 }.filter {
            !$0.isEmpty
        }
        .joined(separator: " ")
        return "\(field.id): \(field.type.shape)" + (words.isEmpty ? "" : "    # \(words)")
    }

    /// What helps people to fill a field in; empty if its name says all.
    package func hint(for field: Field) -> String {
        let choices = field.type.words.isEmpty || field.type.words.count > 12 ? nil : "One of \(field.type.words.joined(separator: ", "))."
        let date = field.type.is(DateField.self) ? "Such as 2026-12-01." : nil
        return field.help ?? choices ?? date ?? field.type.valueHint(for: field) ?? ""
    }
}

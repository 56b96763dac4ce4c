extension Rule {
    static let contactUsable = Rule(
        "contact-usable", .error, "There is a way to reach the owner",
        "A listing without a phone number or an e-mail address helps nobody. Put one into the owner's file, or into the listing's own \"contact\".",
        example: "contact: {name: Maria, phone: 0491 570 156}")

    static func contact(_ node: YAMLNode, key: String, report: inout Report) -> Contact? {
        let sample = "{name: Maria, phone: 0491 570 156}"
        guard let group = group(node, keys: ["name", "phone", "email"], key: key, sample: sample, report: &report) else { return nil }
        let contact = Contact(
            name: group["name"].flatMap { line($0, key: "name", max: 80, report: &report) },
            phone: group["phone"].flatMap { phone($0, key: "phone", report: &report) },
            email: group["email"].flatMap { email($0, key: "email", report: &report) })
        if group["phone"] == nil, group["email"] == nil {
            report.add(
                .contactUsable, node.span, "\(key.quoted) has neither a phone number nor an e-mail address", fix: "\(key): \(sample)")
        }
        return contact
    }
}

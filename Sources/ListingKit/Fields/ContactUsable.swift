import Values

extension Rule {
    static let contactUsable = Rule(
        "contact-usable", .error, "There is a way to reach the owner",
        "A listing without a phone number or an e-mail address helps nobody. Put one into the owner's file, or into the listing's own \"contact\".",
        example: "contact: {name: Maria, phone: 0491 570 156}")

    static func contact(_ node: YAMLNode, key: String, report: inout Report) -> Contact? {
        let keys = ["name", "phone", "email"]
        guard let group = group(node, keys: keys, key: key, sample: contactGroup(node.text), report: &report) else {
            return nil
        }
        let contact = Contact(
            name: group["name"].flatMap { line($0, key: "name", max: 80, report: &report) },
            phone: group["phone"].flatMap { phone($0, key: "phone", report: &report) },
            email: group["email"].flatMap { email($0, key: "email", report: &report) })
        let isMisspelt = ["phone", "email"].contains { KeyCheck.isMisspelt($0, in: group, allowed: keys) }
        if group["phone"] == nil, group["email"] == nil, !isMisspelt {
            let name = contact.name.map { "name: \(YAMLText.flowScalar($0)), " } ?? ""
            report.add(
                .contactUsable, node.span, "\(key.quoted) has neither a phone number nor an e-mail address",
                fix: isOwnLine(node, report)
                    ? "Add a line:\n" + report.indented("phone: …", at: node.span) + "\nor\n" + report.indented("email: …", at: node.span)
                    : "\(key): {\(name)phone: …}\nor\n\(key): {\(name)email: …}")
        }
        return contact
    }

    /// The group that a plain text should be: its phone number or e-mail address, if it is one, under its key.
    private static func contactGroup(_ text: String?) -> String {
        let text = text?.trimmed ?? ""
        if case .success = PhoneNumber.parse(text) { return "{phone: \(YAMLText.flowScalar(text))}" }
        return isEmail(text) ? "{email: \(text)}" : FieldType.contact.shape
    }
}

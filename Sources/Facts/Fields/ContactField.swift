import Bytes
import Findings
import Values
import YAML

/// A name with ways to reach somebody: a phone number, an e-mail address, WhatsApp, Signal, Matrix.
struct ContactField: PlainFieldType {
    static let name = "contact"
    static let rules: [Rule] = [.contactUsable, .whatsAppNumber, .signalNumber, .matrixId]
    static let isContact = true

    var shape: String { "{name: …, phone: …}" }

    var fileForm: FileForm { Contact.form }

    var control: FormControl { FormControl(.group, [.init(.name, .line(most: 80)), .init(.phone, .phone), .init(.email, .email)]) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.contact(node, key: field.id, report: &report).map(FieldValue.contact)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .contact(let contact) = value else { return false }
        let whatsApp = contact.whatsapp == contact.phone ? nil : contact.whatsapp.map { "WhatsApp \($0.display)" }
        let signal = contact.signal == contact.phone ? nil : contact.signal.map { "Signal \($0.display)" }
        let ways = [contact.name?.isolated, contact.phone?.display, contact.email, whatsApp, signal, contact.matrix]
        out.append(text: ways.compactMap { $0 }.joined(separator: ", "))
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .contact(let contact) = value { json.value(contact) }
    }

    func writeSchema(to json: inout JSONWriter) { json.reference("contact") }

    static func writeDefinition(to json: inout JSONWriter) {
        json.definition("contact") { json in
            json.property("email") { $0.text() }
            json.property("matrix") { $0.text() }
            json.property("name") { $0.text() }
            json.property("phone") { $0.pattern(PhoneField.pattern) }
            json.property("signal") { $0.pattern(PhoneField.pattern) }
            json.property("whatsapp") { $0.pattern(PhoneField.pattern) }
        }
    }
}

extension JSONWriter {
    /// Writes a contact.
    public mutating func value(_ contact: Contact) {
        object { json in
            json.member("email", contact.email)
            json.member("matrix", contact.matrix)
            json.member("name", contact.name)
            json.member("phone", contact.phone?.e164)
            json.member("signal", contact.signal?.e164)
            json.member("whatsapp", contact.whatsapp?.e164)
        }
    }
}

extension Contact {
    /// The ways to reach somebody, each a key of a group or of an owner's file.
    package static let ways = [
        RecordField("phone", .phone).slot, RecordField("email", .email).slot,
        RecordField(Messenger.whatsApp.key, .node(form: .yesOrPhone)).slot,
        RecordField(Messenger.signal.key, .node(form: .yesOrPhone)).slot, RecordField("matrix", .matrix).slot,
    ]

    /// What it may be in a file.
    package static var form: FileForm {
        .group([FilePart("name", .text(least: 0, most: 80))] + ways.map { $0.part }, oneOf: ways.map { $0.key })
    }

    /// Somebody's name with the ways to reach them that a group has.
    package init(name: String?, in group: YAMLNode, report: inout Report) {
        self.init(
            name: name, phone: group["phone"].flatMap { Rule.phone($0, key: "phone", report: &report) },
            email: group["email"].flatMap { Rule.email($0, key: "email", report: &report) },
            whatsapp: Messenger.whatsApp.number(in: group, report: &report), signal: Messenger.signal.number(in: group, report: &report),
            matrix: group["matrix"].flatMap { Rule.matrix($0, report: &report) })
    }
}

extension Rule {
    package static let contactUsable = Rule(
        "contact-usable", .error, "There is a way to reach the owner",
        "People need a phone number, an email address, WhatsApp, Signal or Matrix to get in touch. Put one in the owner's file, or in the listing's own \"contact\".",
        example: "contact: {name: Maria, phone: 0491 570 156}")

    package static func contact(_ node: YAMLNode, key: String, report: inout Report) -> Contact? {
        let ways = Contact.ways.map { $0.key }
        let keys = ["name"] + ways
        guard let group = group(node, keys: keys, key: key, sample: contactGroup(node.text), report: &report) else {
            return nil
        }
        let contact = Contact(name: group["name"].flatMap { line($0, key: "name", max: 80, report: &report) }, in: group, report: &report)
        let isMisspelt = ways.contains { KeyCheck.isMisspelt($0, in: group, allowed: keys) }
        if ways.allSatisfy({ group[$0] == nil }), !isMisspelt {
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
        return isEmail(text) ? "{email: \(text)}" : ContactField().shape
    }
}

import Bytes
import Findings
import Values
import YAML

/// A phone number.
struct PhoneField: PlainFieldType {
    static let name = "phone"
    static let rules: [Rule] = [.phoneNumber]
    static let isContact = true

    /// What it looks like as data (ITU-T E.164).
    static let pattern = "^\\+[0-9]{3,15}$"

    var fileForm: FileForm { .phone }

    var control: FormControl { FormControl(.text, .phone) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.phone(node, key: field.id, report: &report).map(FieldValue.phone)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .phone(let phone) = value else { return false }
        out.append(text: phone.display)
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .phone(let phone) = value { json.value(phone.e164) }
    }

    func writeSchema(to json: inout JSONWriter) { json.pattern(PhoneField.pattern) }
}

extension Rule {
    package static let phoneNumber = Rule(
        "phone-number", .error, "A phone number is one that people can call",
        "Australian mobiles are 04xx xxx xxx, landlines 02, 03, 07 or 08 and eight digits, and service numbers 13 xx xx, 1300 xxx xxx or 1800 xxx xxx. Spaces, brackets and +61 are fine. A number of another country starts with + and the country's code: +44 20 7946 0000. Premium numbers (190) aren't allowed.",
        example: "phone: 0491 570 156")

    package static func phone(_ node: YAMLNode, key: String, report: inout Report) -> PhoneNumber? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        switch PhoneNumber.parse(text) {
        case .success(let number): return number
        case .failure(let problem):
            let reason =
                switch problem {
                case .characters: "It may have digits, spaces, hyphens, brackets and a leading + only."
                case .foreign:
                    "A number of another country is a +, the country's code, and the number without the 0 in front, 8 to 15 digits in all: +44 20 7946 0000."
                case .length(let count):
                    "It has \(counted(count, "digit")). Mobiles and landlines have 10, such as 0491 570 156 or (03) 5550 1234."
                        + (count > 10 ? " A number of another country starts with + and the country's code." : "")
                case .premium: "Callers of 190 numbers pay extra, so they are not allowed."
                case .prefix: "Australian numbers start with 02, 03, 04, 07, 08, 13, 1300 or 1800."
                }
            return report.reject(
                .phoneNumber, node.span, "\(text.quoted) is not a phone number that can be used here", reason: reason,
                fix: report.line(replacing: node, with: PhoneWords.number(text) ?? ellipsis))
        }
    }
}

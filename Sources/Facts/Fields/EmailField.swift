import Bytes
import Findings
import Values
import YAML

/// An e-mail address.
struct EmailField: PlainFieldType {
    static let name = "email"
    static let rules: [Rule] = [.emailAddress]
    static let isContact = true

    var fileForm: FileForm { .email }

    var control: FormControl { FormControl(.text, .email) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.email(node, key: field.id, report: &report).map(FieldValue.email)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .email(let email) = value else { return false }
        out.append(text: email)
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .email(let email) = value { json.value(email) }
    }

    func writeSchema(to json: inout JSONWriter) { json.text() }
}

extension Rule {
    static let emailAddress = Rule(
        "email-address", .error, "An email address looks like one",
        "One @ with a name before it and a domain with a dot after it, using only letters, digits and . _ % + - ' (a plain subset of RFC 5321 section 4.1.2).",
        example: "email: maria@example.org")

    package static func email(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if isEmail(text) { return text }
        return report.reject(
            .emailAddress, node.span, "\(text.quoted) is not an e-mail address",
            reason: "It needs a name, one @, and a domain with a dot, such as maria@example.org, all in letters, digits and . _ % + - '.",
            fix: report.line(replacing: node, with: emailMeant(text) ?? ellipsis))
    }

    /// The address that a text with a usual slip means, such as `<maria@example.org>`, `maria at example.org` or `maria@example,org`; nil if
    /// none is plain.
    private static func emailMeant(_ text: String) -> String? {
        guard text.utf8.count <= 254 else { return nil }
        var plain = text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
        plain = String(plain.filter { !"<>()[]\"".contains($0) })
        for word in [" at ", " AT "] { plain = plain.replacing(word, with: "@") }
        for word in [" dot ", " DOT ", ","] { plain = plain.replacing(word, with: ".") }
        plain = plain.replacing("@@", with: "@").replacing(" ", with: "")
        while plain.hasSuffix(".") { plain = String(plain.dropLast()) }
        return isEmail(plain) ? plain : nil
    }

    /// Whether it is an address of the usual form.
    package static func isEmail(_ text: String) -> Bool {
        guard text.utf8.count <= 254 else { return false }
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].count) else { return false }
        return isEmailName(parts[0]) && isEmailDomain(parts[1])
    }

    /// Whether it can stand before the `@`: no full stop or apostrophe at either end or beside another.
    private static func isEmailName(_ name: Substring.UTF8View) -> Bool {
        var isMark = true
        for byte in name {
            let wasMark = isMark
            isMark = ".'".utf8.contains(byte)
            guard isMark ? !wasMark : byte.isASCIIAlphanumeric || "_%+-".utf8.contains(byte) else { return false }
        }
        return !isMark
    }

    /// Whether it is a host name with a dot in it, whose parts neither start nor end with a hyphen.
    static func isEmailDomain(_ domain: Substring.UTF8View) -> Bool {
        let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let hyphen = UInt8(ascii: "-")
        return labels.count >= 2
            && labels.allSatisfy { label in
                !label.isEmpty && label.first != hyphen && label.last != hyphen
                    && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == hyphen }
            }
    }
}

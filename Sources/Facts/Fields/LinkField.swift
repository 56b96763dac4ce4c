import Bytes
import CommonMark
import Findings
import Values
import YAML

/// A web address.
struct LinkField: PlainFieldType {
    static let name = "link"
    static let rules: [Rule] = [.linkAddress]
    static let isContact = false

    var fileForm: FileForm { .link }

    var control: FormControl { FormControl(.text, .link) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.link(node, key: field.id, report: &report).map(FieldValue.link)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .link(let link) = value else { return false }
        out.append(text: link)
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .link(let link) = value { json.value(link) }
    }

    func writeSchema(to json: inout JSONWriter) { json.address() }
}

extension Rule {
    package static let linkAddress = Rule(
        "link-address", .error, "A link is a web address",
        "It starts with https:// or http://, has a host name, and has no spaces. Other kinds of links aren't allowed, because they can run programs.",
        example: "website: https://example.org/")

    package static func link(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let address = webAddress(text) { return address }
        let isBare = webAddress("https://" + text) != nil && text.contains(".") && !text.contains(":")
        return report.reject(
            .linkAddress, node.span, "\(text.quoted) is not a web address",
            reason: "It must start with https:// or http://, name a host, and have no spaces or invisible characters.",
            fix: isBare ? "\(key): https://\(text)" : nil)
    }

    /// Whether it is a web address by the rules for links in descriptions.
    package static func isWebAddress(_ text: String) -> Bool { webAddress(text) != nil }

    /// A web address as it is published, percent-encoded; nil if ``LinkCheck`` would refuse it in a description.
    package static func webAddress(_ text: String) -> String? {
        guard text.utf8.count <= 2000, text.prefix(4).lowercased() == "http" else { return nil }
        // Odd blanks and invisible characters were hardly meant.
        guard text.unicodeScalars.allSatisfy({ $0.isVisible && !"\"<>\\^`{|}".unicodeScalars.contains($0) }) else { return nil }
        var check = LinkCheck(siteHost: nil, allowsSiteLinks: false)
        var text = text
        switch text.withUTF8({ check.judge($0) }) {
        case .outside, .plain: return String(decoding: check.address, as: UTF8.self)
        case .site, .refused: return nil
        }
    }
}

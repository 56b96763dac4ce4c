import Bytes
import Findings
import Values
import YAML

/// Links to other sites, each with what people read for it.
struct LinksField: PlainFieldType {
    static let name = "links"
    static let rules: [Rule] = [.linkList, .linkAddress]
    static let isContact = false
    static let itemShape = "{label: …, url: …}"

    var shape: String { "[\(LinksField.itemShape)]" }

    var fileForm: FileForm { .list(LabelledLink.schema.form, most: 20) }

    var control: FormControl {
        FormControl(.groups, [.init(.label, .line(most: 80), isRequired: true), .init(.url, .link, isRequired: true)])
    }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        let links = Rule.links(node, key: field.id, today: context.today, report: &report)
        return links.isEmpty ? nil : .links(links)
    }

    /// The page shows those that still hold.
    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        guard case .links(let links) = value else { return }
        json.array { json in
            for link in links {
                json.object { json in
                    json.member("label", link.label)
                    json.member("price_cents", link.price?.cents)
                    if let until = link.until { json.member("until", until) }
                    json.member("url", link.url)
                }
            }
        }
    }

    func writeSchema(to json: inout JSONWriter) {
        json.list { json in
            json.group(requires: ["label", "url"]) { json in
                json.property("label") { $0.text() }
                json.property("price_cents") { $0.number() }
                json.property("until") { $0.day("the last on which it holds") }
                json.property("url") { $0.address() }
            }
        }
    }
}

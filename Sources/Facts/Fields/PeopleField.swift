import Bytes
import Findings
import Values
import YAML

/// The handles of several people.
struct PeopleField: FieldType {
    static let name = "people"
    static let rules: [Rule] = [.ownerExists, .listLength]
    static let options = ["max"]
    static let isContact = false

    /// The most of them.
    let most: Int

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> PeopleField? {
        PeopleField(most: declaration.reader.integer("max", 1...100, default: 20, report: &report))
    }

    var shape: String { "[…]" }
    func valueHint(for field: Field) -> String? { "They are the names of files in the people folder." }

    var fileForm: FileForm { .list(.slug, most: most) }

    var control: FormControl { FormControl(.words, .lines, most: most) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        let handles: [String] = Rule.each(of: node, key: field.id, most: most, shape: shape, report: &report) { item, report in
            Rule.owner(item, key: field.id, people: context.people, isLooking: true, report: &report)
        }
        return handles.isEmpty ? nil : .people(handles.onlyFirst)
    }

    /// The page links them.
    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        guard case .people(let handles) = value else { return }
        json.array { json in for handle in handles { listing.writePerson(handle, to: &json) } }
    }

    func writeSchema(to json: inout JSONWriter) { json.list { $0.reference("person") } }
}

extension Rule {
    static let listLength = Rule(
        "list-length", .error, "A list isn't longer than people will read",
        "The message says how many fit. Keep the ones that matter most, and put the rest in the description.")

    /// What each text of a list means; those that mean nothing have findings.
    package static func each<Value>(
        of node: YAMLNode, key: String, most: Int, shape: String, report: inout Report,
        read: (_ item: YAMLNode, _ report: inout Report) -> Value?
    ) -> [Value] {
        guard let items = list(node, key: key, sample: shape, report: &report) else { return [] }
        guard items.count <= most else {
            report.add(.listLength, items[most].span, "\(key.quoted) has \(items.count) entries; at most \(most) fit")
            return []
        }
        return items.compactMap { item in
            if report.isFull { return nil }
            guard item.text != nil else {
                return report.reject(.valueShape, item.span, "an item of \(key.quoted) must be text, not \(item.noun)")
            }
            return read(item, &report)
        }
    }
}

extension Array where Element: Hashable {
    /// Each of its items once, where it comes first.
    package var onlyFirst: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

import Bytes
import Findings
import Places
import Values
import YAML

/// The handle of an owner.
struct PersonField: PlainFieldType {
    static let name = "person"
    static let rules: [Rule] = [.ownerExists]
    static let isContact = false

    var fileForm: FileForm { .slug }

    var control: FormControl { FormControl(.text, .line(most: 80)) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        Rule.owner(node, key: field.id, people: context.people, isLooking: false, report: &report).map(FieldValue.person)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .person(let handle) = value else { return false }
        out.append(text: handle)
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .person(let handle) = value { listing.writePerson(handle, to: &json) }
    }

    func writeSchema(to json: inout JSONWriter) { json.reference("person") }

    static func writeDefinition(to json: inout JSONWriter) {
        json.definition("person", requires: ["handle"]) { json in
            json.property("handle") { $0.text() }
            json.property("name") { $0.text() }
            json.property("url") { $0.address() }
        }
    }
}

extension Rule {
    package static let ownerExists = Rule(
        "owner-exists", .error, "The owner has a file",
        "Each owner has a file in the people folder with their name and how to reach them. Listings give the file's name without \".yaml\".",
        example: "owner: maria        # people/maria.yaml")

    /// The handle of somebody who has a file. `isLooking` tells that it names who looks for something, of whom nobody needs more than a name.
    package static func owner(_ node: YAMLNode, key: String, people: [String], isLooking: Bool, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if people.holdsSorted(text) { return text }
        let guess = ownerMeant(text, among: people)
        // Of who only looks for a home, a whole name must not become the name of a file, which is published.
        let handle = isLooking && !text.isSlug ? String(text.slugified.prefix { $0 != "-" }) : text.slugified
        let role = isLooking ? key == "owner" ? "looking\nphone: …" : "looking" : "owner\nphone: …"
        let file = handle.isEmpty ? "\(key): …" : "Make the file \(ContentPath.named("people/\(handle).yaml")):\nname: …\nrole: \(role)"
        return report.reject(
            .ownerExists, node.span, "there is no owner \(text.quoted)" + Spelling.question(guess),
            reason: ownersKnown(people), fix: guess.map { "\(key): \($0)" } ?? file)
    }

    /// The owner whom a text most likely names. Many write a name instead of the handle: "Maria Rossi" for "maria".
    package static func ownerMeant(_ text: String, among people: [String]) -> String? {
        let plain = text.withoutWordQuotes
        let words = text.slugified.split(separator: "-").map(String.init)
        if let guess = people.first(where: { $0 == plain }) ?? Spelling.nearest(to: text, among: people)
            ?? people.first(where: words.contains)
        {
            return guess
        }
        // "maria" for "maria-costa", who was called so before.
        let longer = words.isEmpty ? [] : people.filter { Set(words).isSubset(of: $0.split(separator: "-").map(String.init)) }
        return longer.count == 1 ? longer[0] : nil
    }

    /// Reports that nothing names the owner, with the owners whom the board knows.
    package static func missingOwner(
        among people: [String], at span: SourceSpan, empty: YAMLNode.Entry? = nil, what: String, report: inout Report
    ) {
        missing(.owner, at: span, empty: empty, what: what, detail: ownersKnown(people), report: &report)
    }

    /// The name of a new person's file, for them to put a word in its place that they want to be known by.
    package static let newHandle = "your-handle"

    /// Whom a board knows, in a sentence.
    package static func ownersKnown(_ people: [String]) -> String {
        let handles = people.filter { $0.isSlug && $0 != newHandle }
        let opening = "Owners have a file in the people folder"
        return handles.isEmpty ? opening + "." : opening + ": \(PlaceWording.list(handles, limit: 12))."
    }
}

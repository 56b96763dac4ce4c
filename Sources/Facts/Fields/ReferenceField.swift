import Bytes
import Findings
import YAML

/// One brand or listing.
struct ReferenceField: ReferenceType {
    static let name = "reference"
    static let rules: [Rule] = [.referenceExists, .listLength]
    static let options = ["to", "facet", "synonyms"]
    let most = 1
    var references: ReferenceTarget

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> ReferenceField? {
        ReferenceTarget.declared(by: declaration, report: &report).map { ReferenceField(references: $0) }
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .references(let names) = value { json.value(names.first ?? "") }
    }

    func writeSchema(to json: inout JSONWriter) { json.text() }
}

/// Several brands or listings.
struct ReferencesField: ReferenceType {
    static let name = "references"
    static let rules: [Rule] = [.referenceExists, .listLength]
    static let options = ["to", "facet", "synonyms", "max"]
    let most: Int
    var references: ReferenceTarget

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> ReferencesField? {
        let most = declaration.reader.integer("max", 1...100, default: 12, report: &report)
        return ReferenceTarget.declared(by: declaration, report: &report).map { ReferencesField(most: most, references: $0) }
    }

    var shape: String { "[…]" }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) { writeSearch(value, to: &json) }

    func writeSchema(to json: inout JSONWriter) { json.list { $0.text() } }
}

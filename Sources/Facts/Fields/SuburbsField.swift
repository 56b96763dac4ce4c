import Bytes
import Findings
import Places
import Values
import YAML

/// Several suburbs.
struct SuburbsField: FieldType {
    static let name = "suburbs"
    static let rules: [Rule] = [.suburbPostcode, .listLength]
    static let options = ["max"]
    static let isContact = false

    /// The most of them.
    let most: Int

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> SuburbsField? {
        SuburbsField(most: declaration.reader.integer("max", 1...100, default: 20, report: &report))
    }

    var shape: String { "[…]" }
    func valueHint(for field: Field) -> String? { "Each is a suburb with its state and postcode, such as Carlton VIC 3053, or a postcode." }

    var fileForm: FileForm { .list(.anyText, most: most) }

    var control: FormControl { FormControl(.list, .lines, most: most) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        let names = SuburbNames(gazetteer: context.gazetteer, home: context.home)
        let suburbs = Rule.suburbs(of: node, key: field.id, most: most, names, report: &report)
        return suburbs.isEmpty ? nil : .suburbs(suburbs)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .suburbs(let suburbs) = value else { return false }
        for (index, suburb) in suburbs.enumerated() {
            if index > 0 { out.append(", ") }
            out.append(text: suburb.name)
            out.append(UInt8(ascii: " "))
            out.append(text: suburb.postcode)
        }
        return !suburbs.isEmpty
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        guard case .suburbs(let suburbs) = value else { return }
        json.array { json in
            for suburb in suburbs {
                json.object { json in
                    json.member("postcode", suburb.postcode)
                    json.member("state", suburb.state.rawValue)
                    json.member("suburb", suburb.name)
                }
            }
        }
    }

    func writeSchema(to json: inout JSONWriter) {
        json.list { json in
            json.group(requires: ["postcode", "state", "suburb"]) { json in
                json.property("postcode") { $0.pattern("^[0-9]{4}$") }
                json.property("state") { $0.member("enum", State.allCases.map { $0.rawValue }) }
                json.property("suburb") { $0.text() }
            }
        }
    }
}

extension Rule {
    /// The suburbs of a list, each once.
    package static func suburbs(
        of node: YAMLNode, key: String, most: Int, _ names: SuburbNames, report: inout Report
    ) -> [Locality] {
        if names.report(node, key: key, into: &report) { return [] }
        let suburbs: [[Locality]] = each(of: node, key: key, most: most, shape: "[…]", report: &report) { item, report in
            self.suburbs(item, key: key, names, report: &report)
        }
        return suburbs.flatMap { $0 }.onlyFirst
    }

    /// The suburbs that an item of a list means: one of that name, or all of a postcode.
    package static func suburbs(_ node: YAMLNode, key: String, _ names: SuburbNames, report: inout Report) -> [Locality]? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        let gazetteer = names.gazetteer
        func fix(_ places: [Locality]) -> String? {
            alternatives(places.prefix(2).compactMap { report.line(replacing: node, with: YAMLText.flowScalar($0.line)) })
        }
        if text.allSatisfy({ $0.isASCIIDigit }) {
            let places = gazetteer.localities(postcode: text)
            if !places.isEmpty { return places }
            return report.reject(
                .suburbPostcode, node.span, "\(text.quoted) is not the postcode of a place",
                reason: "A postcode has four digits. One of a PO box takes mail but has no homes.")
        }
        let words = SuburbWords(text.withoutWordQuotes, gazetteer: gazetteer)
        switch gazetteer.judge(suburb: words.name, state: words.state?.rawValue, postcode: words.postcode) {
        case .agrees(let locality, _): return [locality]
        case .wrong(let problem):
            let likely = names.meant(text).map { [$0] } ?? problem.likely
            return report.reject(.suburbPostcode, node.span, problem.message, reason: problem.reason, fix: fix(likely))
        }
    }
}

import Bytes
import Findings
import Values
import YAML

/// `yes` or `no`.
struct YesNoField: PlainFactType, PlainFieldType {
    static let name = "yes-no"
    static let rules: [Rule] = [.yesNoValue]
    static let options = ["facet", "default"]

    var facets: [Field.Facet] { [.anyOf] }
    func valueHint(for field: Field) -> String? { "It is yes or no." }
    func mayMean(_ text: String, _ field: Field) -> Bool { YesNo.read(text) != nil || YesNo.meant(text) != nil }

    var fileForm: FileForm { .yesNo }

    var control: FormControl { FormControl(.plain, .one(of: ["yes", "no"])) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        Rule.yesNo(node, key: field.id, report: &report).map(FieldValue.yesNo)
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try YesNoField.facetValue(text, key: key)
    }

    /// What a text of a filter means: yes or no.
    static func facetValue(_ text: String, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard let yes = YesNo.read(text) else { throw YesNoField.problem(text, key: key) }
        return FacetValue(content: .number(yes ? 1 : 0), text: yes ? "yes" : "no", rank: yes ? 0 : 1)
    }

    fileprivate static func problem(_ text: String, key: String) -> FacetValue.Problem {
        FacetValue.Problem(
            rule: .yesNoValue, message: "\(key.quoted) must be yes or no, not \(text.quoted)",
            guess: YesNo.meant(text).map { $0 ? "yes" : "no" })
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .yesNo(let yes) = value else { return false }
        out.append(text: yes ? formats.yes : formats.no)
        return true
    }

    /// The label says it; of what is not so, nothing is said.
    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .yesNo(true) = value else { return false }
        out.append(text: field.label)
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .yesNo(let yes) = value { json.value(yes) }
    }

    func writeSchema(to json: inout JSONWriter) { json.member("type", "boolean") }
}

extension Rule {
    static let yesNoValue = Rule("yes-no-value", .error, "A yes-or-no fact says yes or no", "Write yes or no.", example: "swap: yes")

    /// What a text says; `likely` is what is offered for one that might be either.
    package static func yesNo(_ node: YAMLNode, key: String, likely: Bool? = nil, report: inout Report) -> Bool? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let value = YesNo.read(text) { return value }
        var problem = YesNoField.problem(text, key: key)
        problem.guess = problem.guess ?? likely.map { $0 ? "yes" : "no" }
        return report.reject(problem, at: node, key: key)
    }
}

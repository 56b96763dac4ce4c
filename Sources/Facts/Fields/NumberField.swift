import Bytes
import Findings
import Values
import YAML

/// A decimal number.
struct NumberField: PlainFactType {
    static let name = "number"
    static let rules: [Rule] = [.numberRange]
    static let options = ["min", "max", "usual", "facet", "unit", "default"]

    /// The numbers that it may be.
    let range: ClosedRange<Double>

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> NumberField? {
        let range = declaration.bounds(-1_000_000_000...1_000_000_000, report: &report)
        return NumberField(range: Double(range.lowerBound)...Double(range.upperBound))
    }

    var facets: [Field.Facet] { [.anyOf, .atLeast, .atMost] }
    func valueHint(for field: Field) -> String? { "It is a number" + (field.unit.map { ", counted in \($0.many)." } ?? ".") }
    func mayMean(_ text: String, _ field: Field) -> Bool { text.contains { $0.isASCIIDigit } }

    var fileForm: FileForm { .decimal(Int(range.lowerBound)...Int(range.upperBound)) }

    var control: FormControl {
        FormControl(
            .plain,
            .number(
                least: FacetValue.written(Wide(range.lowerBound), decimals: 0),
                most: FacetValue.written(Wide(range.upperBound), decimals: 0), step: "any"))
    }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        guard let text = Rule.text(node, key: field.id, report: &report) else { return nil }
        guard text.utf8.allSatisfy({ $0.isASCIIDigit || ".-".utf8.contains($0) }), text.utf8.count <= 20, let number = Double(text) else {
            return report.reject(problem(text, unit: field.unit?.many, reason: "", key: field.id), at: node, key: field.id)
        }
        guard range.contains(number) else {
            return report.reject(rangeProblem(text, key: field.id), at: node, key: field.id)
        }
        // What is closest to its thousandths has no digits beyond them.
        let thousandths = Wide((number * 1000).rounded())
        guard Double(thousandths) / 1000 == number else {
            return report.reject(
                FacetValue.Problem(
                    rule: .numberRange, message: "\(field.id.quoted) has too many digits: \(text)", reason: NumberField.precision,
                    guess: FacetValue.written(thousandths, decimals: 3)), at: node, key: field.id)
        }
        if let usual = field.usual { Rule.checkUsual(number, written: text, usual, key: field.id, at: node.span, report: &report) }
        return .number(number)
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard let thousandths = FacetValue.fixed(text, digits: 10, decimals: 3, mayBeNegative: true) else {
            throw problem(text, unit: field.unit?.many, reason: NumberField.precision, key: key)
        }
        guard range.contains(Double(thousandths) / 1000) else { throw rangeProblem(text, key: key) }
        return FacetValue(content: .number(thousandths), text: FacetValue.written(thousandths, decimals: 3), rank: thousandths)
    }

    private static let precision = "It has at most three digits after the point."

    /// The finding on a text that is no number; `reason` is what to say where the field has no unit.
    private func problem(_ text: String, unit: String?, reason: String, key: String) -> FacetValue.Problem {
        FacetValue.Problem(
            rule: .numberRange, message: "\(key.quoted) must be a number, not \(text.quoted)",
            reason: unit.map { "It is counted in \($0); leave the unit out." } ?? reason,
            guess: unit.flatMap { NumberWords.number(text, without: $0) })
    }

    private func rangeProblem(_ text: String, key: String) -> FacetValue.Problem {
        FacetValue.Problem(
            rule: .numberRange, message: "\(key.quoted) is \(text); it must be from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard let thousandths = value.measure else { return false }
        out.append(thousandths, decimals: 3, in: formats)
        if let unit = field.unit {
            out.append(UInt8(ascii: " "))
            out.append(text: unit.text(thousandths: thousandths, in: formats))
        }
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if let thousandths = value.measure { json.decimal(thousandths, places: 3) }
    }

    func writeSchema(to json: inout JSONWriter) { json.member("type", "number") }
}

import Bytes
import Values

/// A decimal number.
struct NumberField: PlainFactType {
    static let name = "number"
    static let rules: [Rule] = [.numberRange]
    static let options = ["min", "max", "usual", "facet", "unit", "default"]

    /// The numbers that it may be.
    let range: ClosedRange<Double>

    static func declared(by declaration: inout FieldDeclaration, report: inout Report) -> NumberField? {
        let range = declaration.bounds(-1_000_000_000...1_000_000_000, report: &report)
        return NumberField(range: Double(range.lowerBound)...Double(range.upperBound))
    }

    var facets: [Field.Facet] { [.anyOf, .atLeast, .atMost] }
    func hint(for field: Field) -> String? { "It is a number" + (field.unit.map { ", counted in \($0.many)." } ?? ".") }
    func dataDescription(for field: Field) -> String? { "number" + field.unitInWords }
    func mayMean(_ text: String, _ field: Field) -> Bool { text.contains(where: \.isASCIIDigit) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        Rule.number(node, key: field.id, range: range, unit: field.unit?.many, report: &report).map { number in
            if let usual = field.usual {
                Rule.checkUsual(number, written: node.text?.trimmed ?? "", usual, key: field.id, at: node.span, report: &report)
            }
            return .number(number)
        }
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        let unit = field.unit?.many
        guard let thousandths = FacetValue.fixed(text, digits: 10, decimals: 3, mayBeNegative: true) else {
            throw FacetValue.Problem(
                rule: .numberRange, message: "\(key.quoted) must be a number, not \(text.quoted)",
                reason: unit.map { "It is counted in \($0); leave the unit out." } ?? "It has at most three digits after the point.",
                guess: unit.flatMap { NumberWords.number(text, without: $0) })
        }
        guard range.contains(Double(thousandths) / 1000) else {
            throw FacetValue.Problem(
                rule: .numberRange,
                message: "\(key.quoted) is \(text); it must be from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        return FacetValue(content: .number(thousandths), text: FacetValue.written(thousandths, decimals: 3), rank: thousandths)
    }

    func write(_ value: FieldValue, of field: Field, to out: inout ByteBuffer) -> Bool {
        guard case .number(let number) = value else { return false }
        // Without a needless fraction.
        let isWhole = number == number.rounded() && abs(number) < 1e15
        out.append(text: isWhole ? String(Int(number)) : String(number))
        if let unit = field.unit {
            out.append(UInt8(ascii: " "))
            out.append(text: number == 1 ? unit.one : unit.many)
        }
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if let thousandths = value.measure { json.decimal(thousandths, places: 3) }
    }

    func writeSchema(to json: inout JSONWriter) { json.member("type", "number") }
}

extension Rule {
    static func number(_ node: YAMLNode, key: String, range: ClosedRange<Double>, unit: String?, report: inout Report) -> Double? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
        guard isPlain, text.utf8.count <= 20, let number = Double(text) else {
            report.add(
                .numberRange, node.span, "\(key.quoted) must be a number, not \(text.quoted)",
                reason: unit.map { "It is counted in \($0); leave the unit out." } ?? "",
                fix: unit.flatMap { NumberWords.number(text, without: $0) }.map { report.fix(node, key: key, value: $0) })
            return nil
        }
        guard range.contains(number) else {
            report.add(
                .numberRange, node.span,
                "\(key.quoted) is \(text); it must be from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
            return nil
        }
        return number
    }
}

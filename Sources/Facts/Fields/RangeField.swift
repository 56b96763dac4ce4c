import Bytes
import Findings
import Values
import YAML

/// Two whole numbers with all between them, such as a stay of 6 to 12 months.
struct RangeField: PlainFactType {
    static let name = "range"
    static let rules: [Rule] = [.rangeValue]
    static let options = ["min", "max", "facet", "unit", "default"]

    /// The numbers that it may be made of.
    let limits: ClosedRange<Int>

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> RangeField? {
        RangeField(limits: declaration.bounds(0...100_000_000, report: &report))
    }

    var facets: [Field.Facet] { [.includes] }
    var shape: String { "… to …" }
    func valueHint(for field: Field) -> String? {
        "It is a whole number or two\(field.unit.map { " of \($0.many)" } ?? ""), such as 6, 6 to 12, 6+ or up to 12."
    }
    func mayMean(_ text: String, _ field: Field) -> Bool { text.contains { $0.isASCIIDigit } }

    var fileForm: FileForm { .pattern("[0-9]") }

    var control: FormControl { FormControl(.range, [.init(.from, .whole(limits)), .init(.to, .whole(limits))]) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        guard let text = Rule.text(node, key: field.id, report: &report) else { return nil }
        guard let range = NumberRange(field.unit.map { UnitWords($0).removed(from: text) } ?? text) else {
            return report.reject(problem(text, of: field), at: node, key: field.id)
        }
        guard [range.least, range.most].allSatisfy({ $0.map(limits.contains) ?? true }) else {
            return report.reject(
                FacetValue.Problem(
                    rule: .rangeValue,
                    message: "\(field.id.quoted) is \(text); its numbers must be from \(limits.lowerBound) to \(limits.upperBound)"),
                at: node, key: field.id)
        }
        return .range(range)
    }

    private func problem(_ text: String, of field: Field) -> FacetValue.Problem {
        FacetValue.Problem(
            rule: .rangeValue, message: "\(field.id.quoted) must be a whole number, or one to another, not \(text.quoted)",
            reason: field.unit.map { "It's counted in \($0.many)." } ?? "", guess: guess(text, of: field))
    }

    /// The range that a text with one or two numbers in it most likely means; nil if it is in doubt.
    private func guess(_ text: String, of field: Field) -> String? {
        switch field.unit.flatMap({ UnitWords($0).converted(text) }) {
        case .exactly(let range)?: return [range.least, range.most].allSatisfy { $0.map(limits.contains) ?? true } ? range.written : nil
        case .inexact?: return nil
        case nil: break
        }
        let numbers = text.prefix(100).split { !$0.isASCIIDigit }.compactMap { $0.utf8.count <= 9 ? Int($0) : nil }
        guard (1...2).contains(numbers.count), numbers.allSatisfy(limits.contains) else { return nil }
        if numbers.count == 2 { return "\(min(numbers[0], numbers[1])) to \(max(numbers[0], numbers[1]))" }
        let words = text.lowercased()
        if ["least", "more", "min", "from", "over"].contains(where: words.contains) { return "\(numbers[0])+" }
        if ["most", "less", "max", "until", "under"].contains(where: words.contains) { return "up to \(numbers[0])" }
        return String(numbers[0])
    }

    /// A filter asks for one number, which must be within.
    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try CountField(range: limits).facetValue(text, key: key)
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .range(let range) = value else { return false }
        out.append(from: range.least, to: range.most, in: formats)
        if let unit = field.unit {
            out.append(UInt8(ascii: " "))
            out.append(text: range.most.map { unit.text(for: $0, in: formats) } ?? unit.textOfMany(in: formats))
        }
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .range(let range) = value else { return }
        json.object { json in
            json.member("least", range.least)
            json.member("most", range.most)
        }
    }

    /// Both ends, those that are open as far as the field goes.
    func writeSearch(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .range(let range) = value else { return }
        json.array { json in
            json.value(range.least ?? limits.lowerBound)
            json.value(range.most ?? limits.upperBound)
        }
    }

    func writeStructured(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .range(let range) = value else { return }
        json.object { json in
            json.member("@type", "QuantitativeValue")
            json.member("maxValue", range.most)
            json.member("minValue", range.least)
        }
    }

    func writeSchema(to json: inout JSONWriter) {
        json.group(requires: []) { json in
            json.property("least") { $0.number() }
            json.property("most") { $0.number() }
        }
    }
}

extension Rule {
    static let rangeValue = Rule(
        "range-value", .error, "A range is one whole number, or one to another",
        "Write the least and the greatest: 6 to 12. One number alone is just that many, 6+ is six or more, and up to 12 is any number to twelve. Its unit can stand behind it: 6 to 12 months.",
        example: "stay: 6 to 12")
}

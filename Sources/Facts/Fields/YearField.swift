import Bytes
import Findings
import Values
import YAML

/// A year.
struct YearField: PlainFactType {
    static let name = "year"
    /// The last year that people mean by two digits alone.
    private static let lastShort = 2_040
    static let rules: [Rule] = [.yearValue]
    static let options = ["min", "max", "usual", "facet", "default"]

    /// The years that it may be.
    let range: ClosedRange<Int>

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> YearField? {
        YearField(range: declaration.bounds(1000...9999, report: &report))
    }

    var facets: [Field.Facet] { [.anyOf, .atLeast, .atMost] }
    func valueHint(for field: Field) -> String? { "It is a year of four digits." }
    func mayMean(_ text: String, _ field: Field) -> Bool { text.contains { $0.isASCIIDigit } }

    var fileForm: FileForm { .whole(range) }

    var control: FormControl { .whole(range) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        guard let text = Rule.text(node, key: field.id, report: &report) else { return nil }
        do {
            let value = try facetValue(text, of: field, key: field.id)
            if let usual = field.usual {
                Rule.checkUsual(Double(value.rank), written: text, usual, key: field.id, at: node.span, report: &report)
            }
            return .count(Int(value.rank))
        } catch { return report.reject(error, at: node, key: field.id) }
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard text.utf8.count == 4, text.allSatisfy({ $0.isASCIIDigit }), let year = Int(text) else {
            throw FacetValue.Problem(
                rule: .yearValue, message: "\(key.quoted) must be a year of four digits, not \(text.quoted)", guess: guess(text))
        }
        guard range.contains(year) else {
            throw FacetValue.Problem(
                rule: .yearValue, message: "\(key.quoted) is \(year); it must be from \(range.lowerBound) to \(range.upperBound)")
        }
        return FacetValue(content: .number(Wide(year)), text: text, rank: Wide(year))
    }

    /// The only year in a text, such as a date or "2016 model", or the one that two digits like '16 mean.
    private func guess(_ text: String) -> String? {
        let short = text.drop { "'’‘".contains($0) }
        if short.utf8.count == 2, short.allSatisfy({ $0.isASCIIDigit }), let number = Int(short) {
            let year = [2_000 + number, 1_900 + number].first { range.contains($0) && $0 <= YearField.lastShort }
            return year.map { String($0) }
        }
        let years = text.prefix(100).split { !$0.isASCIIDigit }.filter { $0.utf8.count == 4 && Int($0).map(range.contains) ?? false }
        return years.count == 1 ? String(years[0]) : nil
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .count(let year) = value else { return false }
        out.append(decimal: year)
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .count(let year) = value { json.value(year) }
    }

    /// As a date of reduced precision (ISO 8601), which is text.
    func writeStructured(_ value: FieldValue, to json: inout JSONWriter) {
        if case .count(let year) = value { json.value(String(year)) }
    }

    func writeSchema(to json: inout JSONWriter) {
        json.member("type", "integer")
        json.member("minimum", range.lowerBound)
        json.member("maximum", range.upperBound)
    }
}

extension Rule {
    static let yearValue = Rule(
        "year-value", .error, "A year has four digits",
        "Write the year alone, without month or day, and within the range the message gives.",
        example: "year: 2016")
}

import Bytes
import Findings
import Values
import YAML

/// A whole number.
struct CountField: PlainFactType {
    static let name = "count"
    static let rules: [Rule] = [.numberRange]
    static let options = ["min", "max", "usual", "facet", "unit", "zero", "default"]

    /// The numbers that it may be.
    let range: ClosedRange<Int>

    static func declared(by declaration: FieldDeclaration, report: inout Report) -> CountField? {
        CountField(range: declaration.bounds(0...1_000_000_000, report: &report))
    }

    var facets: [Field.Facet] { [.anyOf, .atLeast, .atMost] }

    func valueHint(for field: Field) -> String? {
        "It is a whole number" + (range.upperBound < 1_000_000 ? " from \(range.lowerBound) to \(range.upperBound)." : ".")
    }

    func mayMean(_ text: String, _ field: Field) -> Bool { Wide(text) != nil || NumberWords.count(text) != nil }

    var fileForm: FileForm { .whole(range) }

    var control: FormControl { .whole(range) }

    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue? {
        guard let text = Rule.text(node, key: field.id, report: &report) else { return nil }
        guard text.utf8.count <= 12, let wide = Wide(text) else {
            return report.reject(problem(text, zero: field.zero, key: field.id), at: node, key: field.id)
        }
        guard let number = Int(exactly: wide), range.contains(number) else {
            return report.reject(problem(wide, key: field.id), at: node, key: field.id)
        }
        if let usual = field.usual {
            Rule.checkUsual(Double(number), written: String(number), usual, key: field.id, at: node.span, report: &report)
        }
        return .count(number)
    }

    /// What people write of cars for which the home has no place of its own.
    private static let onStreet: Set<String> = ["street", "on-street", "street-parking", "on-street-parking", "street-only"]

    /// The finding on a text that is no whole number; `zero` is the word that is shown for 0.
    private func problem(_ text: String, zero: String?, key: String) -> FacetValue.Problem {
        let more = NumberWords.countWithMore(text)
        let isYes = YesNo.read(text) ?? YesNo.meant(text) ?? false
        let isNone = text.foldedWord == zero?.foldedWord || CountField.onStreet.contains(text.foldedWord)
        let meant = isNone ? 0 : more?.count ?? NumberWords.count(text) ?? (isYes ? 1 : nil)
        let between = meant == nil ? NumberWords.around(text).filter { range.contains($0) } : []
        return FacetValue.Problem(
            rule: .numberRange, message: "\(key.quoted) must be a whole number, not \(text.quoted)",
            reason: more.map { "Say \($0.more.quoted) in the description, or under \"features\" if there is a word for it." }
                ?? (isYes ? "Write how many there are." : meant == nil && text.contains(".") ? "It has no part after a point." : ""),
            guess: meant.flatMap { range.contains($0) ? String($0) : nil } ?? between.first.map { String($0) },
            others: between.dropFirst().map { String($0) })
    }

    /// The finding on a number out of range.
    private func problem(_ number: Wide, key: String) -> FacetValue.Problem {
        FacetValue.Problem(
            rule: .numberRange, message: "\(key.quoted) is \(number); it must be from \(range.lowerBound) to \(range.upperBound)")
    }

    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try facetValue(text, zero: field.zero, key: key)
    }

    /// The number that a text of a filter means; `zero` is the word that is shown for 0.
    func facetValue(_ text: String, zero: String? = nil, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard text.utf8.count <= 12, text.allSatisfy({ $0.isASCIIDigit }), let wide = Wide(text) else {
            throw problem(text, zero: zero, key: key)
        }
        guard let number = Int(exactly: wide), range.contains(number) else { throw problem(wide, key: key) }
        return FacetValue(content: .number(Wide(number)), text: String(number), rank: Wide(number))
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .count(let count) = value else { return false }
        if count == 0, let zero = field.zero {
            // Listings say what there is, and leave out "no car space".
            if field.isZeroSilent { return false }
            field.write(zero: zero, to: &out)
        } else {
            write(count, of: field, in: formats, to: &out)
            // "Beds: 2" says it all; "Odometer: 61,300" does not.
            if let unit = field.unit, unit.isMeasure {
                out.append(UInt8(ascii: " "))
                out.append(text: unit.text(for: count, in: formats))
            }
        }
        return true
    }

    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .count(let count) = value else { return false }
        if count == 0, let zero = field.zero {
            if field.isZeroSilent { return false }
            field.write(zero: zero, to: &out)
        } else if let unit = field.unit {
            out.append(grouped: Wide(count), in: formats)
            out.append(UInt8(ascii: " "))
            out.append(text: unit.text(for: count, in: formats))
        } else {
            write(count, of: field, in: formats, to: &out)
            out.append(UInt8(ascii: " "))
            out.append(text: formats.afterNumber(field.label))
        }
        return true
    }

    /// Without a unit it may be a year, which has no comma.
    private func write(_ count: Int, of field: Field, in formats: Formats, to out: inout ByteBuffer) {
        if field.unit == nil && count < 10_000 { out.append(decimal: count) } else { out.append(grouped: Wide(count), in: formats) }
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        if case .count(let count) = value { json.value(count) }
    }

    func writeSchema(to json: inout JSONWriter) {
        json.member("type", "integer")
        json.member("minimum", range.lowerBound)
        json.member("maximum", range.upperBound)
    }
}

extension Rule {
    static let numberRange = Rule(
        "number-range", .error, "Numbers are numbers, and make sense",
        "Write digits only, without words or units, and within the range the message gives.", example: "bedrooms: 2")
}

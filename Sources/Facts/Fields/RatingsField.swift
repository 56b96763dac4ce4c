import Bytes
import Findings
import Values
import YAML

/// What others who judge such things say of one, with its sources.
struct RatingsField: FactType, PlainFieldType {
    static let name = "ratings"
    static let rules: [Rule] = [.ratingValue]
    static let options = ["facet"]
    static let itemShape = "{by: …, score: …, of: …}"

    var shape: String { "[\(RatingsField.itemShape)]" }
    var facets: [Field.Facet] { [.atLeast] }
    func valueHint(for field: Field) -> String? { nil }

    var fileForm: FileForm { .list(Rating.schema.form, most: 20) }

    var control: FormControl {
        FormControl(
            .groups,
            [
                .init(.by, .line(most: 80), isRequired: true),
                .init(.score, .number(least: "0", most: "1000", step: "any"), isRequired: true),
                .init(.of, .number(least: "1", most: "1000", step: "any")),
            ])
    }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        let ratings = Rule.ratings(node, key: field.id, today: context.today, report: &report)
        return ratings.isEmpty ? nil : .ratings(ratings)
    }

    /// A filter asks for the mean, out of 5.
    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard let tenths = FacetValue.fixed(text, digits: 1, decimals: 1), tenths <= 50 else {
            throw FacetValue.Problem(
                rule: .numberRange, message: "\(key.quoted) must be a number from 0 to 5, not \(text.quoted)",
                reason: "It has at most one digit after the point.")
        }
        return FacetValue(content: .number(tenths), text: FacetValue.written(tenths, decimals: 1), rank: tenths)
    }

    /// The page shows each with its source.
    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }

    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard let mean = value.measure else { return false }
        out.append(in: formats) {
            $0.append(mean, decimals: 1, in: formats)
        } best: {
            $0.append(decimal: 5)
        }
        return true
    }

    func writeJSON(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .ratings(let ratings) = value else { return }
        json.array { json in
            for rating in ratings {
                json.object { json in
                    json.member("by", rating.by)
                    json.member("given", rating.given(in: .english))
                    json.name("of")
                    json.decimal(rating.of, places: 3)
                    json.name("score")
                    json.decimal(rating.score, places: 3)
                    json.member("url", rating.url)
                }
            }
        }
    }

    func writeSearch(_ value: FieldValue, to json: inout JSONWriter) { json.value(value.measure ?? 0) }

    func writeSchema(to json: inout JSONWriter) {
        json.list { json in
            json.group(requires: ["by", "of", "score"]) { json in
                json.property("by") { $0.text() }
                json.property("given") { $0.text("a day or a year") }
                json.property("of") { $0.member("type", "number") }
                json.property("score") { $0.member("type", "number") }
                json.property("url") { $0.address() }
            }
        }
    }
}

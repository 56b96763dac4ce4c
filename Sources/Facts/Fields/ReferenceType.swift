import Bytes
import Findings
import Values
import YAML

/// A type whose values name brands or other listings.
protocol ReferenceType: FactType {
    /// The most that a value names.
    var most: Int { get }
    /// What they name.
    var references: ReferenceTarget { get set }
}

extension ReferenceType {
    var target: ReferenceTarget? { references }
    /// A brand's own name will do as well as that of its file.
    var fileForm: FileForm {
        let name = words.isEmpty ? FileForm.anyText : .either([.words(words), .anyText])
        return most == 1 ? name : .list(name, most: most)
    }

    /// Only brands are few enough to choose from.
    var control: FormControl {
        if words.isEmpty { return most == 1 ? FormControl(.text, .line(most: 80)) : FormControl(.words, .lines, most: most) }
        return most == 1 ? FormControl(.text, .one(of: words)) : FormControl(.list, .any(of: words), most: most)
    }
    /// Only brands are few enough to choose from.
    var facets: [Field.Facet] { [.anyOf] }
    /// The brands of the board.
    var words: [String] { references.slugs }
    func wording(of word: String, for field: Field) -> String { references.label(of: word) }
    func valueHint(for field: Field) -> String? {
        references.isOfBrands
            ? "It is the name of a file in the brands folder."
            : "It is the id of a listing, which is its file's name unless it has an \"id\"."
    }
    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        guard let place = references.place(of: text) else {
            let guess = Rule.brandMeant(text, among: references)
            throw FacetValue.Problem(
                rule: .referenceExists, message: "there is no brand \(text.quoted)" + Spelling.question(guess),
                reason: Rule.brandsKnown(references), guess: guess)
        }
        return FacetValue(content: .word(words[place]), text: words[place], rank: Wide(place))
    }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        let target = references
        let names: [String] = Rule.each(of: node, key: field.id, most: most, shape: shape, report: &report) { item, report in
            target.isOfBrands
                ? Rule.brand(item, key: field.id, among: target, report: &report) : Rule.listingId(item, key: field.id, report: &report)
        }
        return names.isEmpty ? nil : .references(names.onlyFirst)
    }

    /// Brands in words; the page shows listings as cards.
    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard references.isOfBrands, case .references(let names) = value else { return false }
        for (index, name) in names.enumerated() {
            if index > 0 { out.append(", ") }
            out.append(text: references.label(of: name).isolated)
        }
        return true
    }

    func writeSearch(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .references(let names) = value else { return }
        json.array { json in for name in names { json.value(name) } }
    }

    func writeStructured(_ value: FieldValue, to json: inout JSONWriter) {
        guard case .references(let names) = value else { return }
        json.value(names.map(references.label).joined(separator: ", "))
    }
}

import Bytes
import Findings
import Values
import YAML

/// A type of field: how values are read and checked, shown, published and asked for.
///
/// Every value is text in a listing's file; its type gives it a meaning. Each type has a file in this folder and a row
/// in ``FieldTypes``; a type whose values people can filter by is a ``FactType``.
protocol FieldType: Sendable, Hashable {
    /// The word for the type in a kind's file.
    static var name: String { get }
    /// The rules that its findings cite, beside those of every value.
    static var rules: [Rule] { get }
    /// The keys that the declaration of a field takes beside those of every field.
    static var options: [String] { get }
    /// Whether its values are contact details, which are shown only while the listing is listed.
    static var isContact: Bool { get }
    /// The type as a field of a kind's file declares it; nil with findings.
    static func declared(by declaration: FieldDeclaration, report: inout Report) -> Self?

    /// How a value is written in a file, with … for each fact that only the owner knows.
    var shape: String { get }
    /// How a value is asked for in a form.
    var control: FormControl { get }
    /// What a value may be in a file, as far as editors can tell.
    var fileForm: FileForm { get }
    /// The words that it takes, if it takes no others.
    var words: [String] { get }
    /// What its values refer to, if they do.
    var target: ReferenceTarget? { get }
    /// The amounts in cents that it takes; nil if its values are no money.
    var amounts: ClosedRange<Wide>? { get }
    /// The cents that a text says or most likely means; nil if it is in doubt, or its values are no money.
    func cents(meant text: String) -> Wide?
    /// What people read for one of these words where the field's label stands beside it; the word itself if nothing else was asked for.
    func wording(of word: String, for field: Field) -> String
    /// What its values are, in a sentence for landlords; nil where any text will do.
    func valueHint(for field: Field) -> String?
    /// How a text that a `#` made a comment is written as a value; nil if it cannot be one.
    func uncommented(_ text: String) -> String?

    /// The value of a node; nil with findings.
    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue?

    /// Appends a value in words, for a table row beside its label; false if it is shown in another way.
    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool
    /// Appends a value in words that stand by themselves, as on a card: `2 beds`. False if there is nothing to say.
    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool
    /// Writes a value as JSON.
    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter)
    /// Writes what ``writeJSON(_:of:to:)`` writes as a JSON Schema, as members of the object that is open.
    func writeSchema(to json: inout JSONWriter)
    /// Writes the definition that ``writeSchema(to:)`` refers to, if it refers to one.
    static func writeDefinition(to json: inout JSONWriter)
}

extension FieldType {
    /// None.
    static func writeDefinition(to json: inout JSONWriter) {}
    /// No keys of its own.
    static var options: [String] { [] }
    /// One text.
    var shape: String { Rule.ellipsis }
    /// Any words.
    var words: [String] { [] }
    /// No money.
    var amounts: ClosedRange<Wide>? { nil }
    /// No money.
    func cents(meant text: String) -> Wide? { nil }
    /// Nothing.
    var target: ReferenceTarget? { nil }
    /// The word itself.
    func wording(of word: String, for field: Field) -> String { word }
    /// Nothing.
    func valueHint(for field: Field) -> String? { nil }
    /// The first of its parts.
    func uncommented(_ text: String) -> String? { Rule.beforeComment(text) }
    /// The same as where a label stands beside it.
    func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        write(value, of: field, in: formats, to: &out)
    }
}

/// A type that takes no options, so that all of its fields are alike.
protocol PlainFieldType: FieldType {
    init()
}

extension PlainFieldType {
    /// The same for every field.
    static func declared(by declaration: FieldDeclaration, report: inout Report) -> Self? { Self() }
}

/// A type whose values are facts in themselves, which people can filter by and search engines understand.
protocol FactType: FieldType {
    /// The facets that make sense for its values.
    var facets: [Field.Facet] { get }
    /// The value that a text of a filter means, under the key that the filter gives it.
    func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue
    /// Whether a text may be meant for the field, judging before it is read: without digits it is no number.
    func mayMean(_ text: String, _ field: Field) -> Bool
    /// Writes a value as JSON.
    func writeJSON(_ value: FieldValue, to json: inout JSONWriter)
    /// Writes a value for the search page, in the unit of ``FieldValue/measure`` if it is an amount.
    func writeSearch(_ value: FieldValue, to json: inout JSONWriter)
    /// Writes a value as schema.org has it.
    func writeStructured(_ value: FieldValue, to json: inout JSONWriter)
}

extension FactType {
    /// A fact is no contact.
    static var isContact: Bool { false }
    /// Every text may be meant.
    func mayMean(_ text: String, _ field: Field) -> Bool { true }
    /// The same for every listing.
    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) { writeJSON(value, to: &json) }
    /// The same as in the data of listings.
    func writeSearch(_ value: FieldValue, to json: inout JSONWriter) { writeJSON(value, to: &json) }
    /// The same as in the data of listings.
    func writeStructured(_ value: FieldValue, to json: inout JSONWriter) { writeJSON(value, to: &json) }
}

/// A fact that is read from its text alone, so that a kind can give one to listings that do not say.
protocol PlainFactType: FactType {
    /// The value of a node; nil with findings.
    func read(_ node: YAMLNode, of field: Field, report: inout Report) -> FieldValue?
}

extension PlainFactType {
    /// The same for every listing.
    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        read(node, of: field, report: &report)
    }
}

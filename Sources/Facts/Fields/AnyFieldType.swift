import Bytes
import Findings
import Values
import YAML

/// A type of field, whichever it is.
///
/// A class, since the compiler for browsers knows no protocols as types. ``FieldTypes`` makes one for each declaration of a field.
public class AnyFieldType: @unchecked Sendable, Hashable {
    /// The word for the type in a kind's file.
    public let name: String
    /// Whether its values are contact details, which are shown only while the listing is listed.
    public let isContact: Bool
    /// How a value is written in a file, with … for each fact that only the owner knows.
    public let shape: String
    /// How a value is asked for in a form.
    public let control: FormControl
    /// The words that it takes, if it takes no others.
    public let words: [String]
    /// The facets that make sense for its values; nil if they are no facts.
    package let facets: [Field.Facet]?
    /// What its values refer to, if they do.
    public let target: ReferenceTarget?
    /// The amounts in cents that it takes; nil if its values are no money.
    package let amounts: ClosedRange<Wide>?

    fileprivate init<Type: FieldType>(_ type: Type, facets: [Field.Facet]?) {
        name = Type.name
        isContact = Type.isContact
        shape = type.shape
        control = type.control
        words = type.words
        target = type.target
        amounts = type.amounts
        self.facets = facets
    }

    /// Whether its values are facts in themselves, as those of a ``FactType``.
    public var isFact: Bool { facets != nil }

    /// The type itself, if it is that one.
    final func `as`<Type: FieldType>(_: Type.Type) -> Type? { (self as? FieldTypeBox<Type>)?.type }

    /// Whether it is a type of that name.
    final func `is`<Type: FieldType>(_: Type.Type) -> Bool { name == Type.name }

    // What follows are the members of ``FieldType`` and ``FactType``; each has its meaning there.

    package var fileForm: FileForm { .any }
    package func cents(meant text: String) -> Wide? { nil }
    func wording(of word: String, for field: Field) -> String { word }
    func valueHint(for field: Field) -> String? { nil }
    package func uncommented(_ text: String) -> String? { nil }
    package func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? { nil }
    package func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }
    package func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool { false }
    /// See ``FieldType/writeJSON(_:of:to:)``.
    public func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {}
    /// See ``FieldType/writeSchema(to:)``.
    public func writeSchema(to json: inout JSONWriter) {}
    package func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        throw FacetValue.Problem(rule: .savedSearch, message: "people cannot filter by \(key.quoted)")
    }
    func mayMean(_ text: String, _ field: Field) -> Bool { true }
    /// See ``FactType/writeSearch(_:to:)``.
    public func writeSearch(_ value: FieldValue, to json: inout JSONWriter) {}
    /// See ``FactType/writeStructured(_:to:)``.
    public func writeStructured(_ value: FieldValue, to json: inout JSONWriter) {}
    /// Reads a value that a kind gives to listings that do not say; false if its values are read from more than their text.
    func readsPlain(_ node: YAMLNode, of field: Field, report: inout Report) -> Bool { false }
    package func knowing(brands: [(slug: String, name: String)]) -> AnyFieldType { self }

    fileprivate func equals(_ other: AnyFieldType) -> Bool { self === other }

    /// Whether both are the same type with the same options.
    public static func == (left: AnyFieldType, right: AnyFieldType) -> Bool { left === right || left.equals(right) }

    /// By the name alone, since there are few types and fewer options.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A type of field that holds what the declaration of a field said.
class FieldTypeBox<Type: FieldType>: AnyFieldType, @unchecked Sendable {
    let type: Type

    init(_ type: Type, facets: [Field.Facet]? = nil) {
        self.type = type
        super.init(type, facets: facets)
    }

    override var fileForm: FileForm { type.fileForm }
    override func cents(meant text: String) -> Wide? { type.cents(meant: text) }
    override func wording(of word: String, for field: Field) -> String { type.wording(of: word, for: field) }
    override func valueHint(for field: Field) -> String? { type.valueHint(for: field) }
    override func uncommented(_ text: String) -> String? { type.uncommented(text) }
    override func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        type.read(node, of: field, in: context, report: &report)
    }
    override func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        type.write(value, of: field, in: formats, to: &out)
    }
    override func writeShort(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        type.writeShort(value, of: field, in: formats, to: &out)
    }
    override func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        type.writeJSON(value, of: listing, to: &json)
    }
    override func writeSchema(to json: inout JSONWriter) { type.writeSchema(to: &json) }
    override fileprivate func equals(_ other: AnyFieldType) -> Bool { other.as(Type.self) == type }
}

/// The same of a type whose values are facts.
class FactTypeBox<Type: FactType>: FieldTypeBox<Type>, @unchecked Sendable {
    init(_ type: Type) { super.init(type, facets: type.facets) }

    override func facetValue(_ text: String, of field: Field, key: String) throws(FacetValue.Problem) -> FacetValue {
        try type.facetValue(text, of: field, key: key)
    }
    override func mayMean(_ text: String, _ field: Field) -> Bool { type.mayMean(text, field) }
    override func writeSearch(_ value: FieldValue, to json: inout JSONWriter) { type.writeSearch(value, to: &json) }
    override func writeStructured(_ value: FieldValue, to json: inout JSONWriter) { type.writeStructured(value, to: &json) }
}

/// The same of facts that are read from their text alone.
final class PlainFactTypeBox<Type: PlainFactType>: FactTypeBox<Type>, @unchecked Sendable {
    override func readsPlain(_ node: YAMLNode, of field: Field, report: inout Report) -> Bool {
        _ = type.read(node, of: field, report: &report)
        return true
    }
}

/// The same of facts that name brands or listings.
final class ReferenceTypeBox<Type: ReferenceType>: FactTypeBox<Type>, @unchecked Sendable {
    override func knowing(brands: [(slug: String, name: String)]) -> AnyFieldType {
        var known = type
        known.references = known.references.knowing(brands: brands)
        return known.boxed
    }
}

extension FieldType {
    /// The type as one of whichever.
    package var boxed: AnyFieldType { FieldTypeBox(self) }
}

extension FactType {
    /// The type as one of whichever.
    package var boxed: AnyFieldType { FactTypeBox(self) }
}

extension PlainFactType {
    /// The type as one of whichever.
    package var boxed: AnyFieldType { PlainFactTypeBox(self) }
}

extension ReferenceType {
    /// The type as one of whichever.
    var boxed: AnyFieldType { ReferenceTypeBox(self) }
}

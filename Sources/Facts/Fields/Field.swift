import Bytes
import Values
import YAML

/// A named, typed fact of a kind, as the kind's file declares it. Copies share their storage.
public struct Field: Sendable, Hashable {
    /// How the search page lets people filter by a field.
    public enum Facet: String, Sendable, CaseIterable {
        /// One of several chosen values.
        case anyOf = "any-of"
        /// All of the chosen values.
        case allOf = "all-of"
        /// A number or more.
        case atLeast = "at-least"
        /// A number or less.
        case atMost = "at-most"
        /// A number that a range holds.
        case includes
        /// From a day on.
        case from
    }

    /// The choice that tells nothing, which is not shown.
    public static let notStated = "not-stated"

    /// The key in a listing's file.
    public var id: String { facts.value.id }
    /// What its values are.
    public var type: AnyFieldType { facts.value.type }
    /// Whether several of its words may be chosen at once.
    public var takesSeveral: Bool { type.facets?.contains(.allOf) ?? false }
    /// Whether its values are contact details, which are shown only while the listing is listed.
    public var isContact: Bool { type.isContact }
    /// Whether its values are texts in people's own words.
    package var isWords: Bool { facts.value.isWords }
    /// What people read before its value.
    public var label: String { facts.value.label }
    /// Whether a listing must give it.
    public var isRequired: Bool { facts.value.isRequired }
    /// How the search filters by it, if it does.
    public var facet: Facet? { facts.value.facet }
    /// The name of the icon that stands beside it on a card.
    public var icon: String? { facts.value.icon }
    /// What follows its number.
    public var unit: Unit? { facts.value.unit }
    /// What is shown in place of the number 0, such as `studio` or `Free`.
    public var zero: String? { facts.value.zero }
    /// Whether nothing is said of the number 0, as of no car space.
    var isZeroSilent: Bool { facts.value.isZeroSilent }
    /// What its values are called in the language of the site; nil where they are called as in the kind's file.
    public var names: FieldNames? { facts.value.names }
    /// A sentence that helps people to fill it in.
    public var help: String? { facts.value.help }
    /// What holds where a listing does not say, as text of its type.
    public var fallback: String? { facts.value.fallback }
    /// What people write instead of its key, in lower case with hyphens; offered, never taken.
    public var also: [String] { facts.value.also }
    /// What people write instead of its choices, in lower case with hyphens; offered, never taken.
    public var synonyms: [String: String] { facts.value.synonyms }
    /// The values that are usual, in the unit of its type (cents for money); others earn a warning.
    package var usual: ClosedRange<Wide>? { facts.value.usual }

    package init(
        id: String, type: AnyFieldType, label: String? = nil, isRequired: Bool = false, facet: Facet? = nil, icon: String? = nil,
        unit: Unit? = nil, zero: String? = nil, help: String? = nil, fallback: String? = nil,
        also: [String] = [], synonyms: [String: String] = [:], usual: ClosedRange<Wide>? = nil
    ) {
        facts = Shared(
            Facts(
                id: id, type: type,
                isWords: type.is(TextField.self) || type.is(ProseField.self), label: label ?? id.asLabel,
                isRequired: isRequired, facet: facet, icon: icon, unit: unit, zero: zero,
                isZeroSilent: zero?.lowercased().hasPrefix("no ") ?? false, help: help, fallback: fallback, also: also, synonyms: synonyms,
                usual: usual))
    }

    /// The same field with values of another type.
    package func with(type: AnyFieldType) -> Field {
        var facts = facts.value
        facts.type = type
        return Field(facts)
    }

    /// The same field in another language.
    func said(_ texts: FieldTexts, _ names: FieldNames) -> Field {
        var facts = facts.value
        (facts.label, facts.unit, facts.zero, facts.help, facts.names) = (texts.label, texts.unit, texts.zero, texts.help, names)
        return Field(facts)
    }

    private init(_ facts: Facts) {
        self.facts = Shared(facts)
    }

    private let facts: Shared<Facts>

    /// What the properties give, all of it.
    private struct Facts: Sendable, Hashable {
        let id: String
        var type: AnyFieldType
        let isWords: Bool
        var label: String
        let isRequired: Bool
        let facet: Facet?
        let icon: String?
        var unit: Unit?
        var zero: String?
        let isZeroSilent: Bool
        var names: FieldNames?
        var help: String?
        let fallback: String?
        let also: [String]
        let synonyms: [String: String]
        let usual: ClosedRange<Wide>?
    }
}

extension Field {
    /// Appends a value in words, for a table row beside its label; false if it is shown in another way.
    public func write(_ value: FieldValue, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        type.write(value, of: self, in: formats, to: &out)
    }

    /// Appends a value in words that stand by themselves, as on a card: `2 beds`. False if there is nothing to say.
    public func writeShort(_ value: FieldValue, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        type.writeShort(value, of: self, in: formats, to: &out)
    }

    /// What people read for one of its words beside its label, so that one thing has one name: `considered` beside "Pets".
    public func wording(of word: String) -> String { type.wording(of: word, for: self) }

    /// What people read for one of its words beside its label, with a capital letter: `On application`.
    public func label(of word: String) -> String { names?.choices[word] ?? wording(of: word).asLabel }

    /// Appends what people read for one of its words, wherever it stands, with a capital letter.
    public func write(label word: String, to out: inout ByteBuffer) {
        if let name = names?.choices[word] { out.append(text: name) } else { out.append(label: word) }
    }

    /// Appends what stands in place of the number 0, with a capital letter.
    func write(zero: String, to out: inout ByteBuffer) {
        if names?.isZeroSaid ?? false { out.append(text: zero) } else { out.append(label: zero) }
    }

    /// What ``writeShort(_:in:to:)`` appends; nil if there is nothing to say.
    public func shortText(_ value: FieldValue, in formats: Formats) -> String? {
        var out = ByteBuffer(capacity: 64)
        return writeShort(value, in: formats, to: &out) ? out.text : nil
    }

    /// Whether its values name suburbs or campuses, which may have pages.
    public var namesPlaces: Bool { type.is(SuburbsField.self) || type.is(CampusesField.self) }

    /// Whether a value may be meant for the field, judging before it is read.
    package func mayTake(_ value: YAMLNode) -> Bool {
        guard let text = value.text?.trimmed, !text.isEmpty else { return true }
        return type.mayMean(text, self)
    }
}

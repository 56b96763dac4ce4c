/// A named, typed fact of a kind of listing, as the kind's file declares it.
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
        /// From a day on.
        case from
    }

    /// What follows a number: `cm`, or `bed` and `beds`.
    public struct Unit: Sendable, Hashable {
        /// After exactly one.
        public let one: String
        /// After any other number.
        public let many: String
    }

    /// The key in a listing's file.
    public let id: String
    /// What its values are.
    public let type: FieldType
    /// What people read before its value.
    public let label: String
    /// Whether a listing must give it.
    public let isRequired: Bool
    /// How the search filters by it, if it does.
    public let facet: Facet?
    /// The name of the icon that stands beside it on a card.
    public let icon: String?
    /// What follows its number.
    public let unit: Unit?
    /// What is shown in place of the number 0, such as `studio` or `Free`.
    public let zero: String?
    /// A sentence that helps people to fill it in.
    public let help: String?
    /// What holds where a listing does not say, as text of its type.
    public let fallback: String?
    /// What people write in place of its key, in lower case with hyphens; offered, never taken.
    let also: [String]
    /// What people write in place of its choices, in lower case with hyphens; offered, never taken.
    let synonyms: [String: String]
    /// The values that are usual, in the unit of its type (cents for money); others earn a warning.
    let usual: ClosedRange<Int>?

    init(
        id: String, type: FieldType, label: String? = nil, isRequired: Bool = false, facet: Facet? = nil, icon: String? = nil,
        unit: Unit? = nil, zero: String? = nil, help: String? = nil, fallback: String? = nil,
        also: [String] = [], synonyms: [String: String] = [:], usual: ClosedRange<Int>? = nil
    ) {
        self.id = id
        self.type = type
        self.label = label ?? id.asLabel
        self.isRequired = isRequired
        self.facet = facet
        self.icon = icon
        self.unit = unit
        self.zero = zero
        self.help = help
        self.fallback = fallback
        self.also = also
        self.synonyms = synonyms
        self.usual = usual
    }
}

extension String {
    /// A key or choice as people read it: `on-application` becomes `On application`.
    public var asLabel: String {
        var bytes = Array(utf8)
        for index in bytes.indices where bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "_") { bytes[index] = 0x20 }
        if let first = bytes.first, (0x61...0x7A).contains(first) { bytes[0] = first - 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

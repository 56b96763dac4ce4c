import Facts
import Rules
import Values

/// What ties a listing to others: the brands that it names, the listings that it mentions, and what it has in common with some of its kind.
public struct ListingTies: Sendable, Hashable {
    /// The slugs of the brands that it names, sorted, each once.
    public var brands: [String] = []
    /// The ids of the listings that it mentions, in its order, each once.
    public var mentions: [String] = []
    /// The same for all variants of one thing; nil if its kind has none, or it does not say.
    public var variant: UInt64?
    /// The same for all whose prices may be compared; nil if its kind does not say by what, or the listing does not.
    public var comparable: UInt64?
    /// The year in which those whose prices are compared must be close.
    public var year: Int?

    /// None.
    public init() {}

    /// Those of a listing.
    public init(_ listing: Listing) {
        let kind = listing.kind
        for (field, value) in zip(kind.fields, listing.values) {
            guard case .references(let names)? = value, let target = field.type.target else { continue }
            if target.isOfBrands { brands += names } else { mentions += names }
        }
        if brands.count > 1 { brands = Set(brands).sorted() }
        mentions = mentions.onlyFirst
        let uses = kind.uses
        guard !uses.variants.isEmpty || !uses.compare.isEmpty else { return }
        variant = ListingTies.key(uses.variants, of: listing)
        let isYear = { (field: Int) in kind.fields[field].type.isYear }
        comparable = ListingTies.key(uses.compare.filter { !isYear($0) }, of: listing)
        if let field = uses.compare.first(where: isYear) { year = listing.values[field]?.measure }
    }

    /// A number for what some fields say; nil if one of them says nothing, or there are none.
    private static func key(_ fields: [Int], of listing: Listing) -> UInt64? {
        guard !fields.isEmpty else { return nil }
        var text = listing.kind.id
        for field in fields {
            switch listing.values[field] {
            case .text(let word)?, .choice(let word)?: text += "\n" + word.comparedName
            case .references(let names)?: text += "\n" + names.joined(separator: " ")
            case let value?:
                guard let measure = value.measure else { return nil }
                text += "\n\(measure)"
            case nil: return nil
            }
        }
        return text.stableHash
    }
}

extension String {
    /// What is the same however a name is written: its slug, or where a slug would lose letters, its letters and digits.
    fileprivate var comparedName: String {
        let folded = foldedForSearch
        let isLatin = folded.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.value < 0x250 }
        return isLatin
            ? slugified
            : String(
                String.UnicodeScalarView(folded.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
    }
}

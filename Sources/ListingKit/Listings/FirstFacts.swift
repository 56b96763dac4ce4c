import Facts
import Rules
import Values

/// Tells the first fact of listings' cards, as lists and feeds of changes say it in the words of a site.
public struct FirstFacts: Sendable {
    private let formats: Formats
    /// The field by the ids of kinds, as the site calls it.
    private let fields: [String: Field]

    /// Those of kinds, as a site calls them and their facts.
    public init(_ kinds: [Kind] = [], in formats: Formats = .english) {
        self.formats = formats
        fields = Dictionary(
            kinds.compactMap { kind in kind.cardFields.first.map { (kind.id, kind.fields[$0]) } }, uniquingKeysWith: { first, _ in first })
    }

    /// The fact in words, such as `2 beds`; empty if the card has none, the listing does not say it, or it has more than a
    /// few words.
    func text(of listing: Listing) -> String {
        guard let place = listing.kind.cardFields.first, !listing.unsaid.contains(place), let value = listing.values[place], value.isPlain
        else { return "" }
        let field = fields[listing.kind.id] ?? listing.kind.fields[place]
        return String(writing: { _ = field.writeShort(value, in: formats, to: &$0) })
    }
}

import Bytes
import Facts
import ListingKit
import Publishing
import Values

/// What listings of one kind asked in an area over the last year, by what they count on their cards: homes by their bedrooms, say. Kinds have
/// them whose prices are compared by place, as ``Comparables`` does it.
struct PriceMedians: RecipeInput {
    /// Those that count the same.
    struct Row {
        /// How much they count: the last step of the facet stands for more, too.
        let rank: Int
        let median: Money
        /// How many there are.
        let count: Int
    }

    /// How many days back listings are looked at.
    private static let days = 365

    let kind: Kind
    /// By what they count.
    let facet: MainFacet
    /// By rank; never empty.
    let rows: [Row]

    func add(to input: inout FingerprintInput) {
        input.add(kind.id)
        input.add(rows.count)
        for row in rows {
            input.add(row.rank)
            input.add(row.median.cents)
            input.add(row.count)
        }
    }

    /// Those of some listings, open or closed, newest first; they stand in the order of the board's kinds. Where fewer than
    /// ``Comparables/least`` count the same, nothing is said of them.
    static func all(of listings: [Int], in site: Site) -> [PriceMedians] {
        let kinds = site.context.kinds
        let facets = kinds.map { $0.uses.compare.isEmpty ? Comparables.facet(of: $0) : nil }
        let before = site.context.today + -days
        var prices = kinds.map { _ in [[Int]]() }
        for index in listings {
            let listing = site.listings[index]
            if listing.listed <= before { break }
            let kind = site.kindOf[index]
            guard let facet = facets[kind], let price = listing.price, price.cents > 0 else { continue }
            if prices[kind].isEmpty { prices[kind] = Array(repeating: [], count: 1 + kinds[kind].mainFacets[facet].count) }
            prices[kind][Int(listing.ranks[facet])].append(price.cents)
        }
        return kinds.indices.compactMap { kind in
            guard let place = facets[kind], !prices[kind].isEmpty else { return nil }
            let facet = kinds[kind].mainFacets[place]
            let rows = prices[kind].enumerated().compactMap { rank, cents -> Row? in
                guard cents.count >= Comparables.least, rank > 0 || isZeroSaid(facet, kinds[kind]) else { return nil }
                return Row(rank: rank, median: Money(cents: Median.of(cents.sorted())).wholeDollars, count: cents.count)
            }
            return rows.isEmpty ? nil : PriceMedians(kind: kinds[kind], facet: facet, rows: rows)
        }
    }

    /// Whether 0 is what listings say, and not that they say nothing.
    private static func isZeroSaid(_ facet: MainFacet, _ kind: Kind) -> Bool {
        guard case .atLeast(let field, _) = facet.division else { return false }
        return kind.fields[field].isRequired || kind.fields[field].fallback != nil
    }
}

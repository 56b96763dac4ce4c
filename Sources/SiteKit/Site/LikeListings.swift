import ListingKit
import Values

/// Listings of one kind that are variants of one thing, or whose prices may be compared wherever they are.
struct LikeListings: Sendable {
    /// How many variants a page shows.
    static let most = 6
    /// How many years apart two may be for their prices to be compared.
    private static let years = 3

    /// The listed ones by what makes them variants of one thing, newest first.
    private var variants: [UInt64: [Int]] = [:]
    /// The prices of listed ones in rising order, by what makes them comparable: for each year those that are close enough to it.
    private var prices: [Group: [Int]] = [:]

    private struct Group: Hashable {
        let key: UInt64
        let year: Int?
    }

    init(_ listings: [ListingSummary]) {
        for (index, listing) in listings.enumerated() where listing.isListed {
            if let key = listing.ties.variant { variants[key, default: []].append(index) }
            if let key = listing.ties.comparable, let price = listing.price, price.cents > 0 {
                for year in LikeListings.years(around: listing.ties.year) {
                    prices[Group(key: key, year: year), default: []].append(price.cents)
                }
            }
        }
        for group in prices.keys { prices[group]?.sort() }
    }

    /// The newest of the other variants of what a listing is one of.
    func variants(of index: Int, _ listing: ListingSummary) -> [Int] {
        guard let key = listing.ties.variant else { return [] }
        return Array((variants[key] ?? []).lazy.filter { $0 != index }.prefix(LikeListings.most))
    }

    /// How its price compares with those of others; nil if there are too few.
    func standing(of index: Int, _ listing: ListingSummary) -> Comparables.Standing? {
        guard let key = listing.ties.comparable, listing.price != nil else { return nil }
        let own = listing.isListed ? listing.price.flatMap { $0.cents > 0 ? $0.cents : nil } : nil
        return Comparables.Standing(among: prices[Group(key: key, year: listing.ties.year)] ?? [], own: own, reach: .board)
    }

    /// The years whose listings one of that year may be compared with.
    private static func years(around year: Int?) -> [Int?] { year.map { Array($0 - years...$0 + years) } ?? [nil] }
}

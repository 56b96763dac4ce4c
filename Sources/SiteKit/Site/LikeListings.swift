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
    /// The years and prices of listed ones, by what makes them comparable.
    private var prices: [UInt64: [(listing: Int, year: Int?, cents: Int)]] = [:]

    init(_ listings: [ListingSummary]) {
        for (index, listing) in listings.enumerated() where listing.isListed {
            if let key = listing.ties.variant { variants[key, default: []].append(index) }
            if let key = listing.ties.comparable, let price = listing.price, price.cents > 0 {
                prices[key, default: []].append((index, listing.ties.year, price.cents))
            }
        }
    }

    /// The newest of the other variants of what a listing is one of.
    func variants(of index: Int, _ listing: ListingSummary) -> [Int] {
        guard let key = listing.ties.variant else { return [] }
        return Array((variants[key] ?? []).lazy.filter { $0 != index }.prefix(LikeListings.most))
    }

    /// How its price compares with those of others; nil if there are too few.
    func standing(of index: Int, _ listing: ListingSummary) -> Comparables.Standing? {
        guard let key = listing.ties.comparable, listing.price != nil else { return nil }
        let year = listing.ties.year
        let others = (prices[key] ?? []).filter { other in
            guard other.listing != index else { return false }
            guard let year, let otherYear = other.year else { return year == nil && other.year == nil }
            return abs(otherYear - year) <= LikeListings.years
        }
        return Comparables.Standing(ofOthers: others.map(\.cents), reach: .board)
    }
}

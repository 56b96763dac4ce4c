import Bytes
import Facts
import ListingKit
import Places
import Publishing
import Synchronization
import Values

/// A listing like another one, and what makes them alike.
struct SimilarListing: RecipeInput {
    /// Its index among those of the site.
    let index: Int
    /// How far apart their suburbs are, in whole kilometres; nil if it is the same suburb.
    let kilometres: Int?
    /// By how much its price differs, in cents; nil if one of them has none.
    let difference: Int?
    /// Whether both count the same on their cards, such as bedrooms.
    let hasSameCount: Bool

    func add(to input: inout FingerprintInput) {
        input.add(kilometres ?? -1)
        input.add(difference ?? Int.min)
        input.add(hasSameCount)
    }
}

/// Finds listings like a given one: of its kind, in its suburb or nearby, with a price and a size like it; or, where the kind says by what its
/// listings are told apart, of the same brand and years wherever they are.
final class SimilarListings: Sendable {
    /// How many a page shows.
    static let most = 4
    /// How many suburbs are looked at beside the listing's own.
    private static let suburbs = 8
    /// How far away they may be, in kilometres.
    private static let radius = 25.0
    /// How many of a suburb's newest listings of a kind are looked at, so that a suburb of thousands costs no more than one of a dozen.
    private static let newest = 30

    /// How unlike another may be of a kind whose listings are told apart by what they are.
    private static let mostUnlike = 12.0

    private struct Candidate: Sendable {
        let index: Int
        let kilometres: Double
        let isHere: Bool
    }

    /// How ranks by a main facet are compared.
    private enum Measure {
        case steps, word, words, none

        init(_ facet: MainFacet) {
            self =
                switch facet.division {
                case .atLeast: .steps
                case .choice: .word
                case .choices: .words
                case .upTo: .none
                }
        }
    }

    /// What is the same for all listings of a kind.
    private struct KindTraits: Sendable {
        /// Whether they are told apart by what they are.
        let isTied: Bool
        let facets: [Measure]
        /// The facet that counts the same on cards.
        let counted: Int?
    }

    /// What listings are compared by, without what else is known of each.
    private struct Columns: Sendable {
        /// Prices in cents; below zero where there is none.
        let prices: [Int]
        private let ranks: [UInt8]
        /// Where the ranks of each listing begin, and where the last ones end.
        private let starts: [Int32]

        init(_ listings: [ListingSummary]) {
            prices = listings.map { $0.price?.cents ?? -1 }
            var ranks: [UInt8] = []
            var starts: [Int32] = [0]
            starts.reserveCapacity(listings.count + 1)
            for listing in listings {
                ranks += listing.ranks
                starts.append(Int32(clamping: ranks.count))
            }
            (self.ranks, self.starts) = (ranks, starts)
        }

        /// The rank of a listing by a main facet of its kind.
        func rank(_ listing: Int, _ facet: Int) -> UInt8 { ranks[Int(starts[listing]) + facet] }
    }

    private let site: Site
    private let columns: MadeOnce<Columns>
    private let kinds: [KindTraits]
    /// Those near each suburb of the site, if somebody asked.
    private let near: Mutex<[[Candidate]?]>

    init(_ site: Site) {
        self.site = site
        columns = MadeOnce { Columns(site.listings) }
        kinds = site.context.kinds.map {
            KindTraits(isTied: $0.uses.isTied, facets: $0.mainFacets.map(Measure.init), counted: Comparables.facet(of: $0))
        }
        near = Mutex(Array(repeating: nil, count: site.suburbs.count))
    }

    /// The listings most like that one, the one most like it first; those that are about to be taken come last.
    func of(_ index: Int) -> [SimilarListing] {
        let listing = site.listings[index]
        guard let suburb = listing.locality.flatMap({ site.suburbOf[$0] }) else { return [] }
        var candidates = near.withLock { near in
            if let known = near[suburb] { return known }
            let found = look(around: site.suburbs[suburb])
            near[suburb] = found
            return found
        }
        let kind = site.kindOf[index]
        let traits = kinds[kind]
        let columns = columns.value
        if traits.isTied { candidates += ofSameBrand(as: listing, of: kind, from: site.suburbs[suburb], beside: candidates) }
        var best: [(candidate: Candidate, unlikeness: Double)] = []
        best.reserveCapacity(SimilarListings.most + 1)
        for candidate in candidates where candidate.index != index && site.kindOf[candidate.index] == kind {
            let distance =
                traits.isTied
                ? min(candidate.kilometres, 100) / 25 + difference(listing, site.listings[candidate.index]) : candidate.kilometres / 2
            let unlikeness = SimilarListings.unlikeness(index, candidate.index, columns, by: traits.facets, beyond: distance)
            if traits.isTied, unlikeness > SimilarListings.mostUnlike { continue }
            let place = best.firstIndex { (unlikeness, candidate.index) < ($0.unlikeness, $0.candidate.index) } ?? best.count
            guard place < SimilarListings.most else { continue }
            best.insert((candidate, unlikeness), at: place)
            if best.count > SimilarListings.most { best.removeLast() }
        }
        let found = best.map { similar($0.candidate, to: listing, by: traits.counted) }
        guard found.contains(where: { isPending($0.index) }) else { return found }
        return found.filter { !isPending($0.index) } + found.filter { isPending($0.index) }
    }

    /// The suburbs whose listings may be like one in some suburbs because they are near, by their rows in the table of places.
    func suburbs(around rows: Set<Int32>) -> Set<Int32> {
        let points = points(rows)
        return rows.union(
            site.suburbs.lazy.filter { suburb in
                guard let point = suburb.locality.coordinate else { return false }
                return points.contains { $0.distance(to: point) <= SimilarListings.radius }
                    && self.suburbs(near: point).contains { rows.contains(self.site.suburbs[$0.index].locality.index) }
            }.map(\.locality.index))
    }

    /// The suburbs around which others are looked at now that some have turned open or shut, whatever kind was listed there first or last.
    func suburbs(seeing turned: Set<Int32>) -> Set<Int32> {
        let points = points(turned)
        guard !points.isEmpty else { return [] }
        return turned.union(
            site.suburbs.lazy.filter { suburb in
                guard let point = suburb.locality.coordinate else { return false }
                let distances = points.lazy.map { $0.distance(to: point) }.filter { $0 <= SimilarListings.radius }
                guard let least = distances.min() else { return false }
                let seen = self.suburbs(near: point)
                // One that has shut was seen if it is no farther away than the last that is seen now. A metre is for what is lost in rounding.
                return seen.count <= SimilarListings.suburbs || seen.last.map { least <= $0.kilometres + 0.001 } ?? true
            }.map(\.locality.index))
    }

    private func points(_ rows: Set<Int32>) -> [Coordinate] {
        rows.compactMap { site.suburbOf[$0] }.compactMap { site.suburbs[$0].locality.coordinate }
    }

    /// The suburbs that are looked at from a point, that of the point among them.
    private func suburbs(near point: Coordinate) -> [(index: Int, kilometres: Double)] {
        site.suburbIndex.nearest(to: point, count: SimilarListings.suburbs + 1).filter { $0.kilometres <= SimilarListings.radius }
    }

    private func isPending(_ index: Int) -> Bool {
        site.listings[index].told.last { $0.mark.kind.isTurn && $0.mark.kind != .expired }?.mark.kind == .pending
    }

    private func look(around suburb: SuburbScope) -> [Candidate] {
        var found = newest(of: suburb).map { Candidate(index: $0, kilometres: 0, isHere: true) }
        guard let point = suburb.locality.coordinate else { return found }
        for near in suburbs(near: point) {
            let other = site.suburbs[near.index]
            if other.locality.index == suburb.locality.index { continue }
            found += newest(of: other).map { Candidate(index: $0, kilometres: near.kilometres, isHere: false) }
        }
        return found
    }

    private func newest(of suburb: SuburbScope) -> [Int] {
        guard suburb.listed.count > SimilarListings.newest else { return suburb.listed }
        var counts = Array(repeating: 0, count: site.context.kinds.count)
        return suburb.listed.filter { index in
            counts[site.kindOf[index]] += 1
            return counts[site.kindOf[index]] <= SimilarListings.newest
        }
    }

    /// The newest others of a kind and of its brands, however far away they are: people go a long way for what they look for.
    private func ofSameBrand(
        as listing: ListingSummary, of kind: Int, from suburb: SuburbScope, beside known: [Candidate]
    ) -> [Candidate] {
        let brands = site.context.brands.indices.filter { listing.ties.brands.contains(site.context.brands[$0].slug) }
        var seen = Set(known.map(\.index))
        return brands.flatMap { site.byBrand[$0].listed.lazy.filter { self.site.kindOf[$0] == kind }.prefix(SimilarListings.newest) }
            .compactMap { index -> Candidate? in
                guard seen.insert(index).inserted, let from = suburb.locality.coordinate,
                    let row = site.listings[index].locality, let place = site.suburbOf[row],
                    let point = site.suburbs[place].locality.coordinate
                else { return nil }
                return Candidate(index: index, kilometres: from.distance(to: point), isHere: row == suburb.locality.index)
            }
    }

    /// How little alike they are in what they are, where a kind says by what its listings are told apart: another model counts as much as a
    /// third of the price, another brand as two, and two years as a tenth of it.
    private func difference(_ listing: ListingSummary, _ other: ListingSummary) -> Double {
        let (mine, theirs) = (listing.ties, other.ties)
        let isVariant = mine.variant != nil && mine.variant == theirs.variant
        let model = isVariant ? 0.0 : mine.brands.contains(where: theirs.brands.contains) ? 3 : 6
        guard let year = mine.year, let otherYear = theirs.year else { return model }
        return model + min(10, abs(Double(year - otherYear)) / 2)
    }

    /// How little alike they are by price and main facts, added to how far apart they are: two kilometres count as much as a tenth of the
    /// price, or as a third of a bedroom.
    private static func unlikeness(
        _ listing: Int, _ other: Int, _ columns: Columns, by facets: [Measure], beyond distance: Double
    ) -> Double {
        var sum = distance
        let (price, otherPrice) = (columns.prices[listing], columns.prices[other])
        if price > 0, otherPrice >= 0 { sum += min(10, abs(Double(otherPrice - price)) / Double(price) * 10) }
        for facet in facets.indices {
            let (rank, otherRank) = (columns.rank(listing, facet), columns.rank(other, facet))
            switch facets[facet] {
            case .steps: sum += 3 * abs(Double(rank) - Double(otherRank))
            case .word: sum += rank == otherRank ? 0 : 2
            case .words: sum += rank & otherRank == 0 ? 2 : 0
            case .none: continue
            }
        }
        return sum
    }

    private func similar(_ candidate: Candidate, to listing: ListingSummary, by facet: Int?) -> SimilarListing {
        let other = site.listings[candidate.index]
        return SimilarListing(
            index: candidate.index, kilometres: candidate.isHere ? nil : Int(candidate.kilometres.rounded()),
            difference: listing.price.flatMap { price in other.price.map { $0.cents - price.cents } },
            hasSameCount: facet.map { listing.ranks[$0] == other.ranks[$0] } ?? false)
    }
}

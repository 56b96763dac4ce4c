import Bytes
import Facts
import ListingKit
import Places
import Publishing
import Values

/// What listings that are alike ask: those of one kind with as many bedrooms, say, and near one another. Only kinds that count something on
/// their cards have any: two tables are not alike because both are furniture.
struct Comparables: Sendable {
    /// Fewer say nothing.
    static let least = 5

    /// How wide it was looked for others.
    enum Reach: Int, Sendable, CaseIterable {
        case suburb, council, city
        /// On the whole board, by more than a count.
        case board

        /// Those that go out from a listing's suburb.
        static let around: [Reach] = [.suburb, .council, .city]
    }

    /// How the price of a listing compares with that of others.
    struct Standing: RecipeInput, Equatable {
        /// The median of the others, rounded as nobody would mind.
        let median: Money
        /// How many others there are.
        let count: RoundedCount
        /// How wide it was looked for them.
        let reach: Reach

        func add(to input: inout FingerprintInput) {
            input.add(median.cents)
            count.add(to: &input)
            input.add(reach.rawValue)
        }
    }

    /// The group of each listing by reach, -1 for none.
    private let groups: [[Int32]]
    /// The prices in cents of each group, rising, by reach.
    private let prices: [[[Int]]]
    /// The number of each group, by reach.
    private let numbers: [[Key: Int32]]
    private let facets: [Int?]
    private let regions: RegionRows

    /// Looks at listed ones; `kinds` are those of a board, and `kindOf` tells the kind of each listing.
    init(_ listings: [ListingSummary], kindOf: [Int], kinds: [Kind], _ gazetteer: Gazetteer) {
        let facets = kinds.map(Comparables.facet)
        var regions = RegionRows(gazetteer)
        var groups: [[Int32]] = []
        var prices: [[[Int]]] = []
        var allNumbers: [[Key: Int32]] = []
        for reach in Reach.around {
            var numbers: [Key: Int32] = [:]
            var groupOf = [Int32](repeating: -1, count: listings.count)
            var pricesOf: [[Int]] = []
            for (index, listing) in listings.enumerated() where listing.isListed {
                guard let price = listing.price, price.cents > 0,
                    let key = Key(listing, kind: kindOf[index], by: facets[kindOf[index]], reach, &regions)
                else { continue }
                let number = numbers[key] ?? Int32(pricesOf.count)
                if number == pricesOf.count {
                    numbers[key] = number
                    pricesOf.append([])
                }
                groupOf[index] = number
                pricesOf[Int(number)].append(price.cents)
            }
            groups.append(groupOf)
            prices.append(pricesOf.map { $0.sorted() })
            allNumbers.append(numbers)
        }
        self.groups = groups
        self.prices = prices
        self.facets = facets
        self.regions = regions
        numbers = allNumbers
    }

    /// The groups that hold one of some listings, by reach.
    func groups(of listings: Set<Int>) -> [Set<Int32>] {
        groups.map { groupOf in Set(listings.map { groupOf[$0] }).subtracting([-1]) }
    }

    /// Prices in cents of groups as they were, rising, by reach.
    typealias FormerPrices = [[Int32: [Int]]]

    /// What groups asked before some listings came, and others went; each with its kind.
    func formerPrices(without new: [(summary: ListingSummary, kind: Int)], with gone: [(summary: ListingSummary, kind: Int)])
        -> FormerPrices
    {
        var regions = regions
        return Reach.around.map { reach in
            var former: [Int32: [Int]] = [:]
            for (listings, isNew) in [(new, true), (gone, false)] {
                for (summary, kind) in listings where summary.isListed {
                    guard let price = summary.price, price.cents > 0,
                        let key = Key(summary, kind: kind, by: facets[kind], reach, &regions), let group = numbers[reach.rawValue][key]
                    else { continue }
                    var cents = former[group] ?? prices[reach.rawValue][Int(group)]
                    if isNew {
                        if let place = cents.firstIndex(of: price.cents) { cents.remove(at: place) }
                    } else {
                        cents.append(price.cents)
                    }
                    former[group] = cents
                }
            }
            return former.mapValues { $0.sorted() }
        }
    }

    /// Whether a listing may compare otherwise because of what changed in some groups.
    func mayStandOtherwise(_ listing: Int, since some: [Set<Int32>]) -> Bool {
        for reach in Reach.around {
            let group = groups[reach.rawValue][listing]
            guard group >= 0 else { continue }
            if some[reach.rawValue].contains(group) { return true }
            // What is nearer decides, and is as it was.
            if prices[reach.rawValue][Int(group)].count > Comparables.least { return false }
        }
        return false
    }

    /// How a listing that stands in lists compares with the nearest others; nil if there are too few.
    func standing(of listing: Int, price: Money?) -> Standing? { standing(of: listing, price, nil) }

    /// Whether a listing compares otherwise than it did.
    func standsOtherwise(_ listing: Int, price: Money?, since former: FormerPrices) -> Bool {
        standing(of: listing, price, nil) != standing(of: listing, price, former)
    }

    private func standing(of listing: Int, _ price: Money?, _ former: FormerPrices?) -> Standing? {
        guard let price else { return nil }
        for reach in Reach.around {
            let group = groups[reach.rawValue][listing]
            guard group >= 0 else { continue }
            let prices = former?[reach.rawValue][group] ?? prices[reach.rawValue][Int(group)]
            guard prices.count > Comparables.least else { continue }
            let median = Median.of(prices, without: price.cents)
            return Standing(median: Comparables.rounded(median), count: RoundedCount(prices.count - 1), reach: reach)
        }
        return nil
    }

    /// The place among a kind's main facets of that by which its listings are alike.
    static func facet(of kind: Kind) -> Int? {
        guard kind.price != nil else { return nil }
        return kind.mainFacets.firstIndex { if case .atLeast = $0.division { true } else { false } }
    }

    /// To five dollars, so that a page need not be made anew whenever somebody nearby changes a price.
    fileprivate static func rounded(_ cents: Int) -> Money {
        let step = cents < 10_000 ? 100 : 500
        return Money(cents: (cents + step / 2) / step * step)
    }

    private struct Key: Hashable {
        let kind: Int
        let rank: UInt8
        let area: Int32

        /// Nil for a listing that is compared with none at that reach.
        init?(_ listing: ListingSummary, kind: Int, by facet: Int?, _ reach: Reach, _ regions: inout RegionRows) {
            guard let facet, let row = listing.locality, let area = reach == .suburb ? row : regions.area(of: row, reach) else {
                return nil
            }
            (self.kind, rank, self.area) = (kind, listing.ranks[facet], area)
        }
    }
}

extension Comparables.Standing {
    /// Among rising prices in cents, of which the listing's own may be one; nil if there are too few others.
    init?(among prices: [Int], own: Int?, reach: Comparables.Reach) {
        let count = prices.count - (own == nil ? 0 : 1)
        guard count >= Comparables.least else { return nil }
        let median = Median.of(prices, without: own)
        self.init(median: Comparables.rounded(median), count: RoundedCount(count), reach: reach)
    }
}

/// Numbers for the councils and cities of suburbs, looked up once for each suburb.
private struct RegionRows: Sendable {
    private let gazetteer: Gazetteer
    private var known: [Int32: (council: Int32?, city: Int32?)] = [:]
    private var numbers: [String: Int32] = [:]

    init(_ gazetteer: Gazetteer) { self.gazetteer = gazetteer }

    mutating func area(of row: Int32, _ reach: Comparables.Reach) -> Int32? {
        let found = known[row] ?? look(up: row)
        return reach == .council ? found.council : found.city
    }

    private mutating func look(up row: Int32) -> (council: Int32?, city: Int32?) {
        let locality = gazetteer.localities[Int(row)]
        let council = gazetteer.regions.region(of: locality, kind: .council)
        let city = gazetteer.regions.region(of: locality, kind: .greaterCapital)
        let found = (council: council.map { number(of: $0) }, city: city.map { number(of: $0) })
        known[row] = found
        return found
    }

    private mutating func number(of region: Region) -> Int32 {
        if let number = numbers[region.id] { return number }
        let number = Int32(numbers.count)
        numbers[region.id] = number
        return number
    }
}

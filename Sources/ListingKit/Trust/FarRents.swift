import Facts
import Findings
import Places
import Rules
import Values

/// Finds rents that are far from what others ask in the suburb if enough homes are like it there, else on the whole board: under half of that, or
/// under a third on the board, since cities and the country differ; or so far above that they may be for a month.
struct FarRents {
    /// Fewer others say nothing.
    private static let least = 5

    /// A rent that is far from others.
    struct FarRent {
        let home: TrustCheck.HomeListing
        let price: Money
        let median: Money
        /// How many others there are.
        let count: Int
        /// The row of the suburb in which they are; nil for the whole board.
        let locality: Int32?
        /// Whether they have as many bedrooms.
        let countsRooms: Bool
    }

    /// What homes must share to be compared.
    private struct Group: Hashable {
        let kind: Int
        let rank: UInt8
        /// Nil for the whole board.
        let locality: Int32?
    }

    let all: [FarRent]

    init(_ homes: [TrustCheck.HomeListing]) {
        var kinds: [String: (number: Int, facet: Int?)] = [:]
        for home in homes where kinds[home.kind.id] == nil { kinds[home.kind.id] = (kinds.count, FarRents.facet(of: home.kind)) }
        /// The groups that a home is in, the nearest first.
        func groups(of home: TrustCheck.HomeListing) -> [Group] {
            guard home.kind.price?.per == .week, let kind = kinds[home.kind.id] else { return [] }
            let rank = kind.facet.map { home.summary.ranks[$0] } ?? 0
            let near = home.summary.locality.map { Group(kind: kind.number, rank: rank, locality: $0) }
            return (near.map { [$0] } ?? []) + [Group(kind: kind.number, rank: rank, locality: nil)]
        }
        var prices: [Group: [Int]] = [:]
        let priced = homes.compactMap { home in home.summary.price.flatMap { $0.cents > 0 ? (home, $0, groups(of: home)) : nil } }
        for (_, price, groups) in priced { for group in groups { prices[group, default: []].append(price.cents) } }
        for group in prices.keys { prices[group]?.sort() }
        all = priced.compactMap { home, price, groups in
            guard let group = groups.first(where: { (prices[$0]?.count ?? 0) > FarRents.least }), let others = prices[group] else {
                return nil
            }
            let median = Median.of(others, without: price.cents)
            // Of a month it is more than four times that of a week; the posting form (price-hint.js) asks from the same on.
            guard price.cents * (group.locality == nil ? 3 : 2) < median || price.cents * 2 >= median * 5 else { return nil }
            return FarRent(
                home: home, price: price, median: Money(cents: median).wholeDollars, count: others.count - 1, locality: group.locality,
                countsRooms: home.kind.uses.accommodation == .whole && kinds[home.kind.id]?.facet != nil)
        }
    }

    /// The main facet that makes homes of a kind alike: as many bedrooms, or the same sort of room.
    private static func facet(of kind: Kind) -> Int? {
        kind.mainFacets.firstIndex { facet in
            switch facet.division {
            case .atLeast: kind.uses.accommodation == .whole
            case .choice: kind.uses.accommodation == .shared
            case .choices, .upTo: false
            }
        }
    }
}

extension FarRents.FarRent {
    /// Tells of it, with what it is compared with.
    func report(key: String, in gazetteer: Gazetteer, at span: SourceSpan, into report: inout Report) {
        let others = countsRooms ? "\(count) others with as many bedrooms" : "\(count) others of its sort"
        let place = locality.map { "in \(gazetteer.localities[Int($0)].name)" } ?? "on this board"
        guard price.cents < median.cents else {
            let weekly = Money(cents: price.cents * 12 / 52).wholeDollars
            return report.add(
                .highRent, span,
                "\(key.quoted) is \(price.display) a week, far more than others like it ask \(place), about \(median.display): is it for a month?",
                reason: "That is the median of \(others). A rent far above others can be for a month, and it can simply be high.",
                fix: "Ask the owner: \(price.display) a month is \(weekly.display) a week. If it's right, leave it.")
        }
        report.add(
            .lowRent, span,
            "\(key.quoted) is \(price.display), under \(locality == nil ? "a third" : "half") of what \(others) \(place) ask",
            reason: "Their median is \(median.display). A rent far below others can be a bait, and it can simply be low.",
            fix: "Check the digits, and that it's for a week. If it's right, leave it.")
    }
}

extension Rule {
    static let lowRent = Rule(
        "low-rent", .hint, "A rent far below others is looked at twice",
        "Frauds draw people with a home for half the rent. This compares a rent with the median of the homes in the suburb that have as many bedrooms, or of rooms of the same sort, if there are five others. Otherwise it must be under a third of the median of the whole board, since the country is cheaper than cities. It proves nothing: some owners ask little, and some places are cheap. Whoever looks after the board may ask the owner, and have someone see the home."
    )

    static let highRent = Rule(
        "high-rent", .hint, "A rent far above others is looked at twice",
        "A rent is for a week, and people who think in months give that of a month, which is more than four times as much. This tells of a rent of at least two and a half times the median of the homes in the suburb that have as many bedrooms, or of rooms of the same sort, if there are five others; otherwise of those of the whole board. The posting form asks the same. It proves nothing: some homes are dear. Ask the owner which of the two it is."
    )
}

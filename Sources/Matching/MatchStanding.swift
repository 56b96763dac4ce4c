/// Where an entry stands among others, by its price and then its id.
struct MatchStanding: Sendable, Comparable {
    /// What is asked or can be paid in a week, in cents: by each of the people where some may share.
    let cents: Int32
    /// Its place in the order of ids.
    let rank: Int32
    /// Its place among the entries.
    let row: Int32

    /// Who names no price stands behind all others.
    init(cents: Int32?, rank: Int32, row: Int) {
        self.cents = cents ?? .max
        self.rank = rank
        self.row = Int32(row)
    }

    var isPriced: Bool { cents != .max }

    static func < (one: MatchStanding, other: MatchStanding) -> Bool { (one.cents, one.rank) < (other.cents, other.rank) }
}

/// Goes through entries that are in order from where another one stands, so that those come first whose price is nearest.
struct MatchNeighbours {
    private let all: [MatchStanding]
    private let cents: Int
    private var low: Int
    private var high: Int

    /// Goes through `all` from where one of them or another one stands; for who names no price, from the middle.
    init(_ all: [MatchStanding], around given: MatchStanding) {
        self.all = all
        let own = given.isPriced || all.isEmpty ? given : all[all.count / 2]
        cents = Int(own.cents)
        var (first, end) = (0, all.count)
        while first < end {
            let middle = (first + end) / 2
            if all[middle] < own { first = middle + 1 } else { end = middle }
        }
        (low, high) = (first - 1, first)
    }

    /// The next one, by its place among the entries.
    mutating func next() -> Int? {
        guard low >= 0 || high < all.count else { return nil }
        if high >= all.count || low >= 0 && cents - Int(all[low].cents) <= Int(all[high].cents) - cents {
            low -= 1
            return Int(all[low + 1].row)
        }
        high += 1
        return Int(all[high - 1].row)
    }
}

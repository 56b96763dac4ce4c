/// Where an entry stands among others, by its price and then its id.
struct MatchStanding: Sendable, Comparable {
    /// What is asked or can be paid in a week, in cents: by each of the people where some may share.
    let cents: Int32
    /// Its place in the order of ids.
    let rank: Int32

    /// Who names no price stands behind all others.
    init(cents: Int32?, rank: Int32) {
        self.cents = cents ?? .max
        self.rank = rank
    }

    static func < (one: MatchStanding, other: MatchStanding) -> Bool { (one.cents, one.rank) < (other.cents, other.rank) }

    /// How far it is from another one.
    fileprivate func distance(to other: MatchStanding) -> Int { abs(Int(cents) - Int(other.cents)) }
}

/// Goes through entries that are in order from where another one stands, so that those come first whose price is nearest.
struct MatchNeighbours: Sequence, IteratorProtocol {
    private let rows: [Int32]
    private let standing: [MatchStanding]
    private let own: MatchStanding
    private var low: Int
    private var high: Int

    init(_ rows: [Int32], _ standing: [MatchStanding], around own: MatchStanding) {
        self.rows = rows
        self.standing = standing
        self.own = own
        var (first, end) = (0, rows.count)
        while first < end {
            let middle = (first + end) / 2
            if standing[Int(rows[middle])] < own { first = middle + 1 } else { end = middle }
        }
        (low, high) = (first - 1, first)
    }

    mutating func next() -> Int32? {
        guard low >= 0 || high < rows.count else { return nil }
        let isBelow = high >= rows.count || low >= 0 && distance(low) <= distance(high)
        defer { if isBelow { low -= 1 } else { high += 1 } }
        return rows[isBelow ? low : high]
    }

    private func distance(_ place: Int) -> Int { standing[Int(rows[place])].distance(to: own) }
}

/// Measures how far a written name is from one that may be meant, by ``SlipCosts``. One value measures many names against one.
struct SlipDistance {
    /// The longest name that is measured, in bytes.
    static let maximumLength = 64

    private let costs: SlipCosts
    private let written: [UInt8]
    /// What each written letter costs if it is too many.
    private let added: [Int]
    private var twoAbove = [Int](repeating: 0, count: maximumLength + 1)
    private var above = [Int](repeating: 0, count: maximumLength + 1)
    private var current = [Int](repeating: 0, count: maximumLength + 1)

    init(_ written: [UInt8], _ costs: SlipCosts) {
        self.written = written
        self.costs = costs
        added = written.indices.map { place in
            let (before, after) = (place > 0 ? written[place - 1] : 0, place + 1 < written.count ? written[place + 1] : 0)
            return costs.added(written[place], after: before, before: after)
        }
    }

    /// Returns the distance, or nil if it exceeds a limit.
    mutating func callAsFunction(_ meant: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        guard meant.count <= SlipDistance.maximumLength, written.count <= SlipDistance.maximumLength else { return nil }
        above[0] = 0
        for column in 0..<meant.count { above[column + 1] = above[column] + missing(meant, column) }
        for row in 0..<written.count {
            let letter = written[row]
            current[0] = above[0] + added[row]
            var least = current[0]
            for column in 0..<meant.count {
                let other = meant[column]
                var cost = min(above[column + 1] + added[row], current[column] + missing(meant, column))
                cost = min(cost, above[column] + (letter == other ? 0 : costs.instead(letter, other)))
                if row > 0, column > 0, letter == meant[column - 1], written[row - 1] == other {
                    cost = min(cost, twoAbove[column - 1] + costs.swapped)
                }
                current[column + 1] = cost
                least = min(least, cost)
            }
            // A swap reaches back two rows, but the row between then costs at most as much.
            guard least <= limit + costs.swapped else { return nil }
            swap(&twoAbove, &above)
            swap(&above, &current)
        }
        return above[meant.count] <= limit ? above[meant.count] : nil
    }

    private func missing(_ meant: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        place > 0 && meant[place] == meant[place - 1] ? costs.twice : costs.missing
    }
}

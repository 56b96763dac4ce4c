/// Measures the edit distance between two texts: the number of insertions, deletions, substitutions and swaps of
/// neighbouring bytes (restricted Damerau–Levenshtein distance, or optimal string alignment).
///
/// One value measures many pairs without allocating.
public struct EditDistance {
    /// The longest text that is measured, in bytes.
    public static let maximumLength = 64
    private var twoAbove = [Int](repeating: 0, count: maximumLength + 1)
    private var above = [Int](repeating: 0, count: maximumLength + 1)
    private var current = [Int](repeating: 0, count: maximumLength + 1)

    /// Allocates the memory that all measurements share.
    public init() {}

    /// Returns the distance, or nil if it exceeds `limit` or a text is longer than ``maximumLength``.
    public mutating func callAsFunction(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, limit: Int) -> Int? {
        guard max(left.count, right.count) <= EditDistance.maximumLength, abs(left.count - right.count) <= limit else { return nil }
        for column in 0...right.count { above[column] = column }
        var previous: UInt8 = 0
        for (row, letter) in left.enumerated() {
            current[0] = row + 1
            var least = row + 1
            var neighbour: UInt8 = 0
            var column = 0
            for other in right {
                var cost = min(above[column + 1] + 1, current[column] + 1, above[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == neighbour, previous == other { cost = min(cost, twoAbove[column - 1] + 1) }
                column += 1
                current[column] = cost
                least = min(least, cost)
                neighbour = other
            }
            // A swap reaches back two rows, but the row between then costs at most one more, so this stops nothing too
            // early.
            guard least <= limit else { return nil }
            swap(&twoAbove, &above)
            swap(&above, &current)
            previous = letter
        }
        return above[right.count] <= limit ? above[right.count] : nil
    }
}

/// The rows of each postcode in table order, made by counting sort.
struct PostcodeIndex: Sendable {
    private var starts = [Int32](repeating: 0, count: 10_001)
    private var rows: [Int32] = []

    /// Creates an empty index.
    init() {}

    /// Indexes rows, except those that are variants of others.
    init(_ table: [SuburbRow]) {
        for row in table where !row.isVariant { starts[Int(row.postcode) + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        rows = [Int32](repeating: 0, count: Int(starts[10_000]))
        var next = starts
        for (number, row) in table.enumerated() where !row.isVariant {
            rows[Int(next[Int(row.postcode)])] = Int32(number)
            next[Int(row.postcode)] += 1
        }
    }

    /// Returns the rows of a postcode, 0 to 9999.
    func rows(_ postcode: UInt16) -> ArraySlice<Int32> {
        rows[Int(starts[Int(postcode)])..<Int(starts[Int(postcode) + 1])]
    }

    /// All postcodes that have rows, in ascending order.
    var postcodes: [UInt16] {
        (0..<UInt16(10_000)).filter { starts[Int($0)] < starts[Int($0) + 1] }
    }
}

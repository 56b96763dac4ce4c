/// Finds the element at a place among those of several lists that follow one another.
public struct RunIndex: Sendable {
    /// Where each list ends.
    private let ends: [Int]

    /// Lists of those lengths.
    public init(_ lengths: some Sequence<Int>) {
        var end = 0
        ends = lengths.map { length in
            end += length
            return end
        }
    }

    /// How many elements all lists have.
    public var count: Int { ends.last ?? 0 }

    /// Where a list begins.
    public func start(of run: Int) -> Int { run == 0 ? 0 : ends[run - 1] }

    /// The list of an element, and its place in it.
    public func place(of index: Int) -> (run: Int, offset: Int) {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return (low, index - start(of: low))
    }
}

import Values

/// The days of which a digest tells.
public struct DigestDays: Sendable {
    /// The first one.
    public let first: Day
    /// The last one; nil for that of the last build.
    public let last: Day?

    /// Those from a day on, or up to another one.
    public init(since first: Day, until last: Day? = nil) {
        self.first = first
        self.last = last
    }

    /// The days that a board knows which was built last on that day. Throws if nobody can know yet what will have been told on them.
    func range(ofBoardBuilt built: Day) throws(DigestProblem) -> ClosedRange<Day> {
        if first > built { throw .future("--since", first, lastBuilt: built) }
        guard let last else { return first...built }
        if last > built { throw .future("--until", last, lastBuilt: built) }
        if last < first { throw .backwards(first, last) }
        return first...last
    }
}

import Rules
import Values

/// The part of a day to which a build's news belong.
public struct NewsClock: Sendable, Hashable {
    /// The part.
    public private(set) var part: NewsPart
    /// How much was told in it already.
    public let count: Int

    /// A part in which so much was told.
    public init(part: NewsPart, count: Int) {
        self.part = part
        self.count = count
    }

    /// The part to which the news of a day belong after this one. Days never go back.
    public func next(on today: Day) -> NewsClock {
        if part.day < today { return NewsClock(part: NewsPart(today), count: 0) }
        return isFull ? NewsClock(part: NewsPart(part.day, part.number + 1), count: 0) : self
    }

    /// Whether no later build tells anything in its part.
    public var isFull: Bool { count >= NewsPart.fullCount }

    /// The same part, in which all that was told.
    public func counting(_ listings: some Sequence<ListingSummary>) -> NewsClock {
        NewsClock(part: part, count: listings.reduce(0) { count, listing in count + listing.told.count { $0.part == part } })
    }
}

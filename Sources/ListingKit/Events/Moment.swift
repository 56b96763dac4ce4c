/// When something happened to a listing, as far as its dated facts tell: the day, and a place in it.
///
/// Feeds need instants that move with every event, even with the second one of a day. The place of an event in its day depends on nothing
/// but its sort, so that what else happens on the day leaves it where it is.
public struct Moment: Sendable, Hashable, Comparable {
    /// The day.
    public let day: Day
    /// The place in the day: as many seconds after its start.
    public let step: Int

    /// The start of a day.
    public init(_ day: Day) {
        self.day = day
        step = 0
    }

    /// The moment of an event.
    public init(_ mark: EventMark) {
        day = mark.day
        step = Int(mark.kind.rawValue)
    }

    /// The earlier one first.
    public static func < (left: Moment, right: Moment) -> Bool {
        left.day != right.day ? left.day < right.day : left.step < right.step
    }
}

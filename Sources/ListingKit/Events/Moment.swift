/// When something happened to a listing, as far as its dated facts tell: the day, and what happened before it on that day.
///
/// Feeds need instants that move with every event, even with the second one of a day.
public struct Moment: Sendable, Hashable, Comparable {
    /// The day.
    public let day: Day
    /// How many events of the same listing came before it on that day.
    public let step: Int

    /// The moment after that many events of a day.
    public init(_ day: Day, step: Int = 0) {
        self.day = day
        self.step = step
    }

    /// The moment of one of a listing's events, which are given oldest first.
    @inlinable
    public init<Marks: RandomAccessCollection<EventMark>>(of place: Marks.Index, in events: Marks) where Marks.Index == Int {
        let day = events[place].day
        self.init(day, step: events[..<place].reversed().prefix { $0.day == day }.count)
    }

    /// The earlier one first.
    public static func < (left: Moment, right: Moment) -> Bool {
        left.day != right.day ? left.day < right.day : left.step < right.step
    }
}

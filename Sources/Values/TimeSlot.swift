/// A period on a day in local time, such as an inspection.
public struct TimeSlot: Sendable, Hashable, Comparable {
    /// The day.
    public let day: Day
    /// Minutes from midnight to the start.
    public let start: Int
    /// Minutes from midnight to the end, after the start.
    public let end: Int
    /// The day on which it was announced; nil if that is the day of the listing itself.
    public let added: Day?
    /// The day on which it was called off; nil if it was not.
    public let cancelled: Day?

    /// Creates a period.
    public init(day: Day, start: Int, end: Int, added: Day? = nil, cancelled: Day? = nil) {
        self.day = day
        self.start = start
        self.end = end
        self.added = added
        self.cancelled = cancelled
    }

    /// Orders by day, start and end.
    public static func < (left: TimeSlot, right: TimeSlot) -> Bool {
        (left.day, left.start, left.end) < (right.day, right.start, right.end)
    }
}

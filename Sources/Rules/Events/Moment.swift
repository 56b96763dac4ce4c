import Bytes
import Values

/// When something happened to a listing, as feeds publish it: the day, and a time of that day.
///
/// Files give days; feeds need distinct instants that move with every event. So every listing has a time of its own
/// within the first hour of the day, by a hash of its id, and the events of a day are seconds apart.
public struct Moment: Sendable, Hashable, Comparable {
    /// The day.
    public let day: Day
    /// How long after the start of the day, in microseconds.
    public let microseconds: Wide

    private static let second: Wide = 1_000_000
    /// The range of the listings' own times, in microseconds.
    private static let spread: UInt64 = 3_000_000_000

    /// The start of a day.
    public init(_ day: Day) { self.init(day: day, microseconds: 0) }

    private init(day: Day, microseconds: Wide) {
        self.day = day
        self.microseconds = microseconds
    }

    /// When something is told of a day as a whole, by its place among all that is: in the first seconds of the day, a microsecond each.
    public init(_ day: Day, place: Int) { self.init(day: day, microseconds: Wide(place)) }

    /// When a listing whose id has that ``Swift/String/stableHash`` was listed.
    public init(_ day: Day, listing hash: UInt64) {
        self.init(day: day, microseconds: Wide(hash % Moment.spread))
    }

    /// When an event of a listing whose id has that ``Swift/String/stableHash`` happened. It depends on no other event.
    public init(_ mark: EventMark, listing hash: UInt64) {
        let own = mark.kind == .listed ? 0 : Wide(mark.step) * Moment.second + Wide(mark.key) % Moment.second
        self.init(day: mark.day, microseconds: Moment(mark.day, listing: hash).microseconds + own)
    }

    /// When a listing last changed: on the day of its last event, and a second later for each, so that any event moves
    /// it.
    public init(lastOf events: [EventMark], listing hash: UInt64) {
        let day = events.last?.day ?? Day(number: 0)
        self.init(day: day, microseconds: Moment(day, listing: hash).microseconds + Wide(max(0, events.count - 1)) * Moment.second)
    }

    /// A second later.
    public var next: Moment { Moment(day: day, microseconds: microseconds + Moment.second) }

    /// The whole of it in one number, which grows with time.
    public var code: Int64 { Int64(day.number) << 40 | Int64(microseconds) }

    /// The moment of that code; nil if there is none.
    public init?(code: Int64) {
        let microseconds = Wide(code & 0xFF_FFFF_FFFF)
        guard microseconds < 86_400 * Moment.second else { return nil }
        self.init(day: Day(number: Int(code >> 40)), microseconds: microseconds)
    }

    /// The earlier one first.
    public static func < (left: Moment, right: Moment) -> Bool {
        left.day != right.day ? left.day < right.day : left.microseconds < right.microseconds
    }
}

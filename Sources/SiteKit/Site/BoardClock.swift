import ListingKit
import Rules
import Values

/// The instants at which days begin in the board's time zone.
struct BoardClock: Sendable {
    private let zone: ZoneClock?

    init(timeZone: String) {
        zone = ZoneClock(timeZone)
    }

    /// The first instant of a day.
    func start(of day: Day) -> Timestamp {
        zone?.timestamp(day) ?? Timestamp(seconds: day.number * 86_400)
    }

    /// The instant that stands for a moment.
    func instant(of moment: Moment) -> Timestamp {
        let start = start(of: moment.day)
        let (seconds, microseconds) = moment.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        return Timestamp(seconds: start.seconds + seconds, microseconds: microseconds, offset: start.offset)
    }
}

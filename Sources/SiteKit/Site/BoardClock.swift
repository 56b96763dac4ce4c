import ListingKit

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
}

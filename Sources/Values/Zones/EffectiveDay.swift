import Bytes

/// The day as of which a board is checked and built, given as such or as an instant.
public enum EffectiveDay: Sendable, Hashable {
    /// A given day, of which the site is a preview: browsers show it as of that day, too.
    case day(Day)
    /// The day that it is in the board's time zone that many seconds after 1970-01-01T00:00:00Z.
    case instant(seconds: Wide)

    /// Whether somebody chose the day.
    public var isChosen: Bool { if case .day = self { true } else { false } }

    /// Returns the day in a time zone, given by its IANA identifier; in UTC if there is no such zone.
    public func day(in timeZone: String) -> Day {
        switch self {
        case .day(let day): return day
        case .instant(let seconds):
            let offset = ZoneRules(timeZone)?.offset(at: seconds) ?? 0
            return Day(number: Int((Double(seconds + Wide(offset)) / 86_400).rounded(.down)))
        }
    }
}

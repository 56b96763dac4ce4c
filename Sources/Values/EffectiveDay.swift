import Foundation

/// The day as of which a board is judged and built: given as such, or as an instant, whose day depends on the board's time zone.
public enum EffectiveDay: Sendable, Hashable {
    /// That very day.
    case day(Day)
    /// The day that it is at that many seconds after 1970-01-01T00:00:00Z where the board is.
    case instant(seconds: Int)

    /// The day in a time zone (an IANA identifier; UTC if there is no such zone).
    public func day(in timeZone: String) -> Day {
        switch self {
        case .day(let day): return day
        case .instant(let seconds):
            let zone = TimeZone(identifier: timeZone)
            let offset = zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))) ?? 0
            return Day(number: Int((Double(seconds + offset) / 86_400).rounded(.down)))
        }
    }
}

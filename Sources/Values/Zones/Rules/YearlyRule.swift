import Bytes

/// What the clocks of a zone show year after year, as the `TZ` variable of POSIX says it (RFC 9636 section 3.3.1): `AEST-10AEDT,M10.1.0,M4.1.0/3`.
struct YearlyRule: Sendable {
    private let standard: ZoneReading
    /// What clocks show in between, and when it begins and ends; nil where they are never changed.
    private let daylight: (reading: ZoneReading, begins: Moment, ends: Moment)?

    /// Reads a rule; nil if there is none.
    init?(_ text: String) {
        var reader = RuleReader(text)
        guard reader.takeName(), let west = reader.takeTime() else { return nil }
        standard = ZoneReading(offset: -west, isDaylight: false)
        guard !reader.isAtEnd else {
            daylight = nil
            return
        }
        guard reader.takeName() else { return nil }
        let ahead = reader.takeTime() ?? west - 3600
        guard let begins = reader.takeMoment(), let ends = reader.takeMoment(), reader.isAtEnd else { return nil }
        daylight = (ZoneReading(offset: -ahead, isDaylight: true), begins, ends)
    }

    /// What clocks show at an instant, in seconds after 1970-01-01T00:00:00Z.
    func reading(at instant: Wide) -> ZoneReading {
        guard let daylight else { return standard }
        let local = instant + Wide(standard.offset)
        let year = Day(number: Int((local >= 0 ? local : local - 86_399) / 86_400)).components.year
        let begins = daylight.begins.seconds(in: year) - Wide(standard.offset)
        let ends = daylight.ends.seconds(in: year) - Wide(daylight.reading.offset)
        // South of the equator it lasts over New Year.
        let isDaylight = begins < ends ? (begins..<ends).contains(instant) : !(ends..<begins).contains(instant)
        return isDaylight ? daylight.reading : standard
    }

    /// A moment of each year, by the clocks that are in force until then.
    struct Moment: Sendable {
        let day: YearlyDay
        /// Seconds after the midnight with which the day begins; may lie on another day.
        let time: Int

        /// Seconds after 1970-01-01T00:00:00, as clocks show them.
        func seconds(in year: Int) -> Wide { Wide(day.number(in: year)) * 86_400 + Wide(time) }
    }

    /// A day of each year.
    enum YearlyDay: Sendable {
        /// `M`: a day of the week (0 for Sunday) in a week (5 for the last) of a month.
        case weekday(Int, week: Int, month: Int)
        /// `J`: from 1 to 365, without 29 February.
        case leapless(Int)
        /// From 0 to 365.
        case counted(Int)

        /// Days after 1970-01-01.
        func number(in year: Int) -> Int {
            let newYear = YearlyDay.first(of: 1, year)
            switch self {
            case .counted(let days): return newYear + days
            case .leapless(let day): return newYear + day - 1 + (day > 59 && YearlyDay.first(of: 3, year) - newYear > 59 ? 1 : 0)
            case .weekday(let weekday, let week, let month):
                let first = YearlyDay.first(of: month, year)
                let next = month == 12 ? YearlyDay.first(of: 1, year + 1) : YearlyDay.first(of: month + 1, year)
                // 1970-01-01 was a Thursday.
                let found = first + ((weekday - first - 4) % 7 + 7) % 7 + (week - 1) * 7
                return found < next ? found : found - 7
            }
        }

        private static func first(of month: Int, _ year: Int) -> Int { Day(year: year, month: month, day: 1)?.number ?? 0 }
    }
}

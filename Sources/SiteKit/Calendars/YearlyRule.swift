import Values

/// A rule by which the clocks of a zone change on one day of every year, such as 2 am on the first Sunday in October.
struct YearlyRule: Hashable {
    /// The month, from 1 to 12.
    let month: Int
    /// Which of the month's days of that name: 1 to 4, or −1 for the last.
    let ordinal: Int
    /// The day of the week, 0 for Sunday.
    let weekday: Int

    /// The names of the days of the week in a recurrence rule (RFC 5545 section 3.3.10, `weekday`).
    static let weekdays: [StaticString] = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

    /// The rule that changes follow, once in each year up to the given one, at the same time and by as much; nil if there is none.
    init?(_ changes: [ZoneChange], until lastYear: Int) {
        guard let first = changes.first else { return nil }
        let times = changes.map(\.localTime)
        let days = times.map(\.day.components)
        let weekday = times[0].day.weekday
        guard days.last?.year == lastYear, zip(days, days.dropFirst()).allSatisfy({ $0.year + 1 == $1.year }),
            days.allSatisfy({ $0.month == days[0].month }),
            times.allSatisfy({ $0.day.weekday == weekday && $0.minute == times[0].minute }),
            changes.allSatisfy({ $0.before == first.before && $0.after == first.after })
        else { return nil }
        let ordinals = days.map { ($0.day + 6) / 7 }
        if ordinals[0] < 5, ordinals.allSatisfy({ $0 == ordinals[0] }) {
            ordinal = ordinals[0]
        } else if times.allSatisfy({ ($0.day + 7).components.month != days[0].month }) {
            ordinal = -1
        } else {
            return nil
        }
        month = days[0].month
        self.weekday = weekday
    }
}

extension ZoneChange {
    /// The time that the clock shows when it is put forward or back.
    var localTime: (day: Day, minute: Int) {
        let time = Timestamp(seconds: instant + before)
        return (time.day, time.minute)
    }
}

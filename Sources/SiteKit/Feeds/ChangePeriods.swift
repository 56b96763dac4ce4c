import Values

/// How a log of events is shared out: periods of whole days that are over stand in archives (RFC 5005 section 4), the rest in the document
/// that people subscribe to.
///
/// A period begins where the one before it ended, and ends with the day on which it holds enough. It is closed when that day can no longer
/// be told of, so that nothing but a correction of the past ever changes what it holds.
struct ChangePeriods {
    /// How many events a period holds at least, unless a board asks for more.
    static let leastEvents = 100

    /// The places of the events of each archive among all, the oldest archive first; events are the latest first.
    let archives: [Range<Int>]
    /// How many events the document holds that people subscribe to.
    let current: Int

    /// Shares out events of those days, latest first. `first` is the first day that the document is to hold whatever is in archives, nil for
    /// all; days from `open` on are not over. Without archives the document holds just that.
    init(_ days: [Day], from first: Day?, openFrom open: Day, least: Int, hasArchives: Bool) {
        var archives: [Range<Int>] = []
        var end = days.count
        if hasArchives, days.count > least {
            var place = days.count
            while place > 0, days[place - 1] < open {
                let day = days[place - 1]
                while place > 0, days[place - 1] == day { place -= 1 }
                guard end - place >= least else { continue }
                archives.append(place..<end)
                end = place
            }
        }
        self.archives = archives
        let wanted = first.map { first in days.firstIndex { $0 < first } ?? days.count } ?? days.count
        current = hasArchives ? max(wanted, end) : wanted
    }
}

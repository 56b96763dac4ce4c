import Bytes
import ListingKit
import Publishing
import Rules
import Values

/// What listings that stand in lists have to come, by day: inspections, events, and what can be had from a day on.
struct CalendarDays: Sendable {
    /// What happens on a day.
    enum Sort: Int, CaseIterable, Sendable { case inspection, event, start }

    /// Something on a day.
    struct Entry: Sendable {
        /// The listing, as an index into the site's.
        let listing: Int
        let sort: Sort
        let day: Day
        /// Minutes from midnight; 0 for what has the whole day.
        let start: Int
        let end: Int
        let isCancelled: Bool
    }

    /// A day with what happens on it: by time, then what was called off, then what can be had from that day on.
    struct Daily: Sendable {
        let day: Day
        let entries: [Entry]

        /// How many of a sort were not called off.
        func count(_ sort: Sort) -> Int { entries.count { $0.sort == sort && !$0.isCancelled } }
    }

    /// The days that have anything, in order.
    let days: [Daily]

    /// How many months pages look ahead, the present one among them.
    static let months = 6

    /// The months that have pages if there is something in them, by their first days.
    static func months(from today: Day) -> [Day] { (0..<months).map { today.firstOfMonth(after: $0) } }

    /// What some of a site's listings have from the day on, to the end of the last of those months.
    init(_ site: Site, of listed: [Int]) {
        let today = site.context.today
        let last = today.firstOfMonth(after: CalendarDays.months)
        var entries: [Entry] = []
        func add(_ marks: [SlotMark], _ sort: Sort, of index: Int) {
            for mark in marks where mark.day >= today && mark.day < last {
                entries.append(
                    Entry(listing: index, sort: sort, day: mark.day, start: mark.start, end: mark.end, isCancelled: mark.isCancelled))
            }
        }
        for index in listed {
            let listing = site.listings[index]
            if let final = listing.lastAppointment, final >= today {
                add(listing.slots, .inspection, of: index)
                add(listing.occasions, .event, of: index)
            }
            if let day = listing.start, day >= today, day < last {
                entries.append(Entry(listing: index, sort: .start, day: day, start: 0, end: 0, isCancelled: false))
            }
        }
        // At one time the newest listing comes first: that is the order of the site's, which ends with their ids.
        entries.sort { ($0.place, $0.listing) < ($1.place, $1.listing) }
        days = entries.chunks(by: \.day).map { Daily(day: $0.0, entries: $0.1) }
    }

    /// How much there is in all.
    var total: Int { days.reduce(0) { $0 + $1.entries.count } }

    /// The days of a month.
    func days(of month: Day) -> [Daily] { days.filter { $0.day.firstOfMonth == month } }
}

extension Site {
    /// Whether a suburb or a campus has a page of its months: two listings have or had times. Those of one stand on the page itself.
    func haveMonths(_ members: Members) -> Bool {
        members.all.lazy.filter { listings[$0].lastAppointment != nil }.prefix(2).reduce(0) { count, _ in count + 1 } == 2
    }
}

extension CalendarDays.Entry {
    /// The day, and the place of the entry on it, in one number.
    fileprivate var place: Int {
        ((((day.number << 1 | (sort == .start ? 1 : 0)) << 1 | (isCancelled ? 1 : 0)) << 12 | start) << 12 | end) << 2 | sort.rawValue
    }
}

extension CalendarDays.Daily: RecipeInput {
    func add(to input: inout FingerprintInput) {
        input.add(day.number)
        input.add(entries.count)
        for entry in entries {
            input.add(entry.sort.rawValue)
            input.add(entry.start)
            input.add(entry.end)
            input.add(entry.isCancelled)
        }
    }
}

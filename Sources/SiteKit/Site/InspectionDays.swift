import Bytes
import ListingKit
import Publishing
import Rules
import Values

/// The inspections to come of listings that stand in lists, by day.
struct InspectionDays: Sendable {
    /// One inspection.
    struct Slot: Sendable {
        /// The listing, as an index into the site's.
        let listing: Int
        let mark: SlotMark
    }

    /// A day with its inspections, in order of time; those that were called off come last.
    struct Daily: Sendable {
        let day: Day
        let slots: [Slot]

        /// How many were not called off.
        var count: Int { slots.count { !$0.mark.isCancelled } }
    }

    /// The days that have any, in order.
    let days: [Daily]

    /// How far ahead pages look, in days: what is announced for later stands on the page of its listing.
    static let span = 56

    /// Those of some of a site's listings.
    init(_ site: Site, of listed: [Int]) {
        let today = site.context.today
        let last = today + InspectionDays.span
        var slots: [Slot] = []
        for index in listed {
            let listing = site.listings[index]
            guard let final = listing.lastAppointment, final >= today else { continue }
            for mark in listing.slots where mark.day >= today && mark.day < last { slots.append(Slot(listing: index, mark: mark)) }
        }
        // At one time the newest listing comes first: that is the order of the site's, which ends with their ids.
        slots.sort { ($0.mark.place, $0.listing) < ($1.mark.place, $1.listing) }
        days = slots.chunks(by: \.mark.day).map { Daily(day: $0.0, slots: $0.1) }
    }

    /// Some of those of a day.
    init(day: Day, _ slots: [Slot]) { days = [Daily(day: day, slots: slots)] }

    private init(days: [Daily]) { self.days = days }

    /// How many there are, those that were called off among them.
    var total: Int { days.reduce(0) { $0 + $1.slots.count } }

    /// How many were not called off.
    var count: Int { days.reduce(0) { $0 + $1.count } }

    /// When the last inspection of each day is over, by the clocks where it is; nil where no clock is known.
    func ends(_ site: Site) -> [Timestamp?] {
        let context = site.context
        var clocks: [Int32?: ZoneClock] = [:]
        func clock(_ row: Int32?) -> ZoneClock? {
            if let known = clocks[row] { return known }
            let zone = row.map { context.gazetteer.localities[Int($0)].timeZone } ?? context.board.timeZone
            let clock = context.clocks.clock(zone)
            clocks[row] = clock
            return clock
        }
        return days.map { daily in
            var latest: [Int32?: Int] = [:]
            for slot in daily.slots { latest[site.listings[slot.listing].locality, default: 0].raise(to: slot.mark.end) }
            return latest.compactMap { row, end in clock(row)?.timestamp(daily.day, minute: end) }.max()
        }
    }

    /// The days of the inspections that were not called off which listings have in the coming days, in any order.
    static func days(_ site: Site, of listed: [Int], within days: Int) -> [Day] {
        let coming = site.context.today..<site.context.today + days
        var found: [Day] = []
        for listing in listed {
            for slot in site.listings[listing].slots where !slot.isCancelled && coming.contains(slot.day) { found.append(slot.day) }
        }
        return found
    }

    /// The first of them.
    func prefix(_ most: Int) -> InspectionDays {
        var left = most
        return InspectionDays(
            days: days.compactMap { daily in
                guard left > 0 else { return nil }
                let slots = Array(daily.slots.prefix(left))
                left -= slots.count
                return Daily(day: daily.day, slots: slots)
            })
    }

    /// The listings that have any before a day, each once.
    func listings(before day: Day) -> [Int] { Set(days.prefix { $0.day < day }.flatMap { $0.slots.map(\.listing) }).sorted() }

    /// The listings, once for each of their inspections.
    var listings: [Int] { days.flatMap { $0.slots.map(\.listing) } }
}

extension SlotMark {
    /// The day, whether it was called off, the start and the end in one number, in the order in which pages show them.
    fileprivate var place: Int { ((day.number << 1 | (isCancelled ? 1 : 0)) << 12 | start) << 12 | end }
}

extension Int {
    fileprivate mutating func raise(to other: Int) { self = Swift.max(self, other) }
}

extension Site {
    /// The states that have a page of inspections: those with a listing that has or had any, if there are several.
    var inspectionStates: [StateScope] {
        let having = states.filter { $0.members.all.contains { !listings[$0].slots.isEmpty } }
        return having.count > 1 ? having : []
    }
}

extension InspectionDays: RecipeInput {
    func add(to input: inout FingerprintInput) {
        input.add(days.count)
        for daily in days {
            input.add(daily.day.number)
            input.add(daily.slots.count)
            for slot in daily.slots {
                input.add(slot.mark.start)
                input.add(slot.mark.end)
                input.add(slot.mark.isCancelled)
            }
        }
    }
}

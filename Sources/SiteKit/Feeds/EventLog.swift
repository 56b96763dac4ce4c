import ListingKit
import Values

/// Everything that happened on a board, the latest first; of one moment in the order of the site.
///
/// It is put in order once, when somebody asks for events, and those of a part of the board are taken from it by their places.
final class EventLog: Sendable {
    /// An event of a listing of the site.
    struct Event: Sendable {
        let mark: EventMark
        /// The listing, as an index into the site's.
        let listing: Int
        /// When it happened, as the entry's own times tell.
        let moment: Moment
    }

    /// The days of the events of each listing, one listing after the other.
    private let allDays: [Day]
    /// Where those of each listing begin, and where the last ones end.
    private let starts: [Int32]
    private let sorted: MadeOnce<Sorted>

    private struct Sorted: Sendable {
        let events: [Event]
        /// The places of the events of each listing, one listing after the other.
        let places: [Int32]
    }

    /// The log of the listings of a site.
    init(_ listings: [ListingSummary]) {
        var days: [Day] = []
        var starts: [Int32] = [0]
        days.reserveCapacity(listings.count * 2)
        starts.reserveCapacity(listings.count + 1)
        for summary in listings {
            for mark in summary.events { days.append(mark.day) }
            starts.append(Int32(clamping: days.count))
        }
        allDays = days
        self.starts = starts
        sorted = MadeOnce { EventLog.sorted(listings) }
    }

    private static func sorted(_ listings: [ListingSummary]) -> Sorted {
        var events: [Event] = []
        events.reserveCapacity(listings.count * 2)
        for (listing, summary) in listings.enumerated() {
            let hash = summary.id.stableHash
            for mark in summary.events { events.append(Event(mark: mark, listing: listing, moment: Moment(mark, listing: hash))) }
        }
        let order = events.indices.sorted { left, right in
            let (left, right) = (events[left], events[right])
            if left.moment != right.moment { return left.moment > right.moment }
            return left.listing != right.listing ? left.listing < right.listing : left.mark > right.mark
        }
        var places = [Int32](repeating: 0, count: events.count)
        for (place, event) in order.enumerated() { places[event] = Int32(clamping: place) }
        return Sorted(events: order.map { events[$0] }, places: places)
    }

    private func range(_ listing: Int) -> Range<Int> { Int(starts[listing])..<Int(starts[listing + 1]) }

    /// How much happened to those listings.
    func count(of listings: [Int]) -> Int { listings.reduce(0) { $0 + range($1).count } }

    /// The days on which something happened to those listings, the latest first, each as often as something did.
    func days(of listings: [Int]) -> [Day] {
        guard let latest = listings.lazy.flatMap({ self.allDays[self.range($0)] }).max() else { return [] }
        // By the days that lie between, of which there are few.
        var counts: [Int] = []
        for listing in listings {
            for day in allDays[range(listing)] {
                let distance = latest.number - day.number
                if distance >= counts.count { counts += Array(repeating: 0, count: distance + 1 - counts.count) }
                counts[distance] += 1
            }
        }
        return counts.enumerated().flatMap { Array(repeating: latest + -$0, count: $1) }
    }

    /// What happened to those listings.
    func events(of listings: [Int]) -> [Event] {
        let sorted = sorted.value
        var places: [Int32] = []
        for listing in listings { places.append(contentsOf: sorted.places[range(listing)]) }
        places.sort()
        return places.map { sorted.events[Int($0)] }
    }
}

import Facts
import ListingKit
import Rules
import Values

/// Everything that people were told of a board's listings, what was told last first; of one part of a day new listings first, and then by
/// their moments.
///
/// It is put in order once, when somebody asks for events, and those of a scope are taken from it by their places.
final class EventLog: Sendable {
    /// An event of a listing of the site.
    struct Event: Sendable {
        let told: ToldEvent
        /// The listing, as an index into the site's.
        let listing: Int
        /// When it happened, as the entry's own times tell.
        let moment: Moment
    }

    /// All parts of days in which anything was told, the latest first.
    private let parts: [NewsPart]
    /// The place among them of each event, one listing after the other.
    private let partOf: [Int32]
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
        var told: [NewsPart] = []
        var starts: [Int32] = [0]
        told.reserveCapacity(listings.count * 2)
        starts.reserveCapacity(listings.count + 1)
        for summary in listings {
            for event in summary.told { told.append(event.part) }
            starts.append(Int32(clamping: told.count))
        }
        parts = Set(told).sorted(by: >)
        let places = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1, Int32(clamping: $0)) })
        partOf = told.map { places[$0] ?? 0 }
        self.starts = starts
        sorted = MadeOnce { EventLog.sorted(listings) }
    }

    private static func sorted(_ listings: [ListingSummary]) -> Sorted {
        var events: [Event] = []
        events.reserveCapacity(listings.count * 2)
        for (listing, summary) in listings.enumerated() {
            let hash = summary.id.stableHash
            for told in summary.told { events.append(Event(told: told, listing: listing, moment: Moment(told.mark, listing: hash))) }
        }
        let order = events.indices.sorted { events[$0].stands(before: events[$1]) }
        var places = [Int32](repeating: 0, count: events.count)
        for (place, event) in order.enumerated() { places[event] = Int32(clamping: place) }
        return Sorted(events: order.map { events[$0] }, places: places)
    }

    private func range(_ listing: Int) -> Range<Int> { Int(starts[listing])..<Int(starts[listing + 1]) }

    /// How much was told of those listings.
    func count(of listings: [Int]) -> Int { listings.reduce(0) { $0 + range($1).count } }

    /// How much was told of those listings in each part in which anything was, the latest part first.
    func counts(of listings: [Int]) -> [(part: NewsPart, count: Int)] {
        var counts = [Int](repeating: 0, count: parts.count)
        for listing in listings {
            for place in range(listing) { counts[Int(partOf[place])] += 1 }
        }
        return zip(parts, counts).filter { $0.1 > 0 }.map { (part: $0, count: $1) }
    }

    /// What people were told of those listings.
    func events(of listings: [Int]) -> [Event] {
        let sorted = sorted.value
        var places: [Int32] = []
        for listing in listings { places.append(contentsOf: sorted.places[range(listing)]) }
        places.sort()
        return places.map { sorted.events[Int($0)] }
    }
}

extension EventLog.Event {
    /// The order of the log; of one moment the order of the site.
    fileprivate func stands(before other: EventLog.Event) -> Bool {
        if told.part != other.told.part { return told.part > other.told.part }
        if told.mark.kind.isNew != other.told.mark.kind.isNew { return told.mark.kind.isNew }
        if moment != other.moment { return moment > other.moment }
        return listing != other.listing ? listing < other.listing : told.mark > other.told.mark
    }
}

extension EventMark.Kind {
    /// Whether there is something that was not there before, which people want to hear of above all.
    fileprivate var isNew: Bool { self == .listed || self == .back }
}

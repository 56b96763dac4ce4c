import ListingKit

/// Everything that happened on a board, the latest first; of one moment in the order of the site.
///
/// It is put in order once, and the events of a part of the board are taken from it by their places.
struct EventLog: Sendable {
    /// An event of a listing of the site.
    struct Event: Sendable {
        let mark: EventMark
        /// The listing, as an index into the site's.
        let listing: Int
        /// When it happened, as the entry's own times tell.
        let moment: Moment
    }

    private let events: [Event]
    /// The places of the events of each listing, one listing after the other.
    private let places: [Int32]
    /// Where those of each listing begin, and where the last ones end.
    private let starts: [Int32]

    /// The log of the listings of a site.
    init(_ listings: [ListingSummary]) {
        var events: [Event] = []
        var starts: [Int32] = [0]
        events.reserveCapacity(listings.count * 2)
        starts.reserveCapacity(listings.count + 1)
        for (listing, summary) in listings.enumerated() {
            let hash = summary.id.stableHash
            for mark in summary.events { events.append(Event(mark: mark, listing: listing, moment: Moment(mark, listing: hash))) }
            starts.append(Int32(clamping: events.count))
        }
        self.starts = starts
        let order = events.indices.sorted { left, right in
            let (left, right) = (events[left], events[right])
            if left.moment != right.moment { return left.moment > right.moment }
            return left.listing != right.listing ? left.listing < right.listing : left.mark > right.mark
        }
        var places = [Int32](repeating: 0, count: events.count)
        for (place, event) in order.enumerated() { places[event] = Int32(clamping: place) }
        self.places = places
        self.events = order.map { events[$0] }
    }

    /// What happened to those listings.
    func events(of listings: [Int]) -> [Event] {
        var places: [Int32] = []
        for listing in listings { places.append(contentsOf: self.places[Int(starts[listing])..<Int(starts[listing + 1])]) }
        places.sort()
        return places.map { events[Int($0)] }
    }
}

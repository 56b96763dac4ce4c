import Values

/// The events of a listing's inspections as they stand in every calendar that holds the listing.
final class CalendarEvents: Sendable {
    /// The IANA identifier of the zone that their times are in.
    let zone: String
    /// The listing's identity.
    fileprivate let id: String
    /// The lines of all of them.
    fileprivate let lines: [UInt8]
    fileprivate let events: [Event]

    fileprivate struct Event {
        /// Minutes from 1970-01-01T00:00 of the local time.
        let start: Int
        let lines: Range<Int>
    }

    /// The events of those slots of a listing, in a zone; `write` writes the properties of each.
    init(_ slots: [TimeSlot], of id: String, zone: String, _ write: (TimeSlot, inout ICalendarWriter) -> Void) {
        self.id = id
        self.zone = zone
        var writer = ICalendarWriter(reservingCapacity: slots.count << 10)
        events = slots.map { slot in
            let start = writer.count
            writer.component("VEVENT") { write(slot, &$0) }
            return Event(start: slot.day.number * 1440 + slot.start, lines: start..<writer.count)
        }
        lines = writer.withBytes { Array($0) }
    }

    /// How many octets all of them take.
    var byteCount: Int { lines.count }
}

extension ICalendarWriter {
    /// Writes the events of several listings in order of time, then of the listing's identity.
    mutating func append(_ listings: [CalendarEvents]) {
        // Those of one listing are in order already.
        if listings.count == 1 { return append(lines: listings[0].lines) }
        var sorted = listings.indices.flatMap { place in listings[place].events.map { (event: $0, place: place) } }
        sorted.sort { left, right in
            left.event.start != right.event.start
                ? left.event.start < right.event.start : listings[left.place].id < listings[right.place].id
        }
        for (event, place) in sorted { append(lines: listings[place].lines[event.lines]) }
    }
}

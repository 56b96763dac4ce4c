import ListingKit

/// The events of one calendar: their lines, made in any order, and what puts them in order.
struct CalendarEvents: ~Copyable {
    private var lines = ICalendarWriter(reservingCapacity: 4 << 10)
    private var events: [Event] = []

    private struct Event {
        /// Minutes from 1970-01-01T00:00 of the local time.
        let start: Int
        /// The listing's identity.
        let id: String
        /// The IANA identifier of the zone that its times are in.
        let zone: String
        let range: Range<Int>
    }

    /// How many octets all of them take.
    var byteCount: Int { lines.count }

    /// The zones that their times are in, sorted, each once.
    var zones: [String] { Set(events.map(\.zone)).sorted() }

    /// Adds the event of a listing's slot in a zone; `body` writes its properties.
    mutating func add(_ slot: TimeSlot, of id: String, zone: String, _ body: (inout ICalendarWriter) -> Void) {
        let start = lines.count
        lines.component("VEVENT", body)
        events.append(Event(start: slot.day.number * 1440 + slot.start, id: id, zone: zone, range: start..<lines.count))
    }

    /// Writes them in order of time, then of the listing's identity.
    func write(to calendar: inout ICalendarWriter) {
        let sorted = events.sorted { $0.start != $1.start ? $0.start < $1.start : $0.id < $1.id }
        lines.withBytes { bytes in
            for event in sorted { calendar.append(lines: UnsafeBufferPointer(rebasing: bytes[event.range])) }
        }
    }
}

import Bytes
import Rules
import Values

/// What calendars say of a time of a listing, such as an inspection: whether it takes place, until when, and how often that changed.
///
/// It is kept between builds, since RFC 5545 (section 3.8.7.4, `SEQUENCE`, and 3.8.7.2, `DTSTAMP`) lets neither number nor day ever fall, and
/// since people who took an end time for true must hear of another one, though their landlord wrote down no day for it.
package struct SlotSignal: Sendable, Hashable {
    /// The time, and whether nobody need come then.
    package let mark: SlotMark
    /// How many changes touched it since it was added.
    package let revision: Int
    /// The day of the last of them.
    package let changed: Day

    /// For how many days a time stays in calendars after it was.
    package static let pastDays = 30
    /// How many times are remembered that are gone from the file.
    private static let mostGone = 200

    /// What is said; see the properties.
    package init(_ mark: SlotMark, revision: Int, changed: Day) {
        self.mark = mark
        self.revision = revision
        self.changed = changed
    }

    /// What is said of a time as its listing's file tells it.
    package init(_ slot: TimeSlot, _ state: InspectionState) {
        self.init(
            SlotMark(day: slot.day, start: slot.start, end: slot.end, isCancelled: state.isCancelled), revision: state.revision,
            changed: state.changed)
    }

    /// What a listing's file alone says of its times that are still to come or were lately, in order.
    static func given(_ listing: Listing, _ events: [ListingEvent], today: Day) -> [SlotSignal] {
        let slots = listing.appointments
        guard let last = slots.last, last.day >= today + -pastDays else { return [] }
        let turns = InspectionState.turns(of: listing, events, until: today)
        return slots.lazy.filter { $0.day >= today + -pastDays }.map { slot in
            SlotSignal(slot, InspectionState(of: slot, in: listing, turns: turns))
        }
    }

    /// What is said now, given what was said before; `isDated` is whether the file says since when the listing is what it is. Times that are
    /// gone from the file are remembered, in case they come back.
    static func told(_ given: [SlotSignal], since before: [SlotSignal], today: Day, isDated: Bool) -> [SlotSignal] {
        guard !before.isEmpty else { return given }
        var known = Dictionary(before.map { ($0.mark.begin, $0) }, uniquingKeysWith: { first, _ in first })
        var told = given.map { signal -> SlotSignal in
            guard let past = known.removeValue(forKey: signal.mark.begin) else { return signal }
            // What closed on a day that nobody wrote down closed today: what was held was held.
            let wasHeld = !isDated && !past.mark.isCancelled && signal.mark.day < today
            let mark = wasHeld ? signal.mark.held : signal.mark
            guard past.mark != mark else { return past }
            let changed = isDated && signal.changed > past.changed ? signal.changed : max(today, past.changed)
            return SlotSignal(mark, revision: past.revision + 1, changed: changed)
        }
        told += known.values.filter { $0.mark.day >= today + -pastDays }.sorted { $0.mark.code < $1.mark.code }.prefix(mostGone)
        return told.sorted { $0.mark.code < $1.mark.code }
    }

    func add(to input: inout FingerprintInput) {
        input.add(Int(mark.code))
        input.add(revision)
        input.add(changed.number)
    }

    func write(to out: inout ByteWriter) {
        out.write(mark.code)
        out.write(UInt32(clamping: revision))
        out.write(Int32(truncatingIfNeeded: changed.number))
    }

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        mark = SlotMark(code: try reader.number())
        revision = Int(try reader.number(UInt32.self))
        changed = Day(number: Int(try reader.number(Int32.self)))
    }
}

extension SlotMark {
    /// What tells a time of a listing from its others: when it begins.
    fileprivate var begin: Int { day.number * 1440 + start }

    /// The same time, which takes place.
    fileprivate var held: SlotMark { SlotMark(day: day, start: start, end: end, isCancelled: false) }
}

import Bytes
import Values

/// The form in which a ledger keeps what many listings have little of.
extension ListingSummary.Extras {
    /// Writes them for ``init(_:)``.
    public func write(to out: inout ByteWriter) {
        writeRetold(to: &out)
        out.write(lastInspection.map { Int32(truncatingIfNeeded: $0.number) } ?? .min)
        out.write(updated.code)
        out.write(UInt16(truncatingIfNeeded: events.count))
        for event in events { out.write(event.code) }
        out.write(UInt16(truncatingIfNeeded: taken.count))
        for event in taken { out.write(event.code) }
        out.write(UInt16(truncatingIfNeeded: slots.count))
        for slot in slots { out.write(slot.code) }
        out.write(UInt16(truncatingIfNeeded: searches.count))
        for search in searches { out.write(UInt16(truncatingIfNeeded: search)) }
        out.write(UInt16(truncatingIfNeeded: tags.count))
        for tag in tags { out.write(tag) }
    }

    /// Writes what can change while lists stay as they are; it comes first, and so in a place that can be told without reading the rest.
    public func writeRetold(to out: inout ByteWriter) {
        out.write(story)
        out.write(Int64(price?.cents ?? .min))
        out.write(UInt32(truncatingIfNeeded: textBytes))
    }

    /// Reads what ``write(to:)`` wrote; throws if it is something else.
    public init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        story = try reader.fingerprint()
        let cents = try reader.number(Int64.self)
        price = cents == .min ? nil : Money(cents: Int(cents))
        textBytes = Int(try reader.number(UInt32.self))
        let day = try reader.number(Int32.self)
        lastInspection = day == .min ? nil : Day(number: Int(day))
        guard let moment = Moment(code: try reader.number()) else { throw ByteReader.Malformed() }
        updated = moment
        events = []
        for _ in 0..<(try reader.number(UInt16.self)) {
            guard let event = EventMark(code: try reader.number()) else { throw ByteReader.Malformed() }
            events.append(event)
        }
        taken = []
        for _ in 0..<(try reader.number(UInt16.self)) {
            guard let event = EventMark(code: try reader.number()) else { throw ByteReader.Malformed() }
            taken.append(event)
        }
        slots = []
        for _ in 0..<(try reader.number(UInt16.self)) { slots.append(SlotMark(code: try reader.number())) }
        searches = []
        for _ in 0..<(try reader.number(UInt16.self)) { searches.append(Int(try reader.number(UInt16.self))) }
        tags = []
        for _ in 0..<(try reader.number(UInt16.self)) { tags.append(try reader.text()) }
    }
}

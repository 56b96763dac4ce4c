import Bytes
import Matching
import Places
import Rules
import Values

/// The form in which a ledger keeps what many listings have little of.
extension ListingSummary.Extras {
    /// Writes them for ``init(_:)``.
    public func write(to out: inout ByteWriter) {
        out.write(storyFingerprint)
        out.write(fact)
        out.write(pastMark)
        out.write(Int64(price?.cents ?? .min))
        out.write(UInt32(truncatingIfNeeded: textBytes))
        out.write(talk != nil)
        if let talk {
            out.write(talk.content)
            out.write(talk.shape)
        }
        out.write(UInt16(clamping: rank ?? 0))
        out.write(UInt8(clamping: hidden.count))
        for place in hidden.prefix(Int(UInt8.max)) { place.write(to: &out) }
        out.write(UInt8(clamping: shown.count))
        for place in shown.prefix(Int(UInt8.max)) {
            out.write(place.locality)
            out.write(place.street.hash)
        }
        out.write(mayNamePlaces)
        out.write(lastAppointment.map { Int32(truncatingIfNeeded: $0.number) } ?? .min)
        out.write(updated.code)
        func writeEach<Item>(_ items: [Item], _ write: (Item) -> Void) {
            out.write(UInt16(clamping: items.count))
            items.prefix(Int(UInt16.max)).forEach(write)
        }
        writeEach(told) { $0.write(to: &out) }
        writeEach(signals) { $0.write(to: &out) }
        writeEach(slots) { out.write($0.code) }
        writeEach(searches) { out.write(UInt16(truncatingIfNeeded: $0)) }
        writeEach(tags) { out.write($0) }
        writeEach(ranks) { out.write($0) }
        writeEach(occasions) { out.write($0.code) }
        out.write(start.map { Int32(truncatingIfNeeded: $0.number) } ?? .min)
        writeEach(sections) { out.write($0) }
        writeEach(was) { out.write($0) }
        out.write(point)
        out.write(match != nil)
        match?.write(to: &out)
        out.write(ties != ListingTies())
        if ties != ListingTies() {
            writeEach(ties.brands) { out.write($0) }
            writeEach(ties.mentions) { out.write($0) }
            for number in [ties.variant, ties.comparable, ties.year.map { UInt64(bitPattern: Int64($0)) }] {
                out.write(number != nil)
                out.write(number ?? 0)
            }
        }
    }

    /// Reads what ``write(to:)`` wrote; throws if it is something else.
    public init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        storyFingerprint = try reader.fingerprint()
        fact = try reader.text()
        pastMark = try reader.number()
        let cents = try reader.number(Int64.self)
        price = cents == .min ? nil : Money(cents: Int(cents))
        textBytes = Int(try reader.number(UInt32.self))
        if try reader.bool() {
            let content = try reader.fingerprint()
            talk = TalkMark(shape: try reader.fingerprint(), content: content)
        }
        let rank = Int(try reader.number(UInt16.self))
        self.rank = rank == 0 ? nil : rank
        for _ in 0..<(try reader.number(UInt8.self)) { hidden.append(try HiddenPlace(&reader)) }
        for _ in 0..<(try reader.number(UInt8.self)) {
            let locality = try reader.number(Int32.self)
            shown.append(ShownStreet(locality: locality, street: StreetKey(hash: try reader.number(UInt64.self))))
        }
        mayNamePlaces = try reader.bool()
        let day = try reader.number(Int32.self)
        lastAppointment = day == .min ? nil : Day(number: Int(day))
        guard let moment = Moment(code: try reader.number()) else { throw ByteReader.Malformed() }
        updated = moment
        func readEach<Item>(_ read: () throws(ByteReader.Malformed) -> Item) throws(ByteReader.Malformed) -> [Item] {
            let count = try reader.number(UInt16.self)
            var items: [Item] = []
            for _ in 0..<count { items.append(try read()) }
            return items
        }
        told = try readEach { () throws(ByteReader.Malformed) in try ToldEvent(&reader) }
        signals = try readEach { () throws(ByteReader.Malformed) in try SlotSignal(&reader) }
        slots = try readEach { () throws(ByteReader.Malformed) in SlotMark(code: try reader.number()) }
        searches = try readEach { () throws(ByteReader.Malformed) in Int(try reader.number(UInt16.self)) }
        tags = try readEach { () throws(ByteReader.Malformed) in try reader.text() }
        ranks = try readEach { () throws(ByteReader.Malformed) in try reader.number(UInt8.self) }
        occasions = try readEach { () throws(ByteReader.Malformed) in SlotMark(code: try reader.number()) }
        let first = try reader.number(Int32.self)
        start = first == .min ? nil : Day(number: Int(first))
        sections = try readEach { () throws(ByteReader.Malformed) in try reader.text() }
        was = try readEach { () throws(ByteReader.Malformed) in try reader.text() }
        point = try reader.coordinate()
        if try reader.bool() { match = try MatchProfile(&reader) }
        guard try reader.bool() else { return }
        ties.brands = try readEach { () throws(ByteReader.Malformed) in try reader.text() }
        ties.mentions = try readEach { () throws(ByteReader.Malformed) in try reader.text() }
        func number() throws(ByteReader.Malformed) -> UInt64? {
            let isGiven = try reader.bool()
            let number = try reader.number(UInt64.self)
            return isGiven ? number : nil
        }
        ties.variant = try number()
        ties.comparable = try number()
        ties.year = try number().map { Int(truncatingIfNeeded: Int64(bitPattern: $0)) }
    }
}

extension HiddenPlace {
    fileprivate func write(to out: inout ByteWriter) {
        out.write(street)
        out.write(locality)
        out.write(point)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        self.init(street: try reader.text(), locality: try reader.number(Int32.self), point: try reader.coordinate())
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ point: Coordinate?) {
        write(point != nil)
        guard let point else { return }
        write(point.latitude.bitPattern)
        write(point.longitude.bitPattern)
    }
}

extension ByteReader {
    fileprivate mutating func coordinate() throws(ByteReader.Malformed) -> Coordinate? {
        guard try bool() else { return nil }
        return Coordinate(latitude: Double(bitPattern: try number()), longitude: Double(bitPattern: try number()))
    }
}

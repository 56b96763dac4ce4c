import Bytes
import Facts
import Values

/// An event as those who follow a listing were told of it, with all that its entry in feeds says.
///
/// It is kept between builds: files are corrected, rows are forgotten and taken out, and yet nothing that was told changes, goes or
/// comes back under an identity that readers know already.
public struct ToldEvent: Sendable, Hashable {
    /// Its sort, and where it stands among all events of its listing.
    public let mark: EventMark
    /// When it was told.
    public let part: NewsPart
    /// Which of the events of its name it is, counted from 1.
    public let number: Int
    /// The code of what said it in the listing's file; ``nothing`` if nothing there does any more.
    private let given: Int64
    private let cents: Int64
    /// What else its sort needs: the price before, a slot, the place of a status among those of what is taken, or whether the last day came.
    private let detail: Int64

    private static let nothing = Int64.min

    private init(_ mark: EventMark, _ part: NewsPart, number: Int, given: Int64, cents: Int64, detail: Int64) {
        self.mark = mark
        self.part = part
        self.number = number
        self.given = given
        self.cents = cents
        self.detail = detail
    }

    /// An event that a file of that kind gives, as it is told if nothing was told before.
    public init(_ event: ListingEvent, of kind: Kind, today: Day) { self.init(event, taken: kind.taken, today: today) }

    /// The same, of a kind with those statuses of what is taken.
    package init(_ event: ListingEvent, taken: [String], today: Day) {
        let detail: Int64 =
            switch event.change {
            case .priceRose(let before), .priceDropped(let before): Int64(before.cents)
            case .inspectionAdded(let slot), .inspectionCancelled(let slot): SlotMark(day: slot.day, start: slot.start, end: slot.end).code
            case .done(let status): Int64(taken.firstIndex(of: status) ?? 0)
            case .expired(let byLastDay): byLastDay ? 1 : 0
            case .listed, .back, .pending, .withdrawn: 0
            }
        self.init(
            event.mark, NewsPart(min(event.day, today)), number: event.number, given: event.mark.code,
            cents: event.price.map { Int64($0.cents) } ?? ToldEvent.nothing, detail: detail)
    }

    /// What said it in the listing's file at the last build; nil if nothing there said it any more.
    public var source: EventMark? { given == ToldEvent.nothing ? nil : EventMark(code: given) }

    /// The price that it tells: the new one after a change. Nil if there is none, or if the order is unknown.
    public var price: Money? { cents == ToldEvent.nothing ? nil : Money(cents: Wide(cents)) }

    /// Its identity within the listing, as ``ListingEvent/identity`` is.
    public var identity: String { number == 1 ? name : "\(name)/\(number)" }

    /// The event in full, of a listing of that kind.
    public func event(of kind: Kind) -> ListingEvent {
        let change: ListingEvent.Change =
            switch mark.kind {
            case .listed: .listed
            case .back: .back
            case .priceRose: .priceRose(from: Money(cents: Wide(detail)))
            case .priceDropped: .priceDropped(from: Money(cents: Wide(detail)))
            case .inspectionAdded: .inspectionAdded(slot)
            case .inspectionCancelled: .inspectionCancelled(slot)
            case .pending: .pending
            case .done: .done(kind.taken.indices.contains(Int(detail)) ? kind.taken[Int(detail)] : kind.done)
            case .withdrawn: .withdrawn
            case .expired: .expired(byLastDay: detail == 1)
            }
        return ListingEvent(change: change, price: price, identity: identity, number: number, mark: mark)
    }

    private var slot: TimeSlot {
        let slot = SlotMark(code: detail)
        return TimeSlot(day: slot.day, start: slot.start, end: slot.end)
    }

    private var name: String {
        switch mark.kind {
        case .priceRose, .priceDropped: "price/\(Money(cents: Wide(detail)).plain)"
        case .inspectionAdded, .inspectionCancelled: SlotMark(code: detail).label(of: mark.kind)
        default: mark.kind.name
        }
    }

    /// Whether both have one name, so that only their numbers tell them apart. A price that ended is one event, whether it rose or dropped.
    package func isNamed(like other: ToldEvent) -> Bool {
        switch mark.kind {
        case .priceRose, .priceDropped:
            (other.mark.kind == .priceRose || other.mark.kind == .priceDropped) && detail == other.detail
        case .inspectionAdded, .inspectionCancelled: mark.kind == other.mark.kind && SlotMark(code: detail).isSame(as: other.slot)
        default: mark.kind == other.mark.kind
        }
    }

    /// The same event, said by something else in the file now.
    package func said(by source: EventMark?) -> ToldEvent {
        ToldEvent(mark, part, number: number, given: source?.code ?? ToldEvent.nothing, cents: cents, detail: detail)
    }

    /// The same event as told in another part.
    package func told(in part: NewsPart) -> ToldEvent { ToldEvent(mark, part, number: number, given: given, cents: cents, detail: detail) }

    /// The same event as told at another time, as the one of that number.
    package func told(on day: Day, step: Int, number: Int, in part: NewsPart) -> ToldEvent {
        let numbered = ToldEvent(mark, part, number: number, given: given, cents: cents, detail: detail)
        return ToldEvent(
            EventMark(day, step: step, mark.kind, identity: numbered.identity), part, number: number, given: given, cents: cents,
            detail: detail)
    }

    /// The same event with the price of the day on which it is told, if it tells one.
    package func priced(_ price: Money?) -> ToldEvent {
        guard cents != ToldEvent.nothing, let price else { return self }
        return ToldEvent(mark, part, number: number, given: given, cents: Int64(price.cents), detail: detail)
    }

    /// That a listing is open again, of which its file says nothing.
    package static func back(on day: Day, step: Int, number: Int, in part: NewsPart, price: Money?) -> ToldEvent {
        let mark = EventMark(day, step: step, .back, identity: EventMark.Kind.back.name)
        return ToldEvent(mark, part, number: 1, given: nothing, cents: price.map { Int64($0.cents) } ?? nothing, detail: 0)
            .told(on: day, step: step, number: number, in: part)
    }

    /// Adds all that its entry in feeds says.
    public func add(to input: inout FingerprintInput) {
        input.add(Wide(mark.code))
        input.add(number)
        input.add(Wide(cents))
        input.add(Wide(detail))
    }
}

/// The form in which a ledger keeps it.
extension ToldEvent {
    private enum Flag {
        static let isAsGiven: UInt8 = 1
        static let isGivenElsewhere: UInt8 = 2
        static let hasPrice: UInt8 = 4
        static let hasDetail: UInt8 = 8
        static let wasToldOnItsDay: UInt8 = 16
    }

    package func write(to out: inout ByteWriter) {
        var flags: UInt8 = 0
        if given == mark.code { flags |= Flag.isAsGiven } else if given != ToldEvent.nothing { flags |= Flag.isGivenElsewhere }
        if cents != ToldEvent.nothing { flags |= Flag.hasPrice }
        if detail != 0 { flags |= Flag.hasDetail }
        if part == NewsPart(mark.day) { flags |= Flag.wasToldOnItsDay }
        out.write(flags)
        out.write(mark.code)
        out.write(UInt16(clamping: number))
        if flags & Flag.wasToldOnItsDay == 0 { out.write(part.code) }
        if flags & Flag.isGivenElsewhere != 0 { out.write(given) }
        if flags & Flag.hasPrice != 0 { out.write(cents) }
        if flags & Flag.hasDetail != 0 { out.write(detail) }
    }

    package init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        let flags = try reader.number(UInt8.self)
        guard let mark = EventMark(code: try reader.number()) else { throw ByteReader.Malformed() }
        let number = Int(try reader.number(UInt16.self))
        let part = flags & Flag.wasToldOnItsDay != 0 ? NewsPart(mark.day) : NewsPart(code: try reader.number())
        let given = flags & Flag.isGivenElsewhere != 0 ? try reader.number(Int64.self) : ToldEvent.nothing
        let cents = flags & Flag.hasPrice != 0 ? try reader.number(Int64.self) : ToldEvent.nothing
        let detail = flags & Flag.hasDetail != 0 ? try reader.number(Int64.self) : 0
        self.init(
            mark, part, number: number, given: flags & Flag.isAsGiven != 0 ? mark.code : given, cents: cents, detail: detail)
    }
}

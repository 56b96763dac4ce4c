import Bytes
import Facts
import ListingKit
import Rules
import Values

/// What happened to a listing, in words.
enum EventText {
    /// A few words that stand before the facts of a listing: `Rent dropped`.
    static func label(of event: EventMark.Kind, _ kind: Kind) -> String {
        switch event {
        case .listed: "New"
        case .back: "Back on the market"
        case .priceRose: priceLabel(kind) + " rose"
        case .priceDropped: priceLabel(kind) + " dropped"
        case .inspectionAdded: "Inspection added"
        case .inspectionCancelled: "Inspection cancelled"
        case .pending: kind.pending.asLabel
        case .done: kind.done.asLabel
        case .withdrawn: "Withdrawn"
        case .expired: "Expired"
        }
    }

    private static func priceLabel(_ kind: Kind) -> String { kind.price.map { $0.field.asLabel } ?? "Price" }

    /// Appends a sentence about an event of a listing, without its day.
    static func append(sentenceOf event: ListingEvent, _ kind: Kind, to out: inout ByteBuffer) {
        func write(_ start: StaticString, _ text: String, _ end: StaticString) {
            out.append(start)
            out.append(text: text)
            out.append(end)
        }
        func write(_ start: StaticString, _ slot: TimeSlot, _ end: StaticString) {
            out.append(start)
            append(slot, to: &out)
            out.append(end)
        }
        switch event.change {
        case .listed: write("This ", kind.noun, " was listed.")
        case .back: write("This ", kind.noun, " is back on the market.")
        case .priceRose(let before): append(" rose from ", before, event.price, kind, to: &out)
        case .priceDropped(let before): append(" dropped from ", before, event.price, kind, to: &out)
        case .inspectionAdded(let slot): write("There’s a new inspection: ", slot, ".")
        case .inspectionCancelled(let slot): write("The inspection on ", slot, " was cancelled.")
        case .pending:
            write("This ", kind.noun, " is ")
            write("", kind.pending.asLabel.lowercasedFirst, ".")
        case .done(let status):
            write("This ", kind.noun, " has been ")
            write("", status.asLabel.lowercasedFirst, ".")
        case .withdrawn: write("This ", kind.noun, " was withdrawn.")
        case .expired(byLastDay: true): write("This ", kind.noun, " is no longer listed: its last day has come.")
        case .expired(byLastDay: false):
            write("This ", kind.noun, " is no longer listed: nobody has confirmed in ")
            out.append(decimal: kind.expires)
            out.append(" days that it’s still available.")
        }
    }

    /// Appends a sentence about two prices.
    private static func append(_ verb: StaticString, _ before: Money, _ after: Money?, _ kind: Kind, to out: inout ByteBuffer) {
        func amount(_ money: Money?) {
            guard let money else { return out.append("none") }
            if money.cents == 0, let zero = kind.price?.zero { return out.append(text: zero.lowercased()) }
            out.append(money)
            guard let period = kind.price?.per.label else { return }
            out.append(UInt8(ascii: " "))
            out.append(text: period)
        }
        out.append("The ")
        out.append(text: kind.price.map { $0.field.asLabel.lowercased() } ?? "price")
        out.append(verb)
        amount(before)
        out.append(" to ")
        amount(after)
        out.append(UInt8(ascii: "."))
    }

    /// An event of a listing among others of it, in a few words after its day; nil for those that its page tells elsewhere.
    static func step(_ event: ListingEvent, _ kind: Kind) -> String? {
        switch event.change {
        case .listed: "Listed" + (event.price.map { " at \(kind.text($0))" } ?? "")
        case .priceRose(let before), .priceDropped(let before):
            "\(label(of: event.mark.kind, kind)) from \(kind.text(before)) to \(event.price.map(kind.text) ?? "none")"
        case .inspectionAdded, .inspectionCancelled: nil
        case .done(let status): status.asLabel
        case .back, .pending, .withdrawn, .expired: label(of: event.mark.kind, kind)
        }
    }

    /// Appends `Saturday 28 November 2026, 11:00 am – 11:30 am`.
    private static func append(_ slot: TimeSlot, to out: inout ByteBuffer) {
        out.append(full: slot.day)
        out.append(", ")
        out.append(period: slot)
    }

    /// What it means that an event happened, for those who read the data.
    static func explanation(of event: EventMark.Kind) -> String {
        switch event {
        case .listed: "It was listed."
        case .back: "It’s back on the market."
        case .priceRose: "Its price rose."
        case .priceDropped: "Its price dropped."
        case .inspectionAdded: "An inspection was added."
        case .inspectionCancelled: "An inspection was cancelled."
        case .pending: "Someone is about to take it."
        case .done: "It’s gone, and can no longer be had."
        case .withdrawn: "Its owner withdrew it."
        case .expired: "Its last day came, or its owner hasn’t confirmed it for too long."
        }
    }
}

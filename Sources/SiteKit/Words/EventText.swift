import Bytes
import ListingKit
import Values

/// What happened to a listing, in words.
enum EventText {
    /// A few words that stand before the facts of a listing: `Rent dropped`.
    static func label(of event: EventMark.Kind, _ kind: Kind) -> String {
        let price = kind.price.map { $0.field.asLabel } ?? "Price"
        return switch event {
        case .listed: "New"
        case .back: "Back on the market"
        case .priceRose: price + " rose"
        case .priceDropped: price + " dropped"
        case .inspectionAdded: "Inspection added"
        case .inspectionCancelled: "Inspection cancelled"
        case .pending: kind.pending.asLabel
        case .done: kind.done.asLabel
        case .withdrawn: "Withdrawn"
        case .expired: "Expired"
        }
    }

    /// A sentence about an event of a listing, without its day.
    static func sentence(_ event: ListingEvent, _ kind: Kind) -> String {
        let noun = kind.noun
        let price = kind.price.map { $0.field.asLabel.lowercased() } ?? "price"
        let period = kind.price?.per.label.map { " " + $0 } ?? ""
        func amount(_ money: Money?) -> String {
            guard let money else { return "none" }
            if money.cents == 0, let zero = kind.price?.zero { return zero.lowercased() }
            return money.display + period
        }
        return switch event.change {
        case .listed: "This \(noun) was listed."
        case .back: "This \(noun) is back on the market."
        case .priceRose(let before): "The \(price) rose from \(amount(before)) to \(amount(event.price))."
        case .priceDropped(let before): "The \(price) dropped from \(amount(before)) to \(amount(event.price))."
        case .inspectionAdded(let slot): "There’s a new inspection: \(text(slot))."
        case .inspectionCancelled(let slot): "The inspection on \(text(slot)) was cancelled."
        case .pending: "This \(noun) is \(kind.pending.asLabel.lowercasedFirst)."
        case .done(let status): "This \(noun) has been \(status.asLabel.lowercasedFirst)."
        case .withdrawn: "This \(noun) was withdrawn."
        case .expired: "This \(noun) is no longer listed: nobody has confirmed in \(kind.expires) days that it’s still available."
        }
    }
    /// An event of a listing among others of it, in a few words after its day; nil for those that its page tells elsewhere.
    static func step(_ event: ListingEvent, _ kind: Kind) -> String? {
        let label = label(of: event.mark.kind, kind)
        return switch event.change {
        case .listed: "Listed" + (event.price.map { " at \(kind.text($0))" } ?? "")
        case .priceRose(let before), .priceDropped(let before):
            "\(label) from \(kind.text(before)) to \(event.price.map(kind.text) ?? "none")"
        case .inspectionAdded, .inspectionCancelled: nil
        case .done(let status): status.asLabel
        case .back, .pending, .withdrawn, .expired: label
        }
    }

    /// `Saturday 28 November 2026, 11:00 am – 11:30 am`
    private static func text(_ slot: TimeSlot) -> String {
        var out = ByteBuffer(capacity: 64)
        out.append(full: slot.day)
        out.append(", ")
        out.append(period: slot)
        return out.text
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
        case .expired: "Its owner hasn’t confirmed it for too long."
        }
    }
}

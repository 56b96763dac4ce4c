import Bytes
import Facts
import Languages
import ListingKit
import Rules
import Values

/// What happened to a listing, in words.
struct EventText: Sendable {
    let words: Words

    /// A few words that stand before the facts of a listing: `Rent dropped`.
    func label(of event: EventMark.Kind, _ kind: Kind) -> String {
        switch event {
        case .listed: words["events.listed"]
        case .back: words["events.back"]
        case .priceRose: words.text("events.price_rose", "price", priceLabel(kind))
        case .priceDropped: words.text("events.price_dropped", "price", priceLabel(kind))
        case .inspectionAdded: words["events.inspection_added"]
        case .inspectionCancelled: words["events.inspection_cancelled"]
        case .pending: kind.label(ofStatus: kind.pending)
        case .done: kind.label(ofStatus: kind.done)
        case .withdrawn: words["events.withdrawn"]
        case .expired: words["events.expired"]
        }
    }

    private func priceLabel(_ kind: Kind) -> String { kind.priceLabel ?? words["common.price"] }

    /// Appends a sentence about an event of a listing, without its day.
    func append(sentenceOf event: ListingEvent, _ kind: Kind, to out: inout ByteBuffer) {
        func write(_ key: String, _ status: String? = nil) {
            words.messages.write(key, to: &out) { gap, out in
                if gap == "noun" {
                    out.append(text: kind.noun)
                } else if let status {
                    out.append(text: words.inSentence(kind.label(ofStatus: status)))
                }
            }
        }
        func write(_ key: String, _ slot: TimeSlot) {
            words.messages.write(key, to: &out) { _, out in
                words.write(slot, to: &out)
            }
        }
        switch event.change {
        case .listed: write("events.was_listed")
        case .back: write("events.is_back")
        case .priceRose(let before): append("events.rose_from_to", before, event.price, kind, to: &out)
        case .priceDropped(let before): append("events.dropped_from_to", before, event.price, kind, to: &out)
        case .inspectionAdded(let slot): write("events.new_inspection", slot)
        case .inspectionCancelled(let slot): write("events.inspection_was_cancelled", slot)
        case .pending: write("events.is_status", kind.pending)
        case .done(let status): write("events.has_been_status", status)
        case .withdrawn: write("events.was_withdrawn")
        case .expired(byLastDay: true): write("events.last_day_came")
        case .expired(byLastDay: false):
            words.messages.write("events.unconfirmed", to: &out) {
                $0 == "count" ? .number(kind.expires) : nil
            } gap: { gap, out in
                if gap == "noun" { out.append(text: kind.noun) } else { out.append(decimal: kind.expires) }
            }
        }
    }

    /// Appends a sentence about two prices.
    private func append(_ key: String, _ before: Money, _ after: Money?, _ kind: Kind, to out: inout ByteBuffer) {
        func amount(_ money: Money?, _ out: inout ByteBuffer) {
            guard let money else { return out.append(text: words["counts.none"]) }
            if money.cents == 0, let zero = kind.price?.zero { return out.append(text: words.formats.afterNumber(zero)) }
            out.append(money, in: words.formats)
            guard let period = words.period(of: kind) else { return }
            out.append(UInt8(ascii: " "))
            out.append(text: period)
        }
        words.messages.write(key, to: &out) { gap, out in
            switch gap {
            case "price": out.append(text: kind.priceLabel.map(words.inSentence) ?? words["events.the_price"])
            case "before": amount(before, &out)
            default: amount(after, &out)
            }
        }
    }

    /// An event of a listing among others of it, in a few words after its day; nil for those that its page tells elsewhere.
    func step(_ event: ListingEvent, _ kind: Kind) -> String? {
        switch event.change {
        case .listed: event.price.map { words.text("events.listed_at", "price", words.price($0, of: kind)) } ?? words["events.listed_step"]
        case .priceRose(let before): step("events.rose_step", before, event.price, kind)
        case .priceDropped(let before): step("events.dropped_step", before, event.price, kind)
        case .inspectionAdded, .inspectionCancelled: nil
        case .done(let status): kind.label(ofStatus: status)
        case .back, .pending, .withdrawn, .expired: label(of: event.mark.kind, kind)
        }
    }

    private func step(_ key: String, _ before: Money, _ after: Money?, _ kind: Kind) -> String {
        let name = priceLabel(kind)
        return String(writing: { out in
            words.messages.write(key, to: &out) { gap, out in
                switch gap {
                case "price": out.append(text: name)
                case "before": words.write(before, of: kind, to: &out)
                default: if let after { words.write(after, of: kind, to: &out) } else { out.append(text: words["counts.none"]) }
                }
            }
        })
    }

    /// What it means that an event happened, for those who read the data.
    func explanation(of event: EventMark.Kind) -> String {
        switch event {
        case .listed: words["events.explained_listed"]
        case .back: words["events.explained_back"]
        case .priceRose: words["events.explained_price_rose"]
        case .priceDropped: words["events.explained_price_dropped"]
        case .inspectionAdded: words["events.explained_inspection_added"]
        case .inspectionCancelled: words["events.explained_inspection_cancelled"]
        case .pending: words["events.explained_pending"]
        case .done: words["events.explained_done"]
        case .withdrawn: words["events.explained_withdrawn"]
        case .expired: words["events.explained_expired"]
        }
    }
}

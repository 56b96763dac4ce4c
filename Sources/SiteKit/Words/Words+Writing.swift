import Bytes
import Languages
import Values

/// What most pages of listings say, written where it is shown.
extension Words {
    func write(monthly sum: Money, to out: inout ByteBuffer) {
        messages.write("listing_facts.about_a_month", to: &out) { _, out in out.append(sum, in: messages.formats) }
    }

    func write(toMoveIn sum: Money, to out: inout ByteBuffer) {
        messages.write("listing_facts.to_move_in", to: &out) { _, out in out.append(sum.wholeDollars, in: messages.formats) }
    }

    func write(listingSince month: Day, to out: inout ByteBuffer) {
        messages.write("listing_facts.here_since", to: &out) { _, out in out.append(month: month, in: messages.formats) }
    }

    /// Why a listing stands beside another one: how far away it is, if not in the same suburb, and by how many cents its price differs.
    func write(reason kilometres: Int?, difference: Int?, to out: inout ByteBuffer) {
        let amount = difference.map { Money(cents: abs($0)).wholeDollars }
        messages.write("listing_facts.reason", to: &out) { name in
            if name == "place" { return .text(kilometres == nil ? "same" : kilometres == 0 ? "near" : "other") }
            guard let difference, let amount else { return .text("none") }
            return .text(amount.cents == 0 ? "same" : difference < 0 ? "less" : "other")
        } gap: { name, out in
            if name == "kilometres" { out.append(decimal: kilometres ?? 0) } else if let amount { out.append(amount, in: messages.formats) }
        }
    }

    /// How a price is beside the median of others.
    func write(standing price: Money, to median: Money, per: String?, to out: inout ByteBuffer) {
        let difference = price.cents - median.cents
        let isTypical = abs(difference) * 50 < median.cents
        messages.write("listing_facts.standing", to: &out) { name in
            if name == "difference" { return .text(isTypical ? "about" : difference < 0 ? "less" : "other") }
            return .text(per == nil ? "other" : "yes")
        } gap: { name, out in
            switch name {
            case "amount": out.append(Money(cents: abs(difference)).wholeDollars, in: messages.formats)
            case "median": out.append(median, in: messages.formats)
            default: if let per { out.append(text: per) }
            }
        }
    }

    /// Where that median comes from.
    func write(comparables count: Int, isExact: Bool, area: String, to out: inout ByteBuffer) {
        messages.write("listing_facts.comparables", to: &out) { _ in
            .text(isExact ? "yes" : "other")
        } gap: { name, out in
            if name == "count" { out.append(grouped: count, in: messages.formats) } else { out.append(text: area) }
        }
    }
}

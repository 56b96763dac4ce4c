import Bytes
import Values

/// What most pages of listings say, written where it is shown.
extension Words {
    static func write(toMoveIn sum: Money, to out: inout ByteBuffer) {
        out.append(sum.wholeDollars)
        out.append(" to move in")
    }

    static func write(listingSince month: Day, to out: inout ByteBuffer) {
        out.append("Listing here since ")
        out.append(month: month)
    }

    /// Why a listing stands beside another one: how far away it is, if not in the same suburb, and by how many cents its price differs.
    static func write(reason kilometres: Int?, difference: Int?, to out: inout ByteBuffer) {
        switch kilometres {
        case nil: out.append("Same suburb")
        case 0?: out.append("Less than 1 km away")
        case let kilometres?:
            out.append(decimal: kilometres)
            out.append(" km away")
        }
        guard let difference else { return }
        out.append(", ")
        let amount = Money(cents: abs(difference)).wholeDollars
        if amount.cents == 0 { return out.append("same price") }
        out.append(amount)
        out.append(" ")
        out.append(text: difference < 0 ? less : more)
    }

    /// How a price is beside the median of others.
    static func write(standing price: Money, to median: Money, per: String?, to out: inout ByteBuffer) {
        let difference = price.cents - median.cents
        if abs(difference) * 50 < median.cents {
            out.append("About the typical ")
        } else {
            out.append(Money(cents: abs(difference)).wholeDollars)
            out.append(" ")
            out.append(text: difference < 0 ? less : more)
            out.append(" than the typical ")
        }
        out.append(median)
        guard let per else { return }
        out.append(" ")
        out.append(text: per)
    }

    /// Where that median comes from.
    static func write(comparables count: Int, isExact: Bool, area: String, to out: inout ByteBuffer) {
        out.append("The median of ")
        if !isExact { out.append("more than ") }
        out.append(grouped: count)
        out.append(" similar listings in ")
        out.append(text: area)
        out.append(" on this board.")
    }
}

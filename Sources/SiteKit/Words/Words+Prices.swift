import Bytes
import Facts
import Values

/// What is said of prices and of times.
extension Words {
    /// What a price of a kind is for: `a week`; nil if it is paid once.
    func period(of kind: Kind) -> String? {
        switch kind.price?.per {
        case .week: self["periods.week"]
        case .month: self["periods.month"]
        case .night: self["periods.night"]
        case .once, nil: nil
        }
    }

    /// A price as people read it: `$520`, or the kind's word for 0.
    func price(_ price: Money, of kind: Kind) -> String { String(writing: { write(price, of: kind, to: &$0) }) }

    /// Appends what ``price(_:of:)`` gives.
    func write(_ price: Money, of kind: Kind, to out: inout ByteBuffer) {
        if price.cents == 0, let zero = kind.price?.zero { return out.append(text: zero) }
        if let before = kind.price?.before {
            out.append(text: before)
            out.append(UInt8(ascii: " "))
        }
        out.append(price, in: formats)
    }

    /// Appends a period of a day: `Saturday 28 November 2026, 11:00 am – 11:30 am`.
    func write(_ slot: TimeSlot, to out: inout ByteBuffer) {
        out.append(in: formats) {
            $0.append(full: slot.day, in: formats)
        } time: {
            $0.append(period: slot, in: formats)
        }
    }
}

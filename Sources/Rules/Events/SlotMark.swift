import Facts
import Values

/// Identifies an inspection, so that the next build can notice if it is gone.
public struct SlotMark: Sendable, Hashable {
    package let code: Int64

    package init(code: Int64) { self.code = code }

    package init(_ slot: TimeSlot) { self.init(day: slot.day, start: slot.start, end: slot.end, isCancelled: slot.cancelled != nil) }

    package init(day: Day, start: Int, end: Int, isCancelled: Bool = false) {
        code = Int64(day.number) << 24 | (isCancelled ? 1 << 22 : 0) | Int64(start) << 11 | Int64(end)
    }

    /// The day.
    public var day: Day { Day(number: Int(code >> 24)) }
    /// Minutes from midnight.
    public var start: Int { Int(code >> 11 & 0x7FF) }
    /// Minutes from midnight.
    public var end: Int { Int(code & 0x7FF) }
    /// Whether it was called off.
    public var isCancelled: Bool { code >> 22 & 1 == 1 }

    /// Whether both begin at one time.
    func isSame(as slot: TimeSlot) -> Bool { day == slot.day && start == slot.start }

    /// An event and the start, as iCalendar writes it (RFC 5545 section 3.3.5): `inspection-added/20261128T1100`.
    package func label(of kind: EventMark.Kind) -> String {
        func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(kind.name)/\(day.description.replacing("-", with: ""))T\(pair(start / 60))\(pair(start % 60))"
    }
}

import Values

/// Identifies an inspection, so that the next build can notice if it is gone.
public struct SlotMark: Sendable, Hashable {
    let code: Int64

    init(code: Int64) { self.code = code }

    init(_ slot: TimeSlot) {
        code = Int64(slot.day.number) << 24 | (slot.cancelled == nil ? 0 : 1 << 22) | Int64(slot.start) << 11 | Int64(slot.end)
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
}

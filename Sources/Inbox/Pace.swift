import NIOCore

/// How fast a body comes, which is measured anew from time to time, so that nobody sends much at first and next to nothing then.
struct Pace {
    private var start: NIODeadline
    private var count = 0
    private let limits: InboxLimits

    /// That of a body of which nothing came yet.
    init(_ limits: InboxLimits, at now: NIODeadline) { (self.limits, start) = (limits, now) }

    /// Whether a body of which so many bytes came by now is too slow; `isCrowded` if others wait for its room.
    mutating func isTooSlow(_ count: Int, at now: NIODeadline, isCrowded: Bool) -> Bool {
        let milliseconds = Int((now - start).nanoseconds / 1_000_000)
        let got = (count - self.count) * 1_000
        if isCrowded, milliseconds >= limits.crowdedPaceSeconds * 1_000, got < limits.crowdedRate * milliseconds { return true }
        guard milliseconds >= limits.paceSeconds * 1_000 else { return false }
        if got < limits.slowestRate * milliseconds { return true }
        (start, self.count) = (now, count)
        return false
    }
}

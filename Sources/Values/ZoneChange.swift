/// A moment at which the clocks of a time zone are put forward or back.
public struct ZoneChange: Hashable, Sendable {
    /// Seconds from 1970-01-01T00:00:00Z to the moment.
    public let instant: Int
    /// The offset until then, in seconds east of UTC.
    public let before: Int
    /// The offset from then on, in seconds east of UTC; never the same as before.
    public let after: Int
    /// Whether daylight saving time holds from then on.
    public let isDaylight: Bool

    /// A change of the offset; see the properties.
    public init(instant: Int, before: Int, after: Int, isDaylight: Bool) {
        self.instant = instant
        self.before = before
        self.after = after
        self.isDaylight = isDaylight
    }

    /// Whether clocks go forward, so that ``oddTimes`` never come; if not, they come twice.
    public var isForward: Bool { after > before }

    /// The local times that do not come just once, in seconds since 1970-01-01T00:00:00 of the same local time.
    public var oddTimes: Range<Int> { instant + min(before, after)..<instant + max(before, after) }
}

import Bytes

/// A change of a time zone's offset: the clocks go forward or back.
public struct ZoneChange: Hashable, Sendable {
    /// When it happens, in seconds after 1970-01-01T00:00:00Z.
    public let instant: Wide
    /// The offset until then, in seconds east of UTC.
    public let before: Int
    /// The offset from then on, in seconds east of UTC; never the same as `before`.
    public let after: Int
    /// Whether daylight saving time holds from then on.
    public let isDaylight: Bool

    /// Creates a change.
    public init(instant: Wide, before: Int, after: Int, isDaylight: Bool) {
        self.instant = instant
        self.before = before
        self.after = after
        self.isDaylight = isDaylight
    }

    /// Whether clocks go forward and skip ``skippedOrRepeated``; otherwise they go back and repeat them.
    public var isForward: Bool { after > before }

    /// The local times that are skipped or repeated, in seconds after 1970-01-01T00:00:00 of the same local time.
    public var skippedOrRepeated: Range<Wide> { instant + Wide(min(before, after))..<instant + Wide(max(before, after)) }
}

/// When the clocks of the Australian time zones change from 2026 to 2030: an independent account of it.
///
/// Made with the `zoneinfo` module of Python from release 2025b of the IANA time zone database, not with Foundation.
public enum ClockTable {
    /// A change of a zone's clock.
    public struct Change: Hashable, Sendable {
        /// Seconds since 1970-01-01T00:00:00Z.
        public let instant: Int
        /// The offset until then, in seconds east of UTC.
        public let before: Int
        /// The offset from then on, in seconds east of UTC.
        public let after: Int

        /// A change of the offset at an instant.
        public init(instant: Int, before: Int, after: Int) {
            self.instant = instant
            self.before = before
            self.after = after
        }

        /// The local times, in seconds since 1970 of the local time, that never come or come twice.
        public var skippedOrRepeated: Range<Int> { instant + min(before, after)..<instant + max(before, after) }
    }

    /// The offset of each zone when 2026 begins, in seconds east of UTC.
    public static let offsets: [String: Int] = [
        "Australia/Sydney": 39_600,
        "Australia/Melbourne": 39_600,
        "Australia/Brisbane": 36_000,
        "Australia/Adelaide": 37_800,
        "Australia/Perth": 28_800,
        "Australia/Hobart": 39_600,
        "Australia/Darwin": 34_200,
        "Australia/Broken_Hill": 37_800,
        "Australia/Eucla": 31_500,
        "Australia/Lord_Howe": 39_600,
        "Pacific/Norfolk": 43_200,
        "Indian/Christmas": 25_200,
        "Indian/Cocos": 23_400,
    ]

    /// The changes of each zone that has any, in order of time.
    public static let changes: [String: [Change]] = [
        "Australia/Sydney": [
            Change(instant: 1_775_318_400, before: 39_600, after: 36_000),
            Change(instant: 1_791_043_200, before: 36_000, after: 39_600),
            Change(instant: 1_806_768_000, before: 39_600, after: 36_000),
            Change(instant: 1_822_492_800, before: 36_000, after: 39_600),
            Change(instant: 1_838_217_600, before: 39_600, after: 36_000),
            Change(instant: 1_853_942_400, before: 36_000, after: 39_600),
            Change(instant: 1_869_667_200, before: 39_600, after: 36_000),
            Change(instant: 1_885_996_800, before: 36_000, after: 39_600),
            Change(instant: 1_901_721_600, before: 39_600, after: 36_000),
            Change(instant: 1_917_446_400, before: 36_000, after: 39_600),
        ],
        "Australia/Melbourne": [
            Change(instant: 1_775_318_400, before: 39_600, after: 36_000),
            Change(instant: 1_791_043_200, before: 36_000, after: 39_600),
            Change(instant: 1_806_768_000, before: 39_600, after: 36_000),
            Change(instant: 1_822_492_800, before: 36_000, after: 39_600),
            Change(instant: 1_838_217_600, before: 39_600, after: 36_000),
            Change(instant: 1_853_942_400, before: 36_000, after: 39_600),
            Change(instant: 1_869_667_200, before: 39_600, after: 36_000),
            Change(instant: 1_885_996_800, before: 36_000, after: 39_600),
            Change(instant: 1_901_721_600, before: 39_600, after: 36_000),
            Change(instant: 1_917_446_400, before: 36_000, after: 39_600),
        ],
        "Australia/Adelaide": [
            Change(instant: 1_775_320_200, before: 37_800, after: 34_200),
            Change(instant: 1_791_045_000, before: 34_200, after: 37_800),
            Change(instant: 1_806_769_800, before: 37_800, after: 34_200),
            Change(instant: 1_822_494_600, before: 34_200, after: 37_800),
            Change(instant: 1_838_219_400, before: 37_800, after: 34_200),
            Change(instant: 1_853_944_200, before: 34_200, after: 37_800),
            Change(instant: 1_869_669_000, before: 37_800, after: 34_200),
            Change(instant: 1_885_998_600, before: 34_200, after: 37_800),
            Change(instant: 1_901_723_400, before: 37_800, after: 34_200),
            Change(instant: 1_917_448_200, before: 34_200, after: 37_800),
        ],
        "Australia/Hobart": [
            Change(instant: 1_775_318_400, before: 39_600, after: 36_000),
            Change(instant: 1_791_043_200, before: 36_000, after: 39_600),
            Change(instant: 1_806_768_000, before: 39_600, after: 36_000),
            Change(instant: 1_822_492_800, before: 36_000, after: 39_600),
            Change(instant: 1_838_217_600, before: 39_600, after: 36_000),
            Change(instant: 1_853_942_400, before: 36_000, after: 39_600),
            Change(instant: 1_869_667_200, before: 39_600, after: 36_000),
            Change(instant: 1_885_996_800, before: 36_000, after: 39_600),
            Change(instant: 1_901_721_600, before: 39_600, after: 36_000),
            Change(instant: 1_917_446_400, before: 36_000, after: 39_600),
        ],
        "Australia/Broken_Hill": [
            Change(instant: 1_775_320_200, before: 37_800, after: 34_200),
            Change(instant: 1_791_045_000, before: 34_200, after: 37_800),
            Change(instant: 1_806_769_800, before: 37_800, after: 34_200),
            Change(instant: 1_822_494_600, before: 34_200, after: 37_800),
            Change(instant: 1_838_219_400, before: 37_800, after: 34_200),
            Change(instant: 1_853_944_200, before: 34_200, after: 37_800),
            Change(instant: 1_869_669_000, before: 37_800, after: 34_200),
            Change(instant: 1_885_998_600, before: 34_200, after: 37_800),
            Change(instant: 1_901_723_400, before: 37_800, after: 34_200),
            Change(instant: 1_917_448_200, before: 34_200, after: 37_800),
        ],
        "Australia/Lord_Howe": [
            Change(instant: 1_775_314_800, before: 39_600, after: 37_800),
            Change(instant: 1_791_041_400, before: 37_800, after: 39_600),
            Change(instant: 1_806_764_400, before: 39_600, after: 37_800),
            Change(instant: 1_822_491_000, before: 37_800, after: 39_600),
            Change(instant: 1_838_214_000, before: 39_600, after: 37_800),
            Change(instant: 1_853_940_600, before: 37_800, after: 39_600),
            Change(instant: 1_869_663_600, before: 39_600, after: 37_800),
            Change(instant: 1_885_995_000, before: 37_800, after: 39_600),
            Change(instant: 1_901_718_000, before: 39_600, after: 37_800),
            Change(instant: 1_917_444_600, before: 37_800, after: 39_600),
        ],
        "Pacific/Norfolk": [
            Change(instant: 1_775_314_800, before: 43_200, after: 39_600),
            Change(instant: 1_791_039_600, before: 39_600, after: 43_200),
            Change(instant: 1_806_764_400, before: 43_200, after: 39_600),
            Change(instant: 1_822_489_200, before: 39_600, after: 43_200),
            Change(instant: 1_838_214_000, before: 43_200, after: 39_600),
            Change(instant: 1_853_938_800, before: 39_600, after: 43_200),
            Change(instant: 1_869_663_600, before: 43_200, after: 39_600),
            Change(instant: 1_885_993_200, before: 39_600, after: 43_200),
            Change(instant: 1_901_718_000, before: 43_200, after: 39_600),
            Change(instant: 1_917_442_800, before: 39_600, after: 43_200),
        ],
    ]
}

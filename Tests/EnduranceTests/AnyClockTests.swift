import TestSupport
import Testing

/// The times of files lie: clocks are set back, archives and version control give old times, editors keep them. An edit is noticed all
/// the same.
@Suite(.endurance) struct AnyClockTests {
    /// The time of the file before the edit, the second of the build, and times in 1970, 2001, 2033 and 2100.
    @Test(arguments: [nil, -1, 0, 1_000_000_000, 2_000_000_000, 4_102_444_800]) func anEditWithAnotherTime(seconds: Int?) throws {
        try LyingClock.check(seconds, isThorough: true)
    }

    @Test func manyEditsInASecond() throws { try LyingClock.checkManyEdits(56) }
}

import Foundation
import Glibc
import TestSupport
import Testing

/// The times of files lie, and an edit is noticed all the same; `AnyClockTests` look at it for longer.
@Suite struct ClockTests {
    /// The time of the file before the edit.
    @Test func anEditWithTheSameTime() throws { try LyingClock.check(nil, isThorough: false) }

    @Test func manyEditsInASecond() throws { try LyingClock.checkManyEdits(12) }

    /// Files that always lie in the future, as on a machine whose clock was wrong.
    @Test(.endurance) func theFutureStaysTheSame() throws {
        let workspace = try LyingClock.workspace()
        for (path, _, _) in LyingClock.edits {
            let time = timespec(tv_sec: 4_102_444_800, tv_nsec: 0)
            try #require(utimensat(AT_FDCWD, workspace.folder + "/" + path, [time, time], 0) == 0)
        }
        #expect(try LyingClock.build(workspace).status == 0)
        #expect(try LyingClock.build(workspace).output.contains(" 0 written"))
        for (path, old, new) in LyingClock.edits {
            try LyingClock.overwrite(workspace.folder + "/" + path, old, new, at: nil)
            #expect(try !LyingClock.build(workspace).output.contains(" 0 written"), "\(path)")
        }
        #expect(try workspace.contents() == LyingClock.fresh(workspace))
    }

    /// A published file that somebody changed is mended whatever time it has.
    @Test(arguments: [1_000_000_000, 4_102_444_800]) func anOutputWithAnotherTime(seconds: Int) throws {
        let workspace = try LyingClock.workspace()
        #expect(try LyingClock.build(workspace).status == 0)
        let expected = try workspace.contents()
        try LyingClock.overwrite(workspace.output + "/items/oak-desk/index.html", "40 kg", "41 kg", at: seconds)
        #expect(try LyingClock.build(workspace).status == 0)
        #expect(try workspace.contents() == expected)
    }

    /// The clock of the machine went back by a month between two builds.
    @Test(.endurance) func theDayGoesBack() throws {
        let workspace = try LyingClock.workspace()
        for day in ["2026-12-30", "2026-11-21", "2026-12-29", "2026-11-20"] {
            #expect(try Program.run(["build", "--verify", "--today", day], in: workspace.folder).status == 0)
        }
    }
}

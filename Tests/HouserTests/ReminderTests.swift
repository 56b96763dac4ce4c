import TestSupport
import Testing

/// `houser check --expiring` tells which owners to remind.
@Suite struct ReminderTests {
    @Test func whatExpiresSoonIsListed() throws {
        let workspace = try Workspace(board: "small")
        let quiet = try Program.run(["check", "--today", "2026-12-24"], in: workspace.folder)
        #expect(quiet.status == 0 && !quiet.output.contains("expiring"), "\(quiet.output)")
        // Confirmed by its listing on 18 November, it leaves the lists on 30 December.
        let six = try Program.run(["check", "--today", "2026-12-24", "--expiring", "5"], in: workspace.folder)
        #expect(!six.output.contains("quiet-flat"), "\(six.output)")
        let run = try Program.run(["check", "--today", "2026-12-24", "--expiring", "7"], in: workspace.folder)
        #expect(
            run.output.contains(
                """
                content/rentals/quiet-flat.yaml:12:9: warning: this listing of tom expires on 2026-12-30, in 6 days [expiring]
                  12 | listed: 2026-11-18
                     |         ^~~~~~~~~~
                   why: It was last confirmed on 2026-11-18. If it is still available, confirm it with today's date.
                   fix: Add the line confirmed: 2026-12-24
                """), "\(run.output)")
        #expect(run.status == 0)
    }

    @Test(arguments: ["0", "731", "soon"]) func aNumberOfDaysIsWanted(days: String) throws {
        let workspace = try Workspace(board: "small")
        #expect(try Program.run(["check", "--expiring", days], in: workspace.folder).status == 2)
    }
}

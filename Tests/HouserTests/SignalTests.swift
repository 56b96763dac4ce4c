import Foundation
import Glibc
import TestSupport
import Testing

/// Ctrl-C and `kill` now and then; `AnySignalTests` send them more often.
@Suite struct SignalTests {
    @Test func duringABuild() throws {
        #expect(try Interruption.check(SIGTERM, rounds: 3) > 0)
    }

    @Test func duringAVerification() throws {
        #expect(try Interruption.check(SIGINT, ["--verify"], rounds: 4) > 0)
    }

    /// A build with the output still to come, held up where it waits for another one.
    @Test func whileABuildOfAWatchRuns() throws {
        let workspace = try Workspace(board: "small")
        let program = try RunningProgram(Workspace.buildArguments + ["--watch"], in: workspace)
        try program.wait("the first build is done") { program.errors.contains("Watching ") }
        let before = try workspace.contents()
        let holder = open(workspace.output, O_RDONLY | O_DIRECTORY)
        defer { close(holder) }
        try #require(flock(holder, LOCK_EX) == 0)
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try program.wait("a build has begun") { program.errors.contains("Another build is writing public") }
        #expect(try program.end(SIGTERM) == 143)
        #expect(try workspace.contents() == before)
    }

    @Test func atAnyInstantOfAWatch() throws { try Interruption.checkWatch(rounds: 1) }
}

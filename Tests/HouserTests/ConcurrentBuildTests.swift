import Foundation
import Glibc
import TestSupport
import Testing

/// Builds of one output at the same time come one after the other.
@Suite struct ConcurrentBuildTests {
    @Test func theSecondWaitsAndSaysSo() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.snapshot()
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        let holder = open(workspace.output, O_RDONLY | O_DIRECTORY)
        try #require(flock(holder, LOCK_EX) == 0)
        let program = try RunningProgram(Workspace.buildArguments, in: workspace)
        try program.wait("it says that it waits") { program.errors == "Another build is writing public; waiting for it...\n" }
        usleep(200_000)
        #expect(try workspace.snapshot() == before && program.output.isEmpty)
        close(holder)
        #expect(program.finish() == 0)
        #expect(program.output.hasPrefix("Published public"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func aWaitCanBeEnded() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let holder = open(workspace.output, O_RDONLY | O_DIRECTORY)
        defer { close(holder) }
        try #require(flock(holder, LOCK_EX) == 0)
        let program = try RunningProgram(Workspace.buildArguments + ["--log-format", "json"], in: workspace)
        let line = "{\"event\":\"message\",\"text\":\"Another build is writing public; waiting for it...\"}\n"
        try program.wait("it says that it waits") { program.errors == line }
        #expect(try program.end(SIGINT) == 130)
    }

    /// The folder that a waiting build has opened is not the one at the path when its turn comes.
    @Test func theFolderIsReplacedMeanwhile() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let holder = open(workspace.output, O_RDONLY | O_DIRECTORY)
        try #require(flock(holder, LOCK_EX) == 0)
        let program = try RunningProgram(Workspace.buildArguments, in: workspace)
        try program.wait("it waits") { !program.errors.isEmpty }
        try FileManager.default.moveItem(atPath: workspace.output, toPath: workspace.folder + "/old")
        let old = try Tree(workspace.folder + "/old")
        close(holder)
        #expect(program.finish() == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
        #expect(try Tree(workspace.folder + "/old") == old)
    }

    @Test func firstBuildsAndLaterOnesAtOnce() throws { try Crowd.checkAtOnce(rounds: 1) }

    @Test func besideOneThatWatches() throws { try Crowd.checkBesideAWatch(edits: 1) }

    @Test func aKilledBuildBlocksNobody() throws { try Crowd.checkAfterKills(rounds: 1) }
}

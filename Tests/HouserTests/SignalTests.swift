import Foundation
import Glibc
import ListingKit
import TestSupport
import Testing

/// Ctrl-C and `kill` at any instant: the program ends at once, says so by its exit code, and leaves nothing half done.
@Suite(.serialized) struct SignalTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil

    /// A signal comes at a random instant; how many times it came in time.
    private func interrupt(
        _ signal: Int32, _ arguments: [String], rounds: Int, within range: ClosedRange<UInt32>
    ) throws -> Int {
        let workspace = try Workspace(board: "small")
        let scratch = workspace.folder + "/tmp"
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        var random = SeededGenerator(seed: UInt64(signal) + UInt64(arguments.count))
        var editor = try RandomEditor(folder: workspace.folder, seed: 9)
        var interrupted = 0
        for round in 1...rounds {
            if !editor.chance(4) { try editor.edit(only: .listings) }
            let program = try RunningProgram(Workspace.buildArguments + arguments, in: workspace, environment: ["TMPDIR": scratch])
            usleep(UInt32.random(in: range, using: &random))
            let start = ContinuousClock.now
            program.send(signal)
            let status = program.finish()
            let place = Comment(rawValue: "signal \(signal), round \(round) of \(arguments): \(program.errors) \(editor.story.suffix(3))")
            #expect(status == 128 + signal || status == 0, place)
            #expect(start.duration(to: .now) < .seconds(5), place)
            // It says so if it had begun to make files.
            let told = ["", "Stopped. Nothing was published: public is as it was.\n"]
            #expect(status == 0 ? program.errors.isEmpty : told.contains(program.errors), place)
            if status != 0 { interrupted += 1 }
            #expect(try workspace.problems() == [], place)
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == [], place)
            #expect(!FileManager.default.fileExists(atPath: workspace.output + "/.houser-tmp"), place)
            #expect(!FileManager.default.fileExists(atPath: workspace.folder + "/.houser/public.ledger.journal"), place)
        }
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
        return interrupted
    }

    @Test(arguments: [SIGINT, SIGTERM]) func duringABuild(signal: Int32) throws {
        let interrupted = try interrupt(signal, [], rounds: Self.isLong ? 200 : 10, within: 1_000...120_000)
        #expect(interrupted > 0)
    }

    @Test(arguments: [SIGINT, SIGTERM]) func duringAVerification(signal: Int32) throws {
        let interrupted = try interrupt(signal, ["--verify"], rounds: Self.isLong ? 100 : 5, within: 20_000...300_000)
        #expect(interrupted > 0)
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

    @Test func atAnyInstantOfAWatch() throws {
        let workspace = try Workspace(board: "small")
        var random = SeededGenerator(seed: 21)
        for round in 1...(Self.isLong ? 60 : 3) {
            let program = try RunningProgram(Workspace.buildArguments + ["--watch"], in: workspace)
            try program.wait("the first build is done") { program.errors.contains("Watching ") }
            try workspace.edit("board.yaml", "title: ", "title: X")
            usleep(UInt32.random(in: 0...150_000, using: &random))
            program.send(SIGINT)
            let status = program.finish()
            #expect(status == 0 || status == 130, "round \(round)")
            #expect(try workspace.problems() == [])
            #expect(!FileManager.default.fileExists(atPath: workspace.output + "/.houser-tmp"))
        }
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}

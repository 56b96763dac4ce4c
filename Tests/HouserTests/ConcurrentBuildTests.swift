import Foundation
import Glibc
import Mustache
import TestSupport
import Testing

/// Builds of one output at the same time come one after the other.
@Suite(.serialized) struct ConcurrentBuildTests {
    private static let isLong = ProcessInfo.processInfo.environment["HOUSER_LONG_TESTS"] != nil

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

    @Test func firstBuildsAndLaterOnesAtOnce() throws {
        for round in 1...(Self.isLong ? 40 : 2) {
            let workspace = try Workspace(board: "small")
            for edit in 0..<2 {
                if edit > 0 { try workspace.edit("board.yaml", "title: Small Board", "title: Another Board") }
                let programs = try (1...3).map { try RunningProgram(Workspace.buildArguments, in: workspace, named: "\($0)") }
                let place = Comment(rawValue: "round \(round), edit \(edit)")
                for program in programs { #expect(program.finish() == 0, "\(program.errors) \(place.rawValue)") }
                #expect(try workspace.contents() == workspace.madeFromNothing(), place)
                #expect(!FileManager.default.fileExists(atPath: workspace.output + "/.houser-tmp"), place)
                let run = try workspace.runBuild(["--verify"])
                #expect(run.status == 0 && run.output.contains("0 written"), "\(run.errors) \(place.rawValue)")
            }
        }
    }

    @Test func besideOneThatWatches() throws {
        let workspace = try Workspace(board: "small")
        let watch = try RunningProgram(Workspace.buildArguments + ["--watch"], in: workspace, named: "watch")
        try watch.wait("the first build is done") { watch.errors.contains("Watching ") }
        for weight in 41...(Self.isLong ? 80 : 43) {
            try workspace.edit("items/oak-desk.md", "it weighs \(weight - 1) kg", "it weighs \(weight) kg")
            let run = try workspace.runBuild()
            #expect(run.status == 0, "\(run.errors)")
            #expect(try workspace.text("items/oak-desk/index.html").contains("it weighs \(weight) kg"))
        }
        try workspace.edit("board.yaml", "title: Small Board", "title: Another Board")
        try watch.wait("the last edit is published") { try workspace.text("index.html").contains("Another Board") }
        let expected = try workspace.madeFromNothing()
        try watch.wait("the site is as it must be") { try workspace.contents() == expected }
        #expect(try watch.end(SIGINT) == 0)
        #expect(!watch.errors.contains("Error"), "\(watch.errors)")
    }

    @Test func aKilledBuildBlocksNobody() throws {
        let workspace = try Workspace(board: "small")
        var random = SeededGenerator(seed: 3)
        for _ in 0..<(Self.isLong ? 60 : 4) {
            try? FileManager.default.removeItem(atPath: workspace.output)
            try? FileManager.default.removeItem(atPath: workspace.folder + "/.houser")
            let program = try Program.start(Workspace.buildArguments, in: workspace.folder)
            usleep(UInt32.random(in: 10_000...150_000, using: &random))
            kill(program.processIdentifier, SIGKILL)
            program.waitUntilExit()
            let run = try workspace.runBuild()
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        }
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}

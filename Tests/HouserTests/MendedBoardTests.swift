import Bytes
import Foundation
import TestSupport
import Testing

/// `houser check --fix`: what can only be meant is written into the files, and nothing else.
@Suite struct MendedBoardTests {
    private static func check(_ arguments: [String], in workspace: Workspace) throws -> TestSupport.Program.Run {
        try TestSupport.Program.run(["check", "--today", "2026-11-21"] + arguments, in: workspace.folder)
    }

    /// A board with a listing of three lines that can only mean one thing, and one that people must decide on.
    private static func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try FileManager.default.removeItem(atPath: workspace.content + "/gazetteer")
        try workspace.write("rentals/one.md", TruthfulFixTests.rental(["owner": "Maria Rossi", "property": "“house”"]))
        try workspace.write("rentals/two.md", TruthfulFixTests.rental(["property": "“house”"]).replacing("\n", with: "\r\n"))
        try workspace.write("rentals/three.md", TruthfulFixTests.rental(["rent": "lots"]))
        return workspace
    }

    @Test func whatIsCertainIsWrittenOnce() throws {
        let workspace = try Self.board()
        let before = try (workspace.source("rentals/one.md"), workspace.source("rentals/two.md"), workspace.source("rentals/three.md"))
        let shown = try Self.check(["--fix"], in: workspace)
        #expect(shown.status == 1)
        #expect(shown.errors.contains("--fix would change 3 lines in 2 files, as shown; --yes writes them.\n"), "\(shown.errors)")
        #expect(try workspace.source("rentals/one.md") == before.0)

        let run = try Self.check(["--fix", "--yes"], in: workspace)
        #expect(run.status == 1 && run.output.hasSuffix("fixed 3 lines in 2 files; 1 error left\n"), "\(run.output)\(run.errors)")
        #expect(run.output.contains("content/rentals/one.md:7:8: error: "), "\(run.output)")
        let mended = before.0.replacing("owner: Maria Rossi", with: "owner: maria").replacing("“house”", with: "house")
        #expect(try workspace.source("rentals/one.md") == mended)
        #expect(try workspace.source("rentals/two.md") == before.1.replacing("“house”", with: "house"), "line ends stay")
        #expect(try workspace.source("rentals/three.md") == before.2)

        let again = try Self.check(["--fix", "--yes"], in: workspace)
        #expect(again.status == 1 && again.output.hasSuffix("1 error in 1 file; 6 listings checked\n"), "\(again.output)")
        #expect(try workspace.source("rentals/one.md") == mended)
    }

    @Test func onlyNamedFilesAreMended() throws {
        let workspace = try Self.board()
        let before = try workspace.source("rentals/two.md")
        let run = try Self.check(["--fix", "--yes", "content/rentals/one.md"], in: workspace)
        #expect(run.status == 0 && run.output.hasSuffix("fixed 2 lines in 1 file; no errors left\n"), "\(run.output)\(run.errors)")
        #expect(try workspace.source("rentals/two.md") == before)
    }

    /// Several fixes of one line follow each other, each judged by what the one before made of it.
    @Test func fixesOfOneLineFollowEachOther() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "rentals/one.md",
            TruthfulFixTests.rental().replacing("property: apartment", with: "propertie: “apartment”").replacing(
                "owner: maria", with: "\towner: maria"))
        let run = try Self.check(["--fix", "--yes"], in: workspace)
        #expect(run.status == 0 && run.output.contains("; no errors left\n"), "\(run.output)\(run.errors)")
        #expect(try workspace.source("rentals/one.md") == TruthfulFixTests.rental())
    }

    /// What only people know is left to them, and a fix that helps nothing is taken back: nothing changes for the worse on a board where
    /// everything is wrong.
    @Test func nothingIsMadeUp() throws {
        let workspace = try Workspace(board: "wrong")
        let before = try workspace.check().diagnostics
        let run = try Self.check(["--fix", "--yes"], in: workspace)
        #expect(run.status == 1 && run.output.contains("\nfixed "), "\(run.errors)")
        let after = try workspace.check().diagnostics
        #expect(after.count { $0.severity == .error } < before.count { $0.severity == .error } - 50)
        let again = try Self.check(["--fix", "--yes"], in: workspace)
        #expect(!again.output.contains("\nfixed "), "\(again.output.suffix(300))")
    }

    @Test func nothingIsWrittenThroughLinks() throws {
        let workspace = try Self.board()
        let elsewhere = workspace.folder + "/one.md"
        try FileManager.default.moveItem(atPath: workspace.content + "/rentals/one.md", toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: workspace.content + "/rentals/one.md", withDestinationPath: elsewhere)
        let before = try Files.readFile(elsewhere, limit: 1 << 20)
        #expect(try Self.check(["--fix", "--yes"], in: workspace).output.contains("fixed 1 line in 1 file; 2 errors left\n"))
        #expect(try Files.readFile(elsewhere, limit: 1 << 20) == before)
    }

    @Test(arguments: [(["--yes"], "--yes needs --fix"), (["--fix", "--format", "json"], "leave --format out")])
    func whatMakesNoSenseIsRefused(arguments: [String], told: String) throws {
        let run = try Self.check(arguments, in: Workspace(board: "small"))
        #expect(run.status == 2 && run.errors.contains(told), "\(run.errors)")
    }
}

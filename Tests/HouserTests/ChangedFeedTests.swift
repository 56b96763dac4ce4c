import Foundation
import TestSupport
import Testing

/// Which feeds a build says that it changed, for whoever tells a hub.
@Suite struct ChangedFeedTests {
    private static func edit(_ workspace: Workspace) throws {
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
    }

    /// The feeds of the desk whose entries say what it weighs.
    private func changed(_ workspace: Workspace, since before: [String: [UInt8]]) throws -> [String] {
        let names: Set = ["atom.xml", "rss.xml", "feed.json", "changes.xml", "changes-rss.xml", "changes.json", "comments.xml"]
        let after = try workspace.contents()
        return after.keys.filter { names.contains(String($0.split(separator: "/").last ?? "")) && after[$0] != before[$0] }
            .map { "https://small.example/" + $0 }.sorted()
    }

    @Test func theyAreThoseWhoseBytesAreOthers() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.build().changedFeeds == changed(workspace, since: [:]))
        #expect(try workspace.build().changedFeeds == [])
        let before = try workspace.contents()
        try Self.edit(workspace)
        let edited = try workspace.build().changedFeeds
        #expect(try !edited.isEmpty && edited == changed(workspace, since: before))
        let priced = try workspace.contents()
        try workspace.edit("items/oak-desk.md", "price: ", "price: 1")
        try workspace.edit("items/oak-desk.md", "listed: ", "history: [{on: 2026-11-21, price: 0}]\nlisted: ")
        let told = try workspace.build().changedFeeds
        #expect(try told == changed(workspace, since: priced))
        for file in ["changes.xml", "changes-rss.xml", "changes.json"] { #expect(told.contains("https://small.example/items/" + file)) }
        try workspace.write("comments/oak-desk/one.md", "---\nname: Jo\ndate: 2026-11-19\n---\nHi\n")
        let commented = try workspace.build().changedFeeds
        for path in ["comments/atom.xml", "items/oak-desk/comments.xml"] { #expect(commented.contains("https://small.example/" + path)) }
        #expect(commented.allSatisfy { !$0.hasSuffix("/changes.xml") })
    }

    /// In CI there is the ledger alone, and all files are made anew.
    @Test func anOutputThatIsMadeAnewHasNoOthers() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.contents()
        try FileManager.default.removeItem(atPath: workspace.output)
        #expect(try workspace.build().changedFeeds == [])
        try FileManager.default.removeItem(atPath: workspace.output)
        try Self.edit(workspace)
        let feeds = try workspace.build().changedFeeds
        #expect(try !feeds.isEmpty && feeds == changed(workspace, since: before))
    }

    /// What a build that was cut short had put in place already is told by the next.
    @Test func noneIsLostToACrash() throws {
        let whole = try CrashedBoard.workspace(isFirst: false)
        let expected = try whole.build().changedFeeds
        let steps = try CrashedBoard(isFirst: false).steps
        for step in [steps / 3, steps / 2, steps * 3 / 4] {
            let workspace = try CrashedBoard.workspace(isFirst: false)
            CrashedBoard.build(workspace, .kill, at: step)
            #expect(try workspace.build().changedFeeds == expected, "\(step)")
        }
    }

    @Test func theProgramListsThem() throws {
        let workspace = try Workspace(board: "small")
        let list = workspace.folder + "/changed.txt"
        let arguments = ["--changed-feeds", "changed.txt"]
        func lines() throws -> [String] {
            try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(try workspace.runBuild(arguments).status == 0)
        #expect(try lines().contains("https://small.example/suburbs/vic/collingwood-3066/changes.xml"))
        #expect(try workspace.runBuild(arguments).status == 0 && lines() == [""])
        try Self.edit(workspace)
        #expect(try workspace.runBuild(arguments + ["--base-url", "https://elsewhere.example/b/"]).status == 0)
        #expect(try lines().dropLast().allSatisfy { $0.hasPrefix("https://elsewhere.example/b/") } && lines().count > 20)
        // Nothing is published, and so nothing is told again.
        try workspace.edit("items/oak-desk.md", "price: ", "price: x")
        #expect(try workspace.runBuild(arguments).status == 1 && lines() == [""])
    }

    @Test(arguments: [
        ("public/changed.txt", "must name a file outside the output folder"),
        ("content/../public/api/changed.txt", "must name a file outside the output folder"),
        ("nowhere/changed.txt", "cannot write the list of changed feeds to nowhere/changed.txt: there is no such file or folder"),
    ]) func whereTheListCannotLie(path: String, told: String) throws {
        let workspace = try Workspace(board: "small")
        let run = try workspace.runBuild(["--changed-feeds", path])
        #expect(run.status == 2 && run.errors.contains(told), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: workspace.output))
    }
}

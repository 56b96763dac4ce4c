import Foundation
import TestSupport
import Testing

@testable import Bytes
@testable import ListingKit
@testable import SiteKit

/// Edits after which the content folder need not be looked through again: nothing is overlooked for that.
@Suite struct QuickEditTests {
    /// A board whose files have been there for a while, so that what the file system says of them is relied upon.
    private func settled(_ prepare: (Workspace) throws -> Void = { _ in }) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try prepare(workspace)
        usleep(50_000)
        try workspace.build()
        return workspace
    }

    private func change(_ workspace: Workspace) throws {
        try workspace.edit("rentals/quiet-flat.yaml", "Ring in the evening", "Ring at noon")
    }

    /// What is no file and no folder is compared like all else: a build after it has nothing to do.
    @Test(arguments: ["rentals/.#lock.md", ".hidden"]) func aLinkIsNoChange(path: String) throws {
        let workspace = try settled { workspace in
            try FileManager.default.createSymbolicLink(atPath: workspace.content + "/" + path, withDestinationPath: "nowhere")
        }
        let ledger = workspace.folder + "/.houser/public.ledger"
        // The output may be too young for the first.
        usleep(50_000)
        try workspace.build()
        let before = Files.stamp(ledger)
        #expect(try workspace.build().publication?.writtenCount == 0)
        #expect(before != nil && Files.stamp(ledger) == before, "the ledger was not written anew")
        try change(workspace)
        try workspace.build()
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func aFolderThatLiesTooDeepIsToldOfAgain() throws {
        let deep = (1...FolderWalk.maximumDepth + 4).map { "d\($0)" }.joined(separator: "/")
        let workspace = try settled { workspace in
            try FileManager.default.createDirectory(atPath: workspace.content + "/" + deep, withIntermediateDirectories: true)
        }
        try change(workspace)
        let found = try workspace.build().reading.diagnostics
        #expect(try found == workspace.check().diagnostics && found.contains { $0.rule == "unexpected-file" })
    }

    /// The folder of a suburb that is gone stays for the sake of somebody's file in it; that makes no work until the file goes.
    @Test func aFolderThatStaysMakesNoWork() throws {
        let workspace = try settled()
        let folder = workspace.output + "/suburbs/vic/brunswick-3056"
        try Data("mine".utf8).write(to: URL(filePath: folder + "/note.txt"))
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        usleep(50_000)
        #expect(try workspace.build().publication?.keptForeign == ["suburbs/vic/brunswick-3056/note.txt"])
        usleep(50_000)
        try workspace.build()
        let ledger = workspace.folder + "/.houser/public.ledger"
        let before = Files.stamp(ledger)
        let again = try #require(try workspace.build().publication)
        #expect(again.writtenCount == 0 && again.keptForeign == ["suburbs/vic/brunswick-3056/note.txt"])
        #expect(before != nil && Files.stamp(ledger) == before, "the ledger was not written anew")
        try change(workspace)
        #expect(try workspace.build().publication?.keptForeign == ["suburbs/vic/brunswick-3056/note.txt"])
        try FileManager.default.removeItem(atPath: folder + "/note.txt")
        try workspace.build()
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// Somebody's file is told of for as long as it is there.
    @Test func aForeignFileThatWentIsToldOfNoMore() throws {
        let workspace = try settled()
        let note = URL(filePath: workspace.output + "/note.txt")
        try Data("mine".utf8).write(to: note)
        try FileManager.default.removeItem(atPath: workspace.output + "/index.html")
        #expect(try workspace.build().publication?.keptForeign == ["note.txt"])
        try FileManager.default.removeItem(at: note)
        usleep(50_000)
        #expect(try workspace.build().publication?.keptForeign == [])
        try change(workspace)
        #expect(try workspace.build().publication?.keptForeign == [])
    }
}

import Bytes
import Foundation
import ListingKit
import Publishing
import SiteKit
import TestSupport
import Testing

/// What stops a build here and there; `EveryCrashTests` stop one everywhere.
@Suite struct CrashTests {
    @Test(arguments: Fault.allCases, [true, false]) func hereAndThere(fault: Fault, isFirst: Bool) throws {
        let board = try CrashedBoard(isFirst: isFirst)
        try board.check(fault, at: fault == .kill ? board.steps / 2 : board.steps - 3)
    }

    /// The ledger is lost and a build is cut short, in either order: the next one knows its own site by its mark.
    @Test(arguments: [true, false]) func aLostLedgerAndACrash(isLostFirst: Bool) throws {
        let workspace = try CrashedBoard.workspace(isFirst: false)
        let ledger = workspace.folder + "/.houser/public.ledger"
        let steps = try CrashedBoard(isFirst: false).steps
        if isLostFirst { try FileManager.default.removeItem(atPath: ledger) }
        CrashedBoard.build(workspace, .kill, at: steps - 5)
        if !isLostFirst { try FileManager.default.removeItem(atPath: ledger) }
        try workspace.edit("board.yaml", "title: Small Board", "title: Another Board")
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.problems().isEmpty)
        #expect(try workspace.text("index.html").contains("Another Board"))
    }

    /// A cache gave back the ledger of an earlier build.
    @Test func anOutdatedLedger() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let ledger = workspace.folder + "/.houser/public.ledger"
        let old = try Files.readFile(ledger, limit: 1 << 26)
        try CrashedBoard.edit(workspace)
        try workspace.build()
        try Data(old).write(to: URL(filePath: ledger))
        try workspace.edit("items/lamp.md", "Bright.", "Very bright.")
        try workspace.build()
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func aFolderThatBecameALink() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let elsewhere = workspace.folder + "/elsewhere"
        try FileManager.default.moveItem(atPath: workspace.output + "/suburbs", toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: workspace.output + "/suburbs", withDestinationPath: elsewhere)
        let before = try workspace.contents()
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        #expect(throws: PublishError.symbolicLink(workspace.output + "/suburbs")) { try workspace.build() }
        #expect(try workspace.contents() == before)
    }
}

import Foundation
import ListingKit
import TestSupport
import Testing

/// What is said of comments and reactions whose listing has another name, or is gone.
@Suite struct LostTalkTests {
    private func talked() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write("comments/oak-desk/a.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")
        try workspace.write("reactions/oak-desk/jo.yaml", "like: yes\n")
        try workspace.build()
        return workspace
    }

    /// One line keeps all, so that is the advice: not to delete what people wrote.
    @Test func aRenamedListingKeepsThemWithItsOldName() throws {
        let workspace = try talked()
        try FileManager.default.moveItem(
            atPath: workspace.content + "/items/oak-desk.md", toPath: workspace.content + "/items/writing-table.md")
        let check = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        #expect(check.status == 1)
        #expect(
            check.output.hasPrefix(
                """
                content/items/writing-table.md:2:1: error: this seems to be content/items/oak-desk.md, and is another listing to those who follow it; what people said of it in content/comments/oak-desk and content/reactions/oak-desk is lost [renamed-file]
                   why: A listing without "id" is known by the name of its file. To keep what it was known by, write:
                   fix: id: oak-desk

                """), "\(check.output)")
        #expect(!check.output.contains("talked-of"))
        try workspace.edit("items/writing-table.md", "owner: maria", "owner: maria\nid: oak-desk")
        #expect(try workspace.build().reading.diagnostics.isEmpty)
    }

    @Test func aDeletedListingIsBetterWithdrawn() throws {
        let workspace = try talked()
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        let found = try workspace.check().diagnostics
        #expect(found.map(\.file) == ["comments/oak-desk/a.md", "reactions/oak-desk/jo.yaml"])
        #expect(Set(found.map(\.message)) == ["the listing that this is about, items/oak-desk.md, was deleted"])
        #expect(
            found.first?.fix == """
                Bring the file back and, unless it is closed already, write in it:
                status: withdrawn
                history: [{on: 2026-11-21, status: available}]
                or, if nobody needs to know, delete the folder comments/oak-desk, too
                """)
        try FileManager.default.removeItem(atPath: workspace.content + "/comments/oak-desk")
        try FileManager.default.removeItem(atPath: workspace.content + "/reactions/oak-desk")
        #expect(try workspace.build().reading.diagnostics.allSatisfy { $0.severity != .error })
    }

    /// What was lost long ago, or where nothing was built before.
    @Test func elsewhereBothAreNamed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("comments/zebra-crossing/a.md", "---\nname: Jo\ndate: 2026-11-20\n---\nHi\n")
        let found = try workspace.check().diagnostics
        #expect(
            found.map(\.fix) == [
                """
                If a listing's file has another name now, write its old one in it:
                id: zebra-crossing
                If the listing is gone, delete the folder comments/zebra-crossing
                """
            ])
    }
}

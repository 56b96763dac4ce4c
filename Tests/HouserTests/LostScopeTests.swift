import Foundation
import ListingKit
import TestSupport
import Testing

/// Deleting the last listing of what people follow is told, once something knows that it was there.
@Suite struct LostScopeTests {
    private func delete(_ path: String, in workspace: Workspace) throws {
        try FileManager.default.removeItem(atPath: workspace.content + "/" + path)
    }

    @Test func theLastOfASuburbShouldBeWithdrawn() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        try delete("rentals/quiet-flat.yaml", in: workspace)
        let expected = """
            content/rentals/quiet-flat.yaml: warning: this file was deleted, and with it the last listing of Clifton Hill 3068 [last-listing]
               why: Its page and feeds go away, and people who follow them never hear why.
               fix:
                  Bring the file back and, unless it is closed already, write in it:
                  status: withdrawn
                  history: [{on: 2026-11-21, status: available}]
                  or, to keep the suburb without a listing, in board.yaml:
                  suburbs: [Hobart TAS 7000, Clifton Hill VIC 3068]

            """
        let check = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        #expect(check.status == 0 && check.output.hasPrefix(expected), "\(check.output)")
        let build = try workspace.runBuild()
        #expect(build.status == 0 && build.output.contains(expected), "\(build.output)")
        // What is forgotten is forgotten.
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        #expect(try !workspace.runBuild().output.contains("last-listing"))
    }

    /// A listing that is one of many is missed all the same by those who follow it.
    @Test func anOpenListingIsNotDeletedInSilence() throws {
        let workspace = try Workspace(board: "small")
        for number in 1...14 { try workspace.write("rentals/told-\(number).yaml", EventTests.listing("")) }
        try workspace.write("rentals/gone.yaml", EventTests.listing("status: let\nhistory: [{on: 2026-11-20, status: available}]"))
        try workspace.build()
        try delete("rentals/told-3.yaml", in: workspace)
        try delete("rentals/gone.yaml", in: workspace)
        let found = try workspace.check().diagnostics
        #expect(found.map(\.file) == ["rentals/told-3.yaml"] && found.first?.rule == "last-listing", "\(found)")
        #expect(found.first?.message == "this file was deleted, and its listing was open")
        for number in 1...13 where number != 3 { try delete("rentals/told-\(number).yaml", in: workspace) }
        let many = try workspace.check().diagnostics
        #expect(many.count == 10 && many.last?.reason.hasSuffix(" So it is with 3 more files.") == true, "\(many)")
        #expect(try workspace.build().publication != nil)
        #expect(try workspace.check().diagnostics == [])
    }

    @Test func severalScopesAreNamedTogether() throws {
        let workspace = try Workspace(board: "small")
        let others = try workspace.writeTagged(["heavy", "solid oak"])
        try workspace.build()
        for other in others { try delete(other, in: workspace) }
        try workspace.build()
        try delete("items/oak-desk.md", in: workspace)
        let found = try workspace.build().reading.diagnostics.filter { $0.rule == "last-listing" }
        #expect(found.map(\.file) == ["items/oak-desk.md"])
        #expect(
            found.first?.message.hasSuffix(
                "the last listing of Items for sale, Brunswick 3056, the tag “heavy” and the tag “solid oak”") == true,
            "\(found)")
    }

    @Test func aSuburbThatTheBoardNamesStays() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit("board.yaml", "suburbs: [Hobart TAS 7000]", "suburbs: [Hobart TAS 7000, Clifton Hill VIC 3068]")
        try delete("rentals/quiet-flat.yaml", in: workspace)
        let result = try workspace.build()
        let found = result.reading.diagnostics.filter { $0.rule == "last-listing" }
        #expect(found.map(\.message) == ["this file was deleted, and its listing was open"])
        #expect(try workspace.paths().contains("suburbs/vic/clifton-hill-3068/atom.xml"))
    }

    @Test func aListingUnderAnotherNameIsNotGone() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try FileManager.default.moveItem(
            atPath: workspace.content + "/rentals/quiet-flat.yaml", toPath: workspace.content + "/rentals/creek-flat.yaml")
        #expect(try workspace.build().reading.diagnostics.filter { $0.rule == "last-listing" } == [])
    }

    @Test func whoNeverBuiltIsToldNothing() throws {
        let workspace = try Workspace(board: "small")
        try delete("rentals/quiet-flat.yaml", in: workspace)
        #expect(try workspace.check().diagnostics == [])
    }
}

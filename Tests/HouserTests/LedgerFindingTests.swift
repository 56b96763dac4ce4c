import Bytes
import Foundation
import ListingKit
import TestSupport
import Testing

@testable import Findings

/// What is noticed because the last build knew something else.
@Suite struct LedgerFindingTests {
    private let flat = "rentals/quiet-flat.yaml"

    private func found(_ rule: String, _ diagnostics: [Diagnostic]) -> [Diagnostic] { diagnostics.filter { $0.rule == rule } }

    private func move(_ path: String, to other: String, in workspace: Workspace) throws {
        try FileManager.default.moveItem(atPath: workspace.content + "/" + path, toPath: workspace.content + "/" + other)
    }

    @Test func aNewPriceWithoutARowIsHintedAt() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        try workspace.edit(flat, "rent: 455.50", "rent: 440")
        let expected = """
            content/rentals/quiet-flat.yaml:6:7: hint: "rent" was $455.50 when the site was built last, and no row of the history says so [untold]
               6 | rent: 440
                 |       ^~~
               why: People who follow it only hear about a new rent from a row like this. If it changed today, write:
               fix: history: [{on: 2026-11-18, status: available}, {on: 2026-11-21, rent: 455.50}]

            """
        let check = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        #expect(check.status == 0 && check.output.contains(expected), "\(check.output)")
        let build = try workspace.runBuild()
        #expect(build.status == 0 && build.output.contains(expected), "\(build.output)")
        #expect(try workspace.contents() == workspace.madeFromNothing())
        // What is forgotten is forgotten.
        try workspace.edit(flat, "Ring in the evening", "Ring at noon")
        #expect(try !workspace.runBuild().output.contains("untold"))
    }

    @Test func theRecordOfAnotherVersionIsNoAlarm() throws {
        let workspace = try Workspace(board: "small")
        #expect(try workspace.runBuild().status == 0)
        let path = workspace.folder + "/.houser/public.ledger"
        var bytes = try Files.readFile(path, limit: 1 << 24)
        bytes[14] += 1
        try Data(bytes).write(to: URL(filePath: path))
        let build = try workspace.runBuild()
        #expect(build.status == 0)
        #expect((build.output + build.errors).contains("The last build was made by another version of Houser, which is fine"), "\(build)")
        #expect(!(build.output + build.errors).contains("damaged"), "\(build)")
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func aNewPriceWithARowIsNot() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit(flat, "rent: 455.50", "rent: 440")
        try workspace.edit(flat, "status: available}]", "status: available}, {on: 2026-11-20, rent: 455.50}]")
        #expect(try found("untold", workspace.build().reading.diagnostics).isEmpty)
        // The row that says what an earlier price was does not say what the last one was.
        try workspace.edit(flat, "rent: 440", "rent: 420")
        #expect(try found("untold", workspace.build().reading.diagnostics).map(\.file) == [flat])
    }

    /// A status that took the place of another without a row, in a file that tells of others by rows.
    @Test func aStatusThatNoRowTellsOfIsHintedAt() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit(flat, "status: under-application", "status: let")
        let hints = try found("untold", workspace.build().reading.diagnostics)
        #expect(
            hints.map(\.message) == ["\"status\" was under application when the site was built last, and no row of the history says so"])
        #expect(hints.first?.fix == "history: [{on: 2026-11-18, status: available}, {on: 2026-11-21, status: under-application}]")
        try workspace.edit(flat, "status: available}]", "status: available}, {on: 2026-11-21, status: under-application}]")
        #expect(try found("untold", workspace.build().reading.diagnostics).isEmpty)
    }

    /// A board that is built to the place of another.
    @Test func nothingOfAnotherBoardIsMissed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        for path in ["rentals/gipps-street-terrace/index.md", "items/oak-desk.md", flat] {
            try FileManager.default.removeItem(atPath: workspace.content + "/" + path)
        }
        try workspace.write(
            "items/chair.md",
            "---\ntitle: A chair\nowner: maria\naddress: {suburb: Clifton Hill, state: VIC, postcode: 3068}\nprice: 5\ncategory: furniture\ncondition: good\nlisted: 2026-11-20\n---\nGood.\n"
        )
        #expect(try found("last-listing", workspace.build().reading.diagnostics).isEmpty)
    }

    @Test func aNewPriceIsNoticedUnderAnotherBoardFileToo() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.edit(flat, "rent: 455.50", "rent: 440")
        try workspace.edit("board.yaml", "suburbs: [Hobart TAS 7000]", "suburbs: [Hobart TAS 7000, Fitzroy VIC 3065]")
        #expect(try found("untold", workspace.build().reading.diagnostics).map(\.file) == [flat])
    }

    @Test func aRenamedFileWithoutAnIdIsWarnedOf() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try move("items/oak-desk.md", to: "items/old-desk.md", in: workspace)
        let expected = """
            content/items/old-desk.md:2:1: warning: this seems to be content/items/oak-desk.md, and is another listing to those who follow it [renamed-file]
               why: A listing without "id" is known by the name of its file. To keep what it was known by, write:
               fix: id: oak-desk

            """
        let check = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        #expect(check.status == 0 && check.output.contains(expected), "\(check.output)")
        try workspace.edit("items/old-desk.md", "owner: maria", "owner: maria\nid: oak-desk")
        #expect(try found("renamed-file", workspace.build().reading.diagnostics).isEmpty)
    }

    /// Which of two that are alike is which, nobody can tell.
    @Test func twoThatAreAlikeAreNotGuessedAt() throws {
        let workspace = try Workspace(board: "small")
        let desk = try String(contentsOfFile: workspace.content + "/items/oak-desk.md", encoding: .utf8)
        try workspace.write("items/elm-desk.md", desk)
        try workspace.build()
        try move("items/oak-desk.md", to: "items/one.md", in: workspace)
        try move("items/elm-desk.md", to: "items/two.md", in: workspace)
        #expect(try found("renamed-file", workspace.build().reading.diagnostics).isEmpty)
    }

    /// A ledger that is there and cannot be read is told of, not taken for none.
    @Test func aLedgerThatCannotBeReadIsToldOf() throws {
        let workspace = try Workspace(board: "small")
        try FileManager.default.createDirectory(atPath: workspace.folder + "/.houser/public.ledger", withIntermediateDirectories: true)
        let check = try Program.run(["check", "--today", "2026-11-21"], in: workspace.folder)
        #expect(check.status == 2 && check.errors.contains(".houser/public.ledger"), "\(check.errors)")
    }
}

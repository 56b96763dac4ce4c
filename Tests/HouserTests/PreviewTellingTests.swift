import Foundation
import TestSupport
import Testing
import Values

/// A preview, or a board without listings, makes nobody forget what people were told.
@Suite struct PreviewTellingTests {
    /// Noon in Melbourne on a day of November 2026.
    private func noon(_ day: Int) -> EffectiveDay { .instant(seconds: 1_793_408_400 + day * 86_400) }

    private func heard(_ workspace: Workspace) throws -> [String] {
        try #require(try workspace.feeds("changes.xml")["rentals/"]).entries.map { "\($0.id) \($0.updated)" }
    }

    @Test func aPreviewTellsNobodyAnything() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build(today: noon(21))
        let first = try heard(workspace)
        let feeds = try workspace.feeds("changes.xml")
        let digest = try Program.run(["digest", "--since", "2026-11-18"], in: workspace.folder).output
        for number in 1...2 {
            try workspace.build(today: .day(Day(number: 20_778 + 60 * number)))
            #expect(try heard(workspace).count > first.count, "homes have expired by then")
            #expect(try Program.run(["digest", "--since", "2026-11-18"], in: workspace.folder).output == digest)
        }
        try workspace.build(today: noon(21))
        #expect(try workspace.feeds("changes.xml") == feeds)
        // What happens then is told as of then, once.
        try workspace.build(today: .day(Day(number: 20_778 + 60)))
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50", "rent: 440")
        try workspace.edit("rentals/quiet-flat.yaml", "status: available}]", "status: available}, {on: 2026-11-22, rent: 455.50}]")
        try workspace.build(today: noon(22))
        let after = try heard(workspace)
        #expect(Array(after.dropFirst()) == first && after[0].contains("/price/455.50 2026-11-2"), "\(after)")
        try workspace.build(today: noon(22))
        #expect(try heard(workspace) == after)
        #expect(try workspace.problems().isEmpty)
    }

    @Test func aBoardWithoutListingsIsTheSameBoard() throws {
        let workspace = try Workspace(board: "small")
        var home = Home("followed", listed: Day(number: 20_778))
        try home.write(to: workspace)
        try workspace.build(today: .day(Day(number: 20_778)))
        home.turn("let", on: Day(number: 20_779))
        try home.write(to: workspace)
        try workspace.build(today: .day(Day(number: 20_779)))
        let before = try heard(workspace)
        let files = ["rentals", "items"].map { (workspace.content + "/" + $0, workspace.folder + "/" + $0) }
        for (here, there) in files { try FileManager.default.moveItem(atPath: here, toPath: there) }
        try workspace.build(today: .day(Day(number: 20_780)))
        #expect(try workspace.text("rentals/followed/index.html").contains("no longer here"))
        for (here, there) in files { try FileManager.default.moveItem(atPath: there, toPath: here) }
        try workspace.build(today: .day(Day(number: 20_781)))
        #expect(try heard(workspace) == before)
    }
}

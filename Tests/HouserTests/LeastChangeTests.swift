import Foundation
import ListingKit
import Syndication
import TestSupport
import Testing
import Values

/// A build touches what has to change, and nothing else.
@Suite struct LeastChangeTests {
    /// The paths whose file was written, added or removed between two looks at the output.
    private func changes(_ before: [String: Workspace.Snapshot], _ after: [String: Workspace.Snapshot]) -> Set<String> {
        Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    }

    @Test func aSecondBuildWritesNothing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.snapshot()
        let report = try #require(try workspace.build().publication)
        #expect(report.written.isEmpty && report.removed.isEmpty)
        #expect(try workspace.snapshot() == before)
    }

    @Test func anEditedListingRewritesOnlyWhatShowsIt() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.snapshot()
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try workspace.build()
        let changed = try changes(before, workspace.snapshot())
        #expect(changed.isSuperset(of: ["items/oak-desk/index.html", "api/listings/0.json", "api/listings.json", "items/atom.xml"]))
        let feeds = try workspace.check().folders(ofScopesOf: "oak-desk").flatMap { folder in
            FeedFormat.all.map { folder + $0.fileName }
        }
        let pages = [
            "items/oak-desk/index.html", "api/listings/0.json", "api/listings.json", "search/index.json", "search/all.json",
            "search/all/0.json",
        ]
        #expect(changed.subtracting(feeds + pages).isEmpty, "\(changed.subtracting(feeds + pages).sorted())")
    }

    @Test func withdrawingTakesOutOfListsAndRemovesNothing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let paths = try workspace.paths()
        try workspace.edit(
            "items/oak-desk.md", "price: 0", "price: 0\nstatus: withdrawn\nhistory: [{on: 2026-11-21, status: available}]")
        try workspace.build()
        #expect(try Set(paths).subtracting(workspace.paths()).isEmpty)
        #expect(try workspace.text("items/oak-desk/index.html").contains("withdrawn"))
        // What happened to it stays in the feeds of changes.
        for path in try workspace.paths()
        where path != "items/oak-desk/index.html" && path != "api/listings/0.json" && !path.contains("changes") {
            #expect(!(try workspace.text(path).contains("Oak desk")), "\(path)")
        }
    }

    @Test func deletingTheFileLeavesNoWordOfItAndKeepsForeignFiles() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try Data("kept".utf8).write(to: URL(filePath: workspace.output + "/suburbs/vic/brunswick-3056/note.txt"))
        try FileManager.default.removeItem(atPath: workspace.content + "/items/oak-desk.md")
        let report = try #require(try workspace.build().publication)
        #expect(report.removed.map(\.string).contains("suburbs/vic/brunswick-3056/index.html"))
        #expect(report.keptForeign == ["suburbs/vic/brunswick-3056/note.txt"])
        #expect(!(try workspace.text("items/oak-desk/index.html").contains("Oak desk")))
        #expect(!(try workspace.text("api/listings/0.json").contains("oak-desk")))
        #expect(try workspace.text("suburbs/vic/brunswick-3056/note.txt") == "kept")
    }

    @Test func anErrorLeavesTheOutputUntouched() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.snapshot()
        try workspace.edit("items/oak-desk.md", "it weighs 40 kg", "it weighs 45 kg")
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50", "rent: from 455")
        let result = try workspace.build()
        #expect(result.publication == nil)
        #expect(result.reading.diagnostics.map(\.rule) == ["price-single-amount"])
        #expect(try workspace.snapshot() == before)
    }

    @Test func aListingExpiresWithTheDay() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try workspace.text("search/all/0.json").contains("quiet-flat"))
        let last = try #require(Day("2026-12-29"))
        try workspace.build(today: .day(last))
        #expect(try workspace.text("search/all/0.json").contains("quiet-flat"))
        try workspace.build(today: .day(last + 1))
        #expect(!(try workspace.text("search/all/0.json").contains("quiet-flat")))
        #expect(try workspace.text("rentals/quiet-flat/index.html").contains("expired"))
    }
}

import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// However much happens, what is new stands in the document that people poll, and what is over in archives that stay as they are.
@Suite struct FeedArchiveTests {
    /// The ids of a feed's entries, each document's after those of the one before it, following links of a relation.
    private func documents(_ workspace: Workspace, _ first: String, _ relation: String) throws -> [[String]] {
        var documents: [[String]] = []
        var path: String? = first
        while let current = path {
            let feed = try PublishedFeed(workspace.published(current))
            documents.append(feed.entries.map(\.id))
            path = feed.links[relation].map { String($0.dropFirst("https://small.example/".count)) }
        }
        return documents
    }

    @Test func whatIsNewOnABusyDayStandsInEveryHead() throws { try checkBusyDay(150) }

    @Test(.endurance) func whatIsNewOnAVeryBusyDayStandsInEveryHead() throws { try checkBusyDay(400) }

    /// Six things are new on a day on which the price of many others drops.
    private func checkBusyDay(_ count: Int) throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<count {
            try BusyBoard.write(
                number, listed: BusyBoard.today + -20, history: "history: [{on: \(BusyBoard.today), price: \(500 + number)}]\n",
                to: workspace)
        }
        for number in count..<count + 6 { try BusyBoard.write(number, listed: BusyBoard.today, to: workspace) }
        try workspace.build()
        let new = Set((count..<count + 6).map { "tag:small.example,2026:listing/thing-\($0)" })
        for scope in ["", "items/", "states/vic/", "suburbs/vic/brunswick-3056/", "people/maria/", "tags/solid-oak/"] {
            let listings = try #require(try workspace.feeds("atom.xml")[scope])
            #expect(new.isSubset(of: listings.entries.map(\.id)), "\(scope)")
            let changes = try #require(try workspace.feeds("changes.xml")[scope])
            #expect(Set(new.map { $0 + "/listed" }).isSubset(of: changes.entries.map(\.id)), "\(scope)")
        }
    }

    @Test func aFeedHoldsTheLastDaysAndAtLeastSoMany() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "entries: 10\nurl: ")
        // Two things a day, for thirty days.
        for number in 0..<60 { try BusyBoard.write(number, listed: BusyBoard.today + -(number / 2), to: workspace) }
        try workspace.build()
        let feeds = try workspace.feeds("atom.xml")
        // All of the seven days, since so few things a day have no round-up, and the desk.
        #expect(feeds["suburbs/vic/brunswick-3056/"]?.entries.count == 15)
        #expect(feeds["items/"]?.entries.count == 15)
        #expect(feeds["items/"]?.isComplete == false)
        // What is closed brings nothing back.
        let before = Set(try #require(feeds["suburbs/vic/brunswick-3056/"]).entries.map(\.id))
        for number in 0..<8 {
            try workspace.edit(
                "items/thing-\(number).yaml", "description: ", "status: sold\nhistory: [{on: 2026-11-21, status: available}]\ndescription: "
            )
        }
        try workspace.build()
        let after = try #require(try workspace.feeds("atom.xml")["suburbs/vic/brunswick-3056/"])
        #expect(Set(after.entries.map(\.id)).isStrictSubset(of: before))
        #expect(after.entries.count == 7)
    }

    @Test func everyChangeIsReached() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<260 { try BusyBoard.write(number, listed: BusyBoard.today + -(number % 40), to: workspace) }
        try workspace.build()
        let documents = try documents(workspace, "items/changes.xml", "prev-archive")
        #expect(documents.count == 3)
        #expect(Set(documents.flatMap { $0 }).count == 261, "all and the desk")
        let oldest = try workspace.text("items/changes-1.xml")
        #expect(try workspace.text("items/changes-2.xml").contains("<fh:archive/>"))
        #expect(!oldest.contains("<fh:archive/>") && oldest.contains("rel=\"current\"") && !oldest.contains("rel=\"prev-archive\""))
        // Nothing leads from an archive to a newer one, which would change it when that is closed.
        #expect(!oldest.contains("next-archive"))
        // Things come to a tag and leave it, and an archive does not change.
        #expect(try workspace.paths().filter { $0.hasPrefix("tags/") && $0.contains("changes-") } == [])
    }

    @Test(.endurance) func anEditWritesNoDocumentThatDoesNotHoldTheListing() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<300 { try BusyBoard.write(number, listed: BusyBoard.today + -(number % 40), to: workspace) }
        try workspace.build()
        let before = try workspace.contents()
        try workspace.edit("items/thing-2.yaml", "A thing.", "A better thing.")
        try workspace.build()
        let after = try workspace.contents()
        let written = after.keys.filter { $0.hasSuffix("atom.xml") && before[$0] != after[$0] }
        for path in written { #expect(try workspace.text(path).contains("/thing-2<"), "\(path)") }
        #expect(!written.isEmpty)
        #expect(after == (try workspace.madeFromNothing()))
    }
}

import Foundation
import ListingKit
import Testing

/// Feeds of more listings than one document holds lose none.
@Suite struct FeedArchiveTests {
    private func board(_ count: Int) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "entries: 10\nurl: ")
        for number in 0..<count {
            try workspace.write(
                "items/thing-\(number).yaml",
                """
                title: Thing of use \(number)
                owner: maria
                address: {suburb: Brunswick, state: VIC, postcode: 3056}
                price: \(10 + number)
                category: furniture
                condition: good
                listed: \((Day("2026-11-20") ?? Day(number: 0)) + -(number % 30))
                description: A thing.

                """)
        }
        try workspace.build()
        return workspace
    }

    /// The ids of a feed's entries, each document's after those of the one before it, following links of a relation.
    private func ids(_ workspace: Workspace, _ first: String, _ relation: String) throws -> [String] {
        var ids: [String] = []
        var path: String? = first
        while let current = path {
            let feed = try PublishedFeed(workspace.published(current))
            #expect(feed.entries.count <= 10)
            ids += feed.entries.map(\.id)
            path = feed.links[relation].map { String($0.dropFirst("https://small.example/".count)) }
        }
        return ids
    }

    /// One listing more and one fewer can be one document more or fewer, and then the archives of all formats come or go.
    @Test func aFeedChangesToAtomAloneAndBack() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("board.yaml", "url: ", "entries: 10\nurl: ")
        func write(_ name: String) throws {
            try workspace.write(
                "items/\(name).yaml",
                """
                title: Thing of use
                owner: maria
                address: {suburb: Brunswick, state: VIC, postcode: 3056}
                price: 10
                category: furniture
                condition: good
                listed: 2026-11-15
                description: A thing.

                """)
        }
        for number in 0..<102 { try write("r" + String(1_000 + number).dropFirst()) }
        try workspace.build()
        var counts: Set<Bool> = []
        // Names whose hashes cut the archives elsewhere; the number of listings stays.
        for letter in "abcdefghijklmnop" {
            let names = try FileManager.default.contentsOfDirectory(atPath: workspace.content + "/items").sorted()
            let name = try #require(names.first { $0.hasPrefix("r0") && $0.count == "r000.yaml".count })
            try FileManager.default.removeItem(atPath: workspace.content + "/items/" + name)
            try write(name.prefix(4) + String(letter))
            try workspace.build()
            #expect(try workspace.contents() == workspace.madeFromNothing())
            counts.insert(try workspace.paths().contains("items/rss-1.xml"))
        }
        #expect(counts == [true, false], "both happened")
    }

    @Test func everyListingIsReached() throws {
        let workspace = try board(45)
        let ids = try ids(workspace, "items/atom.xml", "next")
        #expect(Set(ids).count == 46, "all and the desk")
        let feed = try PublishedFeed(workspace.published("items/atom.xml"))
        #expect(!feed.isComplete)
        #expect(feed.links["first"] == "https://small.example/items/atom.xml")
        #expect(feed.links["last"] == "https://small.example/items/atom-1.xml")
        #expect(try workspace.text("items/atom.xml").contains("The newest 10 of 46; older ones in the documents that follow."))
        let archives = try workspace.paths().filter { $0.hasPrefix("items/atom-") }.count
        #expect(archives > 3)
        for name in ["rss", "feed"] {
            #expect(try workspace.paths().filter { $0.hasPrefix("items/\(name)-") }.count == archives)
        }
        #expect(try workspace.text("items/feed.json").contains("\"next_url\":\"https://small.example/items/feed-\(archives).json\""))
        #expect(
            try workspace.text("items/rss.xml").contains(
                "rel=\"next\" type=\"application/rss+xml\" href=\"https://small.example/items/rss-\(archives).xml\""))
    }

    @Test func everyChangeIsReached() throws {
        let workspace = try board(45)
        let ids = try ids(workspace, "items/changes.xml", "prev-archive")
        #expect(Set(ids).count == 46)
        let oldest = try workspace.text("items/changes-1.xml")
        #expect(oldest.contains("<fh:archive/>") && oldest.contains("rel=\"current\"") && !oldest.contains("rel=\"prev-archive\""))
    }

    @Test func aVeryLongFeedGoesOnInAtomAlone() throws {
        let workspace = try board(300)
        #expect(Set(try ids(workspace, "items/atom.xml", "next")).count == 301)
        let paths = try workspace.paths()
        let archives = paths.filter { $0.hasPrefix("items/atom-") }.count
        #expect(archives > 16)
        #expect(!paths.contains { $0.hasPrefix("items/rss-") || $0.hasPrefix("items/feed-") })
        #expect(
            try workspace.text("items/rss.xml").contains(
                "rel=\"next\" type=\"application/atom+xml\" href=\"https://small.example/items/atom-\(archives).xml\""))
        let json = try workspace.text("items/feed.json")
        #expect(!json.contains("next_url") && json.contains("The newest 10 of 301; older ones in the Atom documents that follow."))
    }

    @Test func anEditWritesNoArchiveThatDoesNotHoldTheListing() throws {
        let workspace = try board(300)
        let before = try workspace.contents()
        try workspace.edit("items/thing-200.yaml", "A thing.", "A better thing.")
        try workspace.build()
        let after = try workspace.contents()
        let written = after.keys.filter { $0.contains("atom-") && before[$0] != after[$0] }
        for path in written { #expect(try workspace.text(path).contains("/thing-200<"), "\(path)") }
        #expect(!written.isEmpty)
        #expect(after == (try workspace.madeFromNothing()))
    }
}

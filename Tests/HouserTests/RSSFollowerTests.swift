import TestSupport
import Testing
import XMLReading

/// Whoever follows listings by RSS, whose readers know an item by its guid alone, hears of each change, and of each once.
@Suite struct RSSFollowerTests {
    /// What a follower of a feed has seen, in the order in which it came.
    private struct Follower {
        var seen: [String] = []

        /// Reads the feed, and gives the titles of what is new to its reader, with the days that it gives.
        mutating func poll(_ bytes: [UInt8]) throws -> [String] {
            let channel = try #require(try XMLTree(bytes).root.children.first)
            var news: [String] = []
            for item in channel.children where item.name == "item" {
                func text(_ name: String) -> String { item.children.first { $0.name == name }?.text ?? "" }
                guard !seen.contains(text("guid")) else { continue }
                seen.append(text("guid"))
                news.append(text("pubDate").prefix(16) + " " + text("title").prefix(4))
            }
            return news
        }
    }

    @Test func eachPriceIsHeardOnce() throws {
        let workspace = try Workspace(board: "small")
        let feed = "suburbs/vic/clifton-hill-3068/rss.xml"
        var follower = Follower()
        func hear(_ day: Int) throws -> [String] {
            try workspace.build(today: .instant(seconds: 1_793_408_400 + day * 86_400))
            return try follower.poll(workspace.published(feed))
        }
        #expect(try !hear(21).isEmpty)
        #expect(try hear(21).isEmpty)
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50", "rent: 440")
        try workspace.edit("rentals/quiet-flat.yaml", "status: available}]", "status: available}, {on: 2026-11-22, rent: 455.50}]")
        #expect(try hear(22) == ["Sun, 22 Nov 2026 $440"])
        // A word is corrected, and a day goes by.
        try workspace.edit("rentals/quiet-flat.yaml", "title: ", "title: Very ")
        #expect(try hear(23).isEmpty)
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 440", "rent: 430")
        try workspace.edit("rentals/quiet-flat.yaml", "rent: 455.50}]", "rent: 455.50}, {on: 2026-11-24, rent: 440}]")
        #expect(try hear(24) == ["Tue, 24 Nov 2026 $430"])
        #expect(try hear(24).isEmpty)
    }
}

import TestSupport
import Testing

/// Who can be followed.
@Suite struct PeopleFeedsTests {
    private static let listing = """
        title: A lamp that works
        owner: yan
        address: {suburb: Brunswick, state: VIC, postcode: 3056}
        price: 10
        category: furniture
        condition: good
        listed: 2026-11-20
        confirmed: 2026-11-20
        description: A lamp.

        """

    /// Feeds of people who only say something would be empty for ever, and a board has many of them.
    @Test func peopleAreFollowedOnceTheyOfferSomething() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/yan.yaml", "name: Yan\nphone: 0491 570 157\nabout: I like to cycle.\n")
        func files() throws -> [String] { try workspace.paths().filter { $0.hasPrefix("people/yan/") } }
        func isListed() throws -> Bool { try workspace.text("feeds.opml").contains("people/yan/") }
        try workspace.build()
        #expect(try files() == ["people/yan/index.html"] && !isListed())
        let page = try workspace.text("people/yan/index.html")
        #expect(!page.contains("people/yan/atom.xml") && page.contains("I like to cycle."))
        #expect(try !workspace.text("follow/index.html").contains("people/yan/"))
        // The search and its box lead nobody to feeds that are not there.
        #expect(try !workspace.text("search/owners.json").contains("yan"))

        try workspace.write("items/lamp.yaml", Self.listing)
        try workspace.build()
        #expect(try files().count == 3 && isListed() && workspace.text("people/yan/index.html").contains("/people/yan/atom.xml"))
        #expect(try workspace.text("follow/index.html").contains("people/yan/"))
        #expect(try workspace.text("search/owners.json").contains("\"yan\":\"Yan\""))

        // Who follows them hears of the next.
        try workspace.remove("items/lamp.yaml")
        try workspace.build()
        #expect(try files().count == 3 && isListed())
        try workspace.build()
        #expect(try files().count == 3 && isListed())
        #expect(try workspace.problems().isEmpty)
    }
}

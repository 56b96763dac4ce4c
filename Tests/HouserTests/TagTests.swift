import TestSupport
import Testing

/// Tags of whole boards.
@Suite struct TagTests {
    @Test func aTagWrittenInTwoWaysIsOne() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("rentals/gipps-street-terrace/index.md", "tags: [near trams]", "tags: [near trams, Near-Trams, quiet]")
        try workspace.writeTagged(["Near trams"])
        try workspace.build()
        let page = try workspace.text("rentals/gipps-street-terrace/index.html")
        #expect(page.components(separatedBy: "<a href=\"/tags/near-trams/\">").count == 2)
        #expect(try workspace.text("api/listings/0.json").contains("\"tags\":[\"near trams\",\"quiet\"]"))
    }

    /// A tag has a page from its third listing, and keeps it as long as anything bears it. Before that it leads to a search.
    @Test func aTagHasAPageFromItsThirdListing() throws {
        let workspace = try Workspace(board: "small")
        let page = { try workspace.text("rentals/gipps-street-terrace/index.html") }
        func hasPage() throws -> Bool { try workspace.paths().contains("tags/near-trams/index.html") }
        try workspace.build()
        #expect(try !hasPage() && page().contains("href=\"/search/?tag=near-trams\""))
        #expect(try !workspace.paths().contains { $0.hasPrefix("tags/") && $0.hasSuffix("/atom.xml") })
        let files = try workspace.writeTagged(["near trams"])
        try workspace.build()
        #expect(try hasPage() && page().contains("href=\"/tags/near-trams/\""))
        #expect(try workspace.feeds("atom.xml")["tags/near-trams/"]?.entries.count == 3)
        for file in files {
            try workspace.remove(file)
            try workspace.build()
            #expect(try hasPage() && page().contains("href=\"/tags/near-trams/\""))
        }
        try workspace.edit("rentals/gipps-street-terrace/index.md", "tags: [near trams]", "tags: [quiet]")
        #expect(try workspace.check().diagnostics.filter { $0.rule == "last-listing" }.count == 1)
        try workspace.build()
        #expect(try !hasPage())
    }

    /// People have a page once they offer or say something.
    @Test func peopleHaveAPageOnceTheyOfferOrSaySomething() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("people/zoe.yaml", "name: Zoe\nphone: 0491 570 157\n")
        try workspace.write("people/yan.yaml", "name: Yan\nabout: I like to cycle.\n")
        func pages() throws -> Set<String> {
            Set(["zoe", "yan", "maria"]).filter { name in (try? workspace.text("people/\(name)/index.html")) != nil }
        }
        try workspace.build()
        #expect(try pages() == ["yan", "maria"])
        #expect(try !workspace.text("people/index.html").contains("zoe") && !workspace.text("feeds.opml").contains("zoe"))
        try workspace.write("items/lamp.md", try workspace.source("items/oak-desk.md").replacing("owner: maria", with: "owner: zoe"))
        try workspace.build()
        #expect(try pages() == ["zoe", "yan", "maria"])
        try workspace.remove("items/lamp.md")
        try workspace.build()
        #expect(try pages() == ["zoe", "yan", "maria"], "whoever follows them still can")
    }
}

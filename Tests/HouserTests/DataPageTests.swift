import Foundation
import ListingKit
import Testing

/// The page for programmers tells of everything that programs get.
@Suite struct DataPageTests {
    /// A board with a listing that says all that can be said.
    private func board() throws -> (workspace: Workspace, page: String) {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "rentals/told.yaml",
            EventTests.listing(
                """
                bond: 1900
                carparks: 1
                lease: 12 months
                furnished: furnished
                pets: welcome
                features: [balcony, dishwasher]
                tags: [near trams]
                inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, cancelled: 2026-11-19}]
                history: [{on: 2026-11-05, rent: 520}]
                contact: {name: Bo, phone: 0491 570 157}
                """))
        try workspace.build()
        return (workspace, try workspace.text("api/index.html"))
    }

    @Test func everyEventIsExplained() throws {
        let (_, page) = try board()
        for event in EventMark.Kind.allCases { #expect(page.contains("<code>\(event.name)</code>")) }
    }

    @Test func everyMemberOfAListingIsExplained() throws {
        let (workspace, page) = try board()
        let json = try JSONSerialization.jsonObject(with: Data(workspace.published("api/listings/told.json")))
        var names: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                names.formUnion(object.keys)
                object.values.forEach(collect)
            } else if let array = value as? [Any] {
                array.forEach(collect)
            }
        }
        collect(json)
        #expect(names.isSuperset(of: ["contact", "cancelled", "until", "handle"]))
        for name in names { #expect(page.contains("<code>\(name)</code>"), "\(name)") }
    }

    @Test func everyPostcodeCanBeReachedWithoutScripts() throws {
        let (workspace, page) = try board()
        let files = try workspace.paths().filter { $0.hasPrefix("api/suburbs/") }
        try #require(!files.isEmpty)
        for file in files { #expect(page.contains("href=\"/\(file)\""), "\(file)") }
        #expect(page.contains("<form class=\"lookup\" data-suburbs=\"/api/suburbs/\" hidden>"))
    }

    @Test func itIsLinked() throws {
        let (workspace, _) = try board()
        #expect(try workspace.text("index.html").contains("<link rel=\"service-doc\" href=\"/api/\">"))
        #expect(try workspace.text("rentals/told/index.html").contains("<li><a href=\"/api/\">Data</a></li>"))
        let alternate = "<link rel=\"alternate\" type=\"application/json\" href=\"/api/listings/told.json\">"
        #expect(try workspace.text("rentals/told/index.html").contains(alternate))
        #expect(try workspace.text("sitemap.xml").contains("/api/</loc>"))
    }

    @Test func aBoardsOwnKindIsExplained() throws {
        let workspace = try Workspace(board: "boat")
        try workspace.build()
        let page = try workspace.text("api/index.html")
        #expect(page.contains("<caption>Boat for sale, <code>boat</code></caption>"))
        #expect(page.contains("<tr><td><code>length</code></td><td>Length</td><td>number, in m</td></tr>"))
        #expect(page.contains("<code>boat</code>: available, under-offer, sold, withdrawn"))
    }

    @Test func choicesReadAsProse() throws {
        let (_, page) = try board()
        #expect(page.contains("<td><code>rental</code> or <code>item</code></td>"))
        #expect(page.contains("(<code>rental</code>: <code>rent</code>; <code>item</code>: <code>price</code>)"))
        #expect(page.contains("<td>“welcome”, “on-application” or “not-stated”</td>"))
        #expect(page.contains("<dt><a href=\"/changes.xml\" type=\"application/atom+xml\"><code>changes.xml</code></a></dt>"))
    }

    @Test func aHubIsNamed() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(!(try workspace.text("api/index.html").contains("WebSub")))
        let board = try String(contentsOfFile: workspace.content + "/board.yaml", encoding: .utf8)
        try workspace.write("board.yaml", board + "\nhub: https://hub.example/\n")
        try workspace.build()
        #expect(try workspace.text("api/index.html").contains("<code>https://hub.example/</code>"))
    }
}

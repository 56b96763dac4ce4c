import Foundation
import ListingKit
import TestSupport
import Testing

@testable import Facts
@testable import Rules

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
        let documents = try ["api/listings.json", "api/listings/0.json"].map {
            try JSONSerialization.jsonObject(with: Data(workspace.published($0)))
        }
        var names: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                names.formUnion(object.keys)
                object.values.forEach(collect)
            } else if let array = value as? [Any] {
                array.forEach(collect)
            }
        }
        documents.forEach(collect)
        #expect(names.isSuperset(of: ["contact", "cancelled", "until", "handle", "digest", "point", "per"]))
        for name in names { #expect(page.contains("<code>\(name)</code>"), "\(name)") }
    }

    @Test func everyPostcodeCanBeReachedWithoutScripts() throws {
        let (workspace, page) = try board()
        let files = try workspace.paths().filter { $0.hasPrefix("api/postcodes/") }
        try #require(!files.isEmpty)
        var postcodes: [String] = []
        for file in files {
            #expect(page.contains("href=\"/\(file)\""), "\(file)")
            let pack = try JSONSerialization.jsonObject(with: Data(workspace.published(file))) as? [String: [[String: Any]]]
            for (postcode, places) in try #require(pack) {
                #expect(file == "api/postcodes/\(postcode.prefix(2)).json" && !places.isEmpty)
                #expect(places.allSatisfy { $0["postcode"] as? String == postcode })
                postcodes.append(postcode)
            }
        }
        #expect(try postcodes.sorted() == workspace.check().gazetteer.postcodes)
        #expect(page.contains("<form class=lookup data-find=postcode hidden>"))
        #expect(page.contains("<form class=lookup data-find=listing hidden>"))
    }

    @Test func itIsLinked() throws {
        let (workspace, page) = try board()
        #expect(try workspace.text("index.html").contains("<link rel=\"service-doc\" href=\"/api/\">"))
        #expect(try workspace.text("rentals/told/index.html").contains("<li><a href=\"/api/\">Data for developers</a>"))
        #expect(page.contains("<a href=\"/api/listings.json\" type=application/json>"))
        #expect(page.contains("<a href=\"/api/schema.json\" type=application/schema+json>"))
        #expect(try workspace.text("sitemap.xml").contains("/api/</loc>"))
    }

    @Test func aFileForEachIsMadeOnRequest() throws {
        let (workspace, page) = try board()
        let alternate = "<link rel=\"alternate\" type=\"application/json\" href=\"/api/listings/each/told.json\">"
        #expect(!page.contains("api/listings/each/") && !page.contains("api/suburbs/"))
        #expect(!(try workspace.text("rentals/told/index.html").contains("rel=\"alternate\" type=\"application/json\"")))
        let before = try workspace.contents()
        try workspace.edit("board.yaml", "url: ", "api: {listings: each, postcodes: each}\nurl: ")
        try workspace.build()
        #expect(try workspace.text("rentals/told/index.html").contains(alternate))
        let each = try workspace.text("api/index.html")
        #expect(each.contains("api/listings/each/") && each.contains("api/suburbs/"))
        let after = try workspace.contents()
        let added = Set(after.keys).subtracting(before.keys)
        let wanted = ["clifton-flat-2026", "gipps-street-terrace", "oak-desk", "told"].map { "api/listings/each/\($0).json" }
        #expect(added.filter { $0.hasPrefix("api/listings/") } == Set(wanted))
        let postcodes = try workspace.check().gazetteer.postcodes
        #expect(added.subtracting(wanted) == Set(postcodes.map { "api/suburbs/\($0).json" }))
        for path in before.keys where path.hasSuffix(".json") { #expect(before[path] == after[path], "\(path)") }
        let document = try JSONSerialization.jsonObject(with: Data(workspace.published(wanted[3]))) as? [String: Any]
        let pack = try JSONSerialization.jsonObject(with: Data(workspace.published("api/listings/0.json"))) as? [String: Any]
        var record = try #require((pack?["listings"] as? [[String: Any]])?.first { $0["id"] as? String == "told" })
        record["version"] = pack?["version"]
        #expect(document as NSDictionary? == record as NSDictionary)
        try workspace.edit("board.yaml", "api: {listings: each, postcodes: each}\n", "")
        try workspace.build()
        #expect(try workspace.contents() == before)
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
        #expect(page.contains("<br><code>rental</code>: <code>rent</code><br><code>item</code>: <code>price</code></td>"))
        #expect(page.contains("<td>“welcome”, “on-application” or “not-stated”</td>"))
        #expect(page.contains("<dt><a href=\"/changes.xml\" type=application/atom+xml><code>changes.xml</code></a> "))
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

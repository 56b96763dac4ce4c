import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// Addresses of listings never die: who follows an old link is led on, or told that there is nothing any more.
@Suite struct RenamedListingTests {
    static let flat = "rentals/quiet-flat.yaml"
    private static let comment = "comments/clifton-flat-2026/2026-11-20-jo.md"

    static func rename(_ path: String, _ other: String, in workspace: Workspace) throws {
        try FileManager.default.moveItem(atPath: workspace.content + "/" + path, toPath: workspace.content + "/" + other)
    }

    /// Builds, and expects what a build from nothing makes of the same content and notes.
    static func build(_ workspace: Workspace, line: Int = #line) throws {
        let result = try workspace.build()
        try #require(result.publication != nil, "line \(line): \(result.reading.diagnostics)")
        #expect(try workspace.contents() == workspace.madeFromNothing(), "line \(line)")
        #expect(try workspace.problems() == [], "line \(line)")
    }

    /// The published files in the folder of an address.
    static func files(at address: String, in workspace: Workspace) throws -> [String] {
        try workspace.paths().filter { $0.hasPrefix(address + "/") }.map { String($0.dropFirst(address.count + 1)) }
    }

    private func page(_ address: String, in workspace: Workspace) throws -> String { try workspace.text(address + "/index.html") }

    @Test func anotherNameUnderTheSameIdLeadsOn() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(Self.comment, "---\nname: Jo\ndate: 2026-11-20\n---\nIs it quiet?\n")
        try workspace.build()
        let before = try #require(try workspace.feeds("comments.xml")["rentals/quiet-flat/"])
        try Self.rename(Self.flat, "rentals/creek-flat.yaml", in: workspace)
        try Self.build(workspace)
        let page = try page("rentals/quiet-flat", in: workspace)
        #expect(page.contains("This page has moved: <a href=\"/rentals/creek-flat/\">Quiet flat by the creek</a>."))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(page.contains("rel=\"canonical\" property=\"og:url\" href=\"https://small.example/rentals/creek-flat/\""))
        let feed = try #require(try workspace.feeds("comments.xml")["rentals/quiet-flat/"])
        #expect(feed.id == before.id && feed.updated > before.updated)
        #expect(feed.entries.map(\.title) == ["New address: Quiet flat by the creek"])
        #expect(feed.entries.map(\.id) == ["tag:small.example,2026:moved/comments/clifton-flat-2026"])
        #expect(feed.links["alternate"] == "https://small.example/rentals/creek-flat/")
        #expect(try Self.files(at: "rentals/quiet-flat", in: workspace) == ["comments.xml", "index.html"])
        #expect(try !workspace.text("sitemap.xml").contains("quiet-flat"))
        // The page tells what the listing is called now.
        try workspace.edit("rentals/creek-flat.yaml", "title: Quiet flat by", "title: Calm flat <by>")
        try Self.build(workspace)
        #expect(try self.page("rentals/quiet-flat", in: workspace).contains(">Calm flat &lt;by&gt; the creek</a>"))
    }

    /// An empty calendar would take inspections away that are still on.
    @Test func theCalendarGoesOn() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit("rentals/gipps-street-terrace/index.md", "owner: maria", "id: gipps-street-terrace\nowner: maria")
        try workspace.build()
        try Self.rename("rentals/gipps-street-terrace", "rentals/terrace", in: workspace)
        try Self.build(workspace)
        let calendar = try workspace.text("rentals/gipps-street-terrace/inspections.ics")
        #expect(try calendar == workspace.text("rentals/terrace/inspections.ics") && calendar.contains("BEGIN:VEVENT"))
        #expect(try Self.files(at: "rentals/gipps-street-terrace", in: workspace) == ["index.html", "inspections.ics"])
    }

    @Test func aChainLeadsToItsEnd() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try Self.rename(Self.flat, "rentals/second.yaml", in: workspace)
        try Self.build(workspace)
        // A file in a folder of its own has the same address.
        try FileManager.default.createDirectory(atPath: workspace.content + "/rentals/third", withIntermediateDirectories: true)
        try Self.rename("rentals/second.yaml", "rentals/third/index.yaml", in: workspace)
        try Self.build(workspace)
        for address in ["rentals/quiet-flat", "rentals/second"] {
            #expect(try page(address, in: workspace).contains("<a href=\"/rentals/third/\">"), "\(address)")
        }
        try Self.rename("rentals/third/index.yaml", "rentals/quiet-flat.yaml", in: workspace)
        try Self.build(workspace)
        #expect(try page("rentals/quiet-flat", in: workspace).contains("Ring in the evening"))
        #expect(try page("rentals/second", in: workspace).contains("<a href=\"/rentals/quiet-flat/\">"))
        #expect(try page("rentals/third", in: workspace).contains("<a href=\"/rentals/quiet-flat/\">"))
    }

    @Test func anotherKindHasAnotherAddress() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try workspace.remove("items/oak-desk.md")
        try workspace.write("rentals/oak-desk.yaml", EventTests.listing("id: oak-desk"))
        try workspace.write("items/chair.md", Self.item("Chair"))
        try Self.build(workspace)
        #expect(try page("items/oak-desk", in: workspace).contains("<a href=\"/rentals/oak-desk/\">A flat that is told of</a>"))
    }

    @Test func whoTakesAnAddressHasIt() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        try Self.rename(Self.flat, "rentals/creek-flat.yaml", in: workspace)
        try Self.build(workspace)
        try workspace.write(Self.flat, EventTests.listing(""))
        try Self.build(workspace)
        #expect(try page("rentals/quiet-flat", in: workspace).contains("A flat that is told of"))
        // Whoever had an address last is whom people look for there.
        try workspace.remove(Self.flat)
        try Self.build(workspace)
        #expect(try page("rentals/quiet-flat", in: workspace).contains("This listing is no longer here"))
    }

    /// Two files that change their names, each with its id.
    @Test func aSwapLeavesNothingBehind() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/a.yaml", EventTests.listing("id: first"))
        try workspace.write("rentals/b.yaml", EventTests.listing("id: second\nrent: 500").replacing("rent: 480\n", with: ""))
        try workspace.build()
        let paths = try workspace.paths()
        try Self.rename("rentals/a.yaml", "rentals/c.yaml", in: workspace)
        try Self.rename("rentals/b.yaml", "rentals/a.yaml", in: workspace)
        try Self.rename("rentals/c.yaml", "rentals/b.yaml", in: workspace)
        try Self.build(workspace)
        #expect(try workspace.paths() == paths)
    }

    static func item(_ title: String, _ facts: String = "") -> String {
        """
        ---
        title: \(title)
        owner: maria
        address: {suburb: Brunswick, state: VIC, postcode: 3056}
        price: 10
        category: furniture
        condition: good
        listed: 2026-11-20
        \(facts)
        ---
        It is there.

        """
    }

    /// An owner who hides a street has to rename the file if its name tells it: then the old name is told by nobody.
    @Test(arguments: ["12-gipps-st", "terrace-12-gipps-street"]) func anAddressThatTellsAHiddenStreetIsNotPublished(name: String) throws {
        let workspace = try Workspace(board: "small")
        let shown = EventTests.listing("id: terrace").replacing("7 Gipps Street", with: "12 Gipps Street")
        try workspace.remove("rentals/gipps-street-terrace/index.md")
        for picture in ["front.jpg", "kitchen.png"] { try workspace.remove("rentals/gipps-street-terrace/" + picture) }
        try workspace.write("rentals/\(name).yaml", shown)
        try workspace.build()
        try workspace.remove("rentals/\(name).yaml")
        try workspace.write("rentals/terrace.yaml", shown.replacing("postcode: 3066}", with: "postcode: 3066, show: suburb}"))
        try Self.build(workspace)
        #expect(try workspace.paths().filter { $0.contains(name) } == [])
        // Nor is it when the file is gone that hides it.
        try workspace.remove("rentals/terrace.yaml")
        try Self.build(workspace)
        #expect(try workspace.paths().contains("rentals/terrace/index.html"))
        #expect(try workspace.paths().filter { $0.contains(name) } == [])
    }
}

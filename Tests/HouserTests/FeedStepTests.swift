import Bytes
import Foundation
import ListingKit
import SiteKit
import TestSupport
import Testing
import Values

/// What people who follow a board are told when one thing changes: everything that matters, once, and nothing else.
@Suite struct FeedStepTests {
    private static let flat = "rentals/beside.yaml"

    private func board() throws -> Workspace {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            Self.flat,
            """
            title: Flat besides the tram
            id: flat-2026
            owner: tom
            address: {street: 7 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}
            rent: 480
            property: apartment
            bedrooms: 2
            bathrooms: 1
            available: 2026-12-01
            listed: 2026-11-10
            tags: [near trams]
            inspections:
              - {start: 2026-11-28 11:00, end: 2026-11-28 11:30}
            description: A flat with a mistkae.

            """)
        try workspace.build()
        return workspace
    }

    /// The bytes of all files of those names.
    private func files(_ workspace: Workspace, _ names: String...) throws -> [String: [UInt8]] {
        try workspace.contents().filter { path, _ in names.contains { path == $0 || path.hasSuffix("/" + $0) } }
    }

    @Test(arguments: [("mistkae", "mistake"), ("Flat besides", "Flat beside")])
    func aTypoTellsNobody(old: String, new: String) throws {
        let workspace = try board()
        let changes = try files(workspace, "changes.xml")
        let feeds = try workspace.feeds("atom.xml")
        let others = try workspace.contents().filter { $0.key.hasSuffix(".xml") || $0.key.hasSuffix("feed.json") }
        try workspace.edit(Self.flat, old, new)
        try workspace.build()
        #expect(try files(workspace, "changes.xml") == changes)
        let after = try workspace.feeds("atom.xml")
        #expect(after.mapValues(\.updated) == feeds.mapValues(\.updated))
        #expect(after.mapValues { $0.entries.map(\.updated) } == feeds.mapValues { $0.entries.map(\.updated) })
        #expect(after.mapValues { $0.entries.map(\.id) } == feeds.mapValues { $0.entries.map(\.id) })
        let differing = try others.filter { try workspace.published($0.key) != $0.value }.map(\.key)
        #expect(try Set(differing) == workspace.check().feeds(ofScopesOf: "flat-2026"), "what differs holds the listing")
    }

    @Test func aPriceCutIsToldOnceToEachScope() throws {
        let workspace = try board()
        let before = try workspace.feeds("changes.xml")
        let listings = try workspace.feeds("atom.xml")
        try workspace.edit(Self.flat, "rent: 480", "rent: 450\nhistory: [{on: 2026-11-21, rent: 480}]")
        try workspace.build()
        let after = try workspace.feeds("changes.xml")
        #expect(Set(after.keys) == Set(before.keys))
        let scopes = try workspace.check().folders(ofScopesOf: "flat-2026")
        for (scope, feed) in after {
            let old = try #require(before[scope])
            let new = feed.entries.filter { entry in !old.entries.contains { $0.id == entry.id } }
            if scopes.contains(scope) {
                #expect(new.map(\.id) == ["tag:small.example,2026:listing/flat-2026/price/480"], "\(scope)")
                #expect(new.map(\.title) == ["Rent dropped: $450 a week · 2 beds · Collingwood 3066 · was $480 · Beside"])
                #expect(feed.updated == feed.entries.map(\.updated).max() && new.first?.updated.hasPrefix("2026-11-21T00:") == true)
                #expect(feed.entries.filter { !new.contains($0) } == old.entries, "\(scope) tells what it told before")
            } else {
                #expect(feed == old, "\(scope)")
            }
        }
        for (scope, feed) in try workspace.feeds("atom.xml") {
            let moved = feed.entries.filter { entry in
                listings[scope]?.entries.contains { $0.id == entry.id && $0.updated != entry.updated } ?? true
            }
            #expect(moved.map(\.id) == (scopes.contains(scope) ? ["tag:small.example,2026:listing/flat-2026"] : []), "\(scope)")
        }
    }

    private func identities(_ workspace: Workspace) throws -> Set<String> {
        var ids: Set<String> = []
        for name in ["atom.xml", "changes.xml"] {
            for feed in try workspace.feeds(name).values { ids.formUnion([feed.id] + feed.entries.map(\.id)) }
        }
        return ids
    }

    @Test func aRenamedFileThatKeepsItsIdIsTheSameListing() throws {
        let workspace = try board()
        let before = try identities(workspace)
        let text = String(decoding: try Files.readFile(workspace.content + "/" + Self.flat, limit: 1 << 20), as: UTF8.self)
        try workspace.write(
            "rentals/renamed/index.md", "---\n" + text.replacing("description: A flat with a mistkae.\n", with: "---\nA flat.\n"))
        try FileManager.default.removeItem(atPath: workspace.content + "/" + Self.flat)
        try workspace.build()
        #expect(try workspace.paths().contains("rentals/renamed/index.html"))
        #expect(try identities(workspace) == before)
    }

    @Test func anotherAddressChangesNoIdentity() throws {
        let workspace = try board()
        let before = try identities(workspace)
        try workspace.build(baseURL: "https://elsewhere.example/homes/")
        #expect(try identities(workspace) == before)
        #expect(before.count > 30)
    }

    @Test func theLastListingOfASuburbLeavesAnEmptyFeedAndOneEvent() throws {
        let workspace = try board()
        let scope = "suburbs/vic/clifton-hill-3068/"
        #expect(try workspace.feeds("atom.xml")[scope]?.entries.count == 1)
        let before = try #require(try workspace.feeds("changes.xml")[scope])
        try workspace.edit(
            "rentals/quiet-flat.yaml", "status: under-application", "status: let")
        try workspace.edit(
            "rentals/quiet-flat.yaml", "status: available}", "status: available}, {on: 2026-11-20, status: under-application}")
        try workspace.build()
        let feed = try #require(try workspace.feeds("atom.xml")[scope])
        #expect(feed.entries == [])
        #expect(feed.isComplete)
        #expect(feed.updated.hasPrefix("2026-11-20T00:"))
        let after = try #require(try workspace.feeds("changes.xml")[scope])
        let new = after.entries.filter { entry in !before.entries.contains { $0.id == entry.id } }
        #expect(new.map(\.id) == ["tag:small.example,2026:listing/clifton-flat-2026/closed"])
        let page = try workspace.text(scope + "index.html")
        #expect(page.contains("Nothing listed here right now") && page.contains("/suburbs/vic/collingwood-3066/"))
    }

    @Test func aSuburbInWhichEverythingIsClosedStaysAsLongAsAFileIsThere() throws {
        let workspace = try board()
        try workspace.edit("rentals/quiet-flat.yaml", "status: under-application", "status: withdrawn")
        try workspace.build()
        try workspace.build(today: .day(try #require(Day("2027-11-22"))))
        let feed = try #require(try workspace.feeds("atom.xml")["suburbs/vic/clifton-hill-3068/"])
        #expect(feed.entries == [])
        #expect(try workspace.feeds("changes.xml")["suburbs/vic/clifton-hill-3068/"]?.entries.count == 3)
    }

    @Test func aDayOnlyWhatCrossedADateDiffers() throws {
        let workspace = try board()
        // By then the inspections of two Saturdays have come near enough to be counted on the home page and to stand in the board's calendar.
        try workspace.build(today: .clock(try #require(Day("2026-11-22"))))
        let today = try workspace.contents()
        try workspace.build(today: .clock(try #require(Day("2026-11-23"))))
        #expect(try workspace.contents() == today, "on that day nothing happens")
        // The flat of Clifton Hill can be had from 25 November on, and its card says so.
        try workspace.build(today: .clock(try #require(Day("2026-11-24"))))
        let before = try workspace.contents()
        try workspace.build(today: .clock(try #require(Day("2026-11-25"))))
        let after = try workspace.contents()
        #expect(Set(before.keys) == Set(after.keys))
        let differing = after.keys.filter { before[$0] != after[$0] }
        #expect(!differing.isEmpty)
        for path in differing { #expect(try workspace.text(path).contains("quiet-flat"), "\(path) shows the flat") }
    }

    @Test func expiryIsToldOnce() throws {
        let workspace = try board()
        let last = try #require(Day("2026-12-21"))
        try workspace.build(today: .day(last))
        let before = try #require(try workspace.feeds("changes.xml")["suburbs/vic/collingwood-3066/"])
        try workspace.build(today: .day(last + 1))
        let after = try #require(try workspace.feeds("changes.xml")["suburbs/vic/collingwood-3066/"])
        let new = after.entries.filter { entry in !before.entries.contains { $0.id == entry.id } }
        #expect(new.map(\.id) == ["tag:small.example,2026:listing/flat-2026/expired"])
        try workspace.build(today: .day(last + 2))
        #expect(try workspace.feeds("changes.xml")["suburbs/vic/collingwood-3066/"] == after)
        let page = try workspace.text("rentals/beside/index.html")
        #expect(page.contains("noindex") && page.contains("This listing has expired"))
    }
}

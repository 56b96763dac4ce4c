import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// However much happens, the document that people poll does not grow, and who polls it once a week misses nothing.
@Suite struct RoundUpTests {
    private func board(_ count: Int) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for number in 0..<count { try BusyBoard.write(number, listed: BusyBoard.today + -20, to: workspace) }
        try workspace.build()
        return workspace
    }

    /// Lets the price of a thing drop on a day.
    private func drop(_ number: Int, on day: Day, in workspace: Workspace) throws {
        try workspace.edit("items/thing-\(number).yaml", "description: ", "history: [{on: \(day), price: \(900 + number)}]\ndescription: ")
    }

    @Test func aBusyDayIsRoundedUp() throws {
        let workspace = try board(150)
        let day = BusyBoard.today + 1
        for number in 0..<150 { try drop(number, on: day, in: workspace) }
        try workspace.build(today: .day(day))
        let id = "tag:small.example,2026:round-up/kind/item/2026-11-22/1/vic"
        let changes = try #require(try workspace.feeds("changes.xml")["items/"])
        #expect(changes.entries.count == 102, "\(changes.entries.filter { !$0.title.hasPrefix("Price") })")
        let roundUp = try #require(changes.entries.first { $0.id == id })
        #expect(roundUp.title == "150 cheaper in Victoria, Sunday 22 November 2026")
        // Of listings, which say more, fewer stand there.
        let listings = try #require(try workspace.feeds("atom.xml")["items/"])
        #expect(listings.entries.count == 27 && listings.entries.contains(roundUp))
        for feed in [changes, listings] { #expect(Set(feed.entries.map(\.updated)).count == feed.entries.count) }
        for name in ["items/rss.xml", "items/feed.json"] {
            #expect(try workspace.text(name).contains("150 cheaper in Victoria"), "\(name)")
        }
        // The first of them are named, and the page has the rest.
        let text = try workspace.text("items/changes.xml")
        let entry = try #require(text.components(separatedBy: "<entry>").first { $0.contains(id) })
        #expect(entry.components(separatedBy: "https://small.example/items/thing-").count == 6)
        #expect(entry.contains("Price dropped: $") && entry.contains("And 145 more"))

        // What comes later that day is another part of it, and changes nothing of the first.
        try BusyBoard.write(500, listed: day, to: workspace)
        try workspace.build(today: .day(day))
        let after = try #require(try workspace.feeds("changes.xml")["items/"])
        #expect(after.entries.contains { $0.id.hasSuffix("thing-500/listed") })
        #expect(after.entries.contains(roundUp))
        // A week later nobody need hear of it.
        try workspace.build(today: .day(day + 7))
        #expect(try workspace.feeds("changes.xml")["items/"]?.entries.contains { $0.id == id } == false)
    }

    /// What is rare somewhere does not drown in what is not: it stands there itself, whatever its place among the news of that day.
    @Test func fewEventsStandThereThemselves() throws {
        let workspace = try board(150)
        let day = BusyBoard.today + 1
        let lonely = ["147", "148"].map { "thing-\($0)" }
        for name in lonely {
            try workspace.edit(
                "items/\(name).yaml", "suburb: Brunswick, state: VIC, postcode: 3056", "suburb: Hobart, state: TAS, postcode: 7000")
        }
        try workspace.build(today: .day(BusyBoard.today))
        for number in 0..<149 { try drop(number, on: day, in: workspace) }
        try workspace.build(today: .day(day))
        for name in ["changes.xml", "atom.xml"] {
            let feed = try #require(try workspace.feeds(name)["items/"])
            let roundUps = feed.entries.filter { $0.id.contains(":round-up/") }
            #expect(roundUps.map(\.title) == ["147 cheaper in Victoria, Sunday 22 November 2026"], "\(name)")
            for thing in lonely {
                #expect(feed.entries.count { $0.id.contains("/\(thing)") } == 1, "\(name): \(thing)")
            }
            #expect(feed.entries.map(\.updated) == feed.entries.map(\.updated).sorted(by: >), "\(name)")
        }
    }

    /// Somebody who polls each feed of changes once a week is told of all that happened: of each thing, or how many there were that day.
    @Test func whoPollsOnceAWeekMissesNothing() throws {
        let workspace = try board(200)
        var random = SeededGenerator(seed: 3)
        var dropped: [(thing: Int, day: Day)] = []
        var left = Array(0..<200)
        // So many on a day.
        let builds = Endurance.depth > 0 ? 3 : 2
        for number in 1...7 {
            let day = BusyBoard.today + number
            for _ in 0..<builds {
                for _ in 0..<24 / builds {
                    let thing = left.remove(at: Int.random(in: 0..<left.count, using: &random))
                    try drop(thing, on: day, in: workspace)
                    dropped.append((thing, day))
                }
                try workspace.build(today: .day(day))
            }
        }
        for scope in ["", "items/", "states/vic/", "suburbs/vic/brunswick-3056/", "people/maria/", "tags/solid-oak/"] {
            let feed = try #require(try workspace.feeds("changes.xml")[scope])
            let place = scope.hasPrefix("suburbs/") ? "Brunswick 3056" : "Victoria"
            #expect(feed.entries.count < 220, "\(scope)")
            let ids = Set(feed.entries.map(\.id))
            let rounded = dropped.filter { thing, _ in !ids.contains("tag:small.example,2026:listing/thing-\(thing)/price/\(900 + thing)") }
            for day in Set(rounded.map(\.day)) {
                let entry = feed.entries.first { $0.id.contains(":round-up/") && $0.id.contains("/\(day)/1/vic") }
                #expect(entry?.title.hasPrefix("24 cheaper in \(place), ") == true, "\(scope): \(day)")
            }
            #expect(rounded.count > 20)
        }
    }
}

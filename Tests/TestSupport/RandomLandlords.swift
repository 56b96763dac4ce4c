import Foundation
import ListingKit
import SiteKit
import Testing
import Values

/// Whatever landlords do, in whatever order, those who follow hear of it exactly once.
package enum RandomLandlords {
    /// A home, and the events that people were told of it.
    private struct Told {
        var home: Home
        var names: [String: Int] = [:]
        var nextSlot = 1

        /// The identity of the next event of a name: the second one of a name is told from the first by its number.
        mutating func identity(_ name: String) -> String {
            names[name, default: 0] += 1
            let number = names[name] ?? 1
            return "listing/\(home.slug)/" + name + (number == 1 ? "" : "/\(number)")
        }
    }

    /// Lets landlords do something by chance, and polls after every step.
    package static func check(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let workspace = try Workspace(board: "small")
        for path in ["rentals/gipps-street-terrace", "rentals/quiet-flat.yaml", "items/oak-desk.md"] {
            try FileManager.default.removeItem(atPath: workspace.content + "/" + path)
        }
        try workspace.edit("board.yaml", "url: ", "entries: 10\nurl: ")
        var today = try #require(Day("2026-11-10"))
        var homes: [Told] = []
        for number in 0..<14 {
            var home = Home("home-\(number)", listed: today + -number)
            home.confirmed = today
            if number % 3 == 0 { home.owner = "maria" }
            if number % 4 == 0 { home.suburb = "suburb: Clifton Hill, state: VIC, postcode: 3068" }
            try home.write(to: workspace)
            homes.append(Told(home: home))
        }
        try workspace.build(today: .day(today))
        var changes = Follower(polling: "changes.xml")
        var listings = Follower(polling: "atom.xml")
        _ = try changes.poll(workspace)
        _ = try listings.poll(workspace)
        var story: [String] = []
        for _ in 0..<14 {
            if Int.random(in: 0..<3, using: &random) == 0 { today = today + 1 }
            var events: [(home: Int, id: String)] = []
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let place = Int.random(in: 0..<homes.count, using: &random)
                // What is written a day late stands in the heads of all scopes still.
                let day = max(today + -Int.random(in: 0...1, using: &random), homes[place].home.listed)
                let done = act(on: &homes[place], day: day, today: today, &random)
                story.append("\(today), \(homes[place].home.slug): \(done.what) on \(day)")
                events += done.events.map { (place, $0) }
                try homes[place].home.write(to: workspace)
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                let home = Home("home-\(homes.count)", listed: today)
                try home.write(to: workspace)
                homes.append(Told(home: home))
                events.append((homes.count - 1, "listing/\(home.slug)/listed"))
                story.append("\(today): \(home.slug) is listed")
            }
            let result = try workspace.build(today: .day(today))
            let comment = Comment(rawValue: "seed \(seed): \(story.joined(separator: "; "))")
            try #require(result.publication != nil, "\(comment): \(result.reading.diagnostics)")
            let told = try changes.poll(workspace)
            let wanted = Set(
                events.flatMap { event in scopes(of: homes[event.home].home).map { Follower.News(scope: $0, id: event.id) } })
            try #require(told.news == wanted, "\(told.news.symmetricDifference(wanted)) \(comment)")
            try #require(told.faults == [], comment)
            let entries = try listings.poll(workspace)
            let moved = Set(events.map(\.home)).filter { homes[$0].home.isOpen }
            let wantedEntries = Set(
                moved.flatMap { place in
                    scopes(of: homes[place].home).map { Follower.News(scope: $0, id: "listing/\(homes[place].home.slug)") }
                })
            try #require(entries.news == wantedEntries, "\(entries.news.symmetricDifference(wantedEntries)) \(comment)")
            try #require(entries.faults == [], comment)
        }
    }

    /// Does something to a home; gives what, and the events that are news by it.
    private static func act(
        on told: inout Told, day: Day, today: Day, _ random: inout SeededGenerator
    ) -> (what: String, events: [String]) {
        // Rows stand in the order of time.
        let last = told.home.history.last.flatMap { row in Day(String(row.dropFirst("{on: ".count).prefix(10))) } ?? told.home.listed
        let day = max(day, last)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2 where told.home.isOpen:
            let old = told.home.rent
            told.home.reprice(to: old + (Bool.random(using: &random) ? 10 : -10), on: day)
            return ("another rent", [told.identity("price/\(old)")])
        case 3, 4:
            let slot = Day("2027-03-01").map { ($0 + told.nextSlot).description } ?? ""
            told.nextSlot += 1
            let added = max(day, told.home.listed + 1)
            guard added <= today else { return ("nothing", []) }
            told.home.add(slot, on: added)
            return ("an inspection", [told.identity("inspection-added/\(slot.replacing("-", with: ""))T1100")])
        case 5:
            guard let row = told.home.inspections.first(where: { !$0.contains("cancelled") }) else { return ("nothing", []) }
            let slot = String(row.dropFirst("{start: ".count).prefix(10))
            told.home.cancel(slot, on: today)
            return ("an inspection called off", [told.identity("inspection-cancelled/\(slot.replacing("-", with: ""))T1100")])
        case 6, 7:
            let statuses = [
                ("under-application", "under-application"), ("let", "closed"), ("withdrawn", "withdrawn"), ("available", "back"),
            ]
            .filter { $0.0 != told.home.status }
            let (status, name) = statuses.randomElement(using: &random) ?? ("let", "closed")
            if status == told.home.status { return ("nothing", []) }
            told.home.turn(status, on: day)
            return (status, [told.identity(name)])
        default:
            told.home.text = "A flat with \(Int.random(in: 2...9, using: &random)) windows."
            told.home.confirmed = max(told.home.confirmed, day)
            return ("other words", [])
        }
    }

    /// The folders of the scopes that a home is in.
    private static func scopes(of home: Home) -> Set<String> {
        let suburb = home.suburb.contains("Collingwood") ? "collingwood-3066" : "clifton-hill-3068"
        return Set(
            ["", "rentals/", "states/vic/", "suburbs/vic/\(suburb)/", "people/\(home.owner)/", "tags/near-trams/"]
                + ["acu-melbourne-fitzroy", "divinity-parkville-pilgrim-and-trinity-colleges", "monash-parkville", "unimelb-parkville"]
                .map { "campuses/\($0)/" })
    }
}

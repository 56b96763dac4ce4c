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
        /// Whether people were told that it expired, and nothing since.
        var isExpired = false
        /// Whether its file is away for a while.
        var isAway = false

        /// Whether it is in lists.
        var isListed: Bool { home.isOpen && !isExpired }

        /// Lets it expire if its time has come; gives what people are told by it.
        mutating func age(to today: Day) -> [String] {
            guard home.isOpen, !isExpired, !isAway, today >= home.confirmed + 42 else { return [] }
            isExpired = true
            return [identity("expired")]
        }

        /// Confirms it today, and writes down when it was confirmed before; gives what people are told by it.
        mutating func returnWithRow(on today: Day) -> [String] {
            home.history.append("{on: \(today), confirmed: \(home.confirmed)}")
            return confirm(on: today)
        }

        /// Has another status today; gives what people are told by it: nothing if it is open again after its time.
        mutating func become(_ name: String, on today: Day) -> [String] {
            if home.isOpen, today >= home.confirmed + 42 {
                isExpired = true
                return []
            }
            return [identity(name)]
        }

        /// Confirms it as of a day; gives what people are told by it.
        mutating func confirm(on day: Day) -> [String] {
            home.confirmed = max(home.confirmed, day)
            guard isExpired, home.isOpen else { return [] }
            isExpired = false
            return [identity(home.status == "available" ? "back" : home.status)]
        }

        /// The identity of the next event of a name: the second one of a name is told from the first by its number.
        mutating func identity(_ name: String) -> String {
            names[name, default: 0] += 1
            let number = names[name] ?? 1
            return "listing/\(home.slug)/" + name + (number == 1 ? "" : "/\(number)")
        }
    }

    /// Lets landlords do something by chance, and polls after every step. Forgetful ones write down no day of what they do to a status, and
    /// leave their listings alone until they expire.
    package static func check(seed: UInt64, steps: Int = 14, areForgetful: Bool = false) throws {
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
        var calendars = CalendarReader()
        #expect(try calendars.poll(workspace) == [])
        var story: [String] = []
        for _ in 0..<steps {
            if Int.random(in: 0..<3, using: &random) == 0 { today = today + (areForgetful ? Int.random(in: 1...9, using: &random) : 1) }
            var events: [(home: Int, id: String)] = []
            for place in homes.indices { events += homes[place].age(to: today).map { (place, $0) } }
            var touched = Set(events.map(\.home))
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let place = Int.random(in: 0..<homes.count, using: &random)
                // What nobody writes down and something else puts right before anybody sees it never was.
                if areForgetful, !touched.insert(place).inserted { continue }
                // What is written a day late stands in the heads of all scopes still.
                let day = max(today + -Int.random(in: 0...1, using: &random), homes[place].home.listed)
                if homes[place].isAway {
                    homes[place].isAway = false
                    events += homes[place].age(to: today).map { (place, $0) }
                    story.append("\(today), \(homes[place].home.slug): is here again")
                    try homes[place].home.write(to: workspace)
                    continue
                }
                if areForgetful, Int.random(in: 0..<12, using: &random) == 0 {
                    homes[place].isAway = true
                    story.append("\(today), \(homes[place].home.slug): is away")
                    try FileManager.default.removeItem(atPath: workspace.content + "/" + homes[place].home.file)
                    continue
                }
                let done =
                    areForgetful && Bool.random(using: &random)
                    ? forget(&homes[place], today: today, &random) : act(on: &homes[place], day: day, today: today, &random)
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
            let reading = try workspace.check(today: .day(today))
            func scopes(of place: Int) -> Set<String> { reading.folders(ofScopesOf: homes[place].home.slug) }
            let told = try changes.poll(workspace)
            let wanted = Set(
                events.flatMap { event in scopes(of: event.home).map { Follower.News(scope: $0, id: event.id) } })
            try expect(told.news, wanted, comment)
            try #require(told.faults == [], comment)
            let entries = try listings.poll(workspace)
            let moved = Set(events.map(\.home)).filter { homes[$0].isListed && !homes[$0].isAway }
            let wantedEntries = Set(
                moved.flatMap { place in
                    scopes(of: place).map { Follower.News(scope: $0, id: "listing/\(homes[place].home.slug)") }
                })
            try expect(entries.news, wantedEntries, comment)
            try #require(entries.faults == [], comment)
            try #require(try calendars.poll(workspace) == [], comment)
        }
    }

    /// Requires the same news, and says briefly which are not.
    private static func expect(_ news: Set<Follower.News>, _ wanted: Set<Follower.News>, _ comment: Testing.Comment) throws {
        func few(_ news: Set<Follower.News>) -> String { Set(news.map(\.id)).sorted().joined(separator: ", ") }
        // A round-up tells again of what was told one by one.
        let news = news.filter { !$0.id.hasPrefix("round-up/") }
        let isSame = news == wanted
        try #require(isSame, "too much: \(few(news.subtracting(wanted))); missing: \(few(wanted.subtracting(news))) \(comment)")
    }

    /// Does something to a home without a word of when; gives what, and the events that are news by it.
    private static func forget(_ told: inout Told, today: Day, _ random: inout SeededGenerator) -> (what: String, events: [String]) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return ("confirmed", told.confirm(on: today))
        case 1:
            told.home.rent += 10
            return ("another rent that nobody hears of", [])
        case 2:
            told.home.inspections = told.home.inspections.map { $0.replacing("11:30", with: "11:45") }
            return ("inspections that end later", [])
        case 3 where !told.home.inspections.isEmpty:
            told.home.inspections.removeLast()
            return ("an inspection taken out", [])
        default:
            let names = ["under-application": "under-application", "let": "closed", "withdrawn": "withdrawn", "available": "back"]
            guard let status = names.keys.sorted().filter({ $0 != told.home.status }).randomElement(using: &random), !told.isExpired else {
                return ("nothing", [])
            }
            told.home.status = status
            return (status + " since nobody knows when", told.become(names[status] ?? "", on: today))
        }
    }

    /// Does something to a home; gives what, and the events that are news by it.
    private static func act(
        on told: inout Told, day: Day, today: Day, _ random: inout SeededGenerator
    ) -> (what: String, events: [String]) {
        // Rows stand in the order of time.
        // Of what has expired nobody keeps up anything but that it is still there.
        if told.isExpired { return ("confirmed with a row", told.returnWithRow(on: today)) }
        let last = told.home.history.last.flatMap { row in Day(String(row.dropFirst("{on: ".count).prefix(10))) } ?? told.home.listed
        let day = max(day, last)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2 where told.home.isOpen:
            let old = told.home.rent
            told.home.reprice(to: old + (Bool.random(using: &random) ? 10 : -10), on: day)
            return ("another rent", [told.identity("price/\(old)")])
        case 3, 4:
            let slot = (today + 30 + told.nextSlot).description
            told.nextSlot += 1
            let added = max(day, told.home.listed + 1)
            guard added <= today else { return ("nothing", []) }
            told.home.add(slot, on: added)
            return ("an inspection", [told.identity("inspection-added/\(slot.replacing("-", with: ""))T1100")])
        case 5:
            guard
                let row = told.home.inspections.first(where: {
                    !$0.contains("cancelled") && $0.dropFirst("{start: ".count).prefix(10) > today.description
                })
            else { return ("nothing", []) }
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
            return (status, told.become(name, on: today))
        default:
            told.home.text = "A flat with \(Int.random(in: 2...9, using: &random)) windows."
            return ("other words", told.confirm(on: day))
        }
    }
}

import Foundation
import ListingKit
import SiteKit
import TestSupport
import Testing
import Values

/// Whoever polls one document of a scope is told of everything that matters exactly once, and of nothing else.
@Suite struct FollowerTests {
    /// What a landlord does on a day, and the events that are told of it, as their identities behind that of the listing.
    struct Step: Sendable {
        let name: String
        let day: String
        let events: [String]
        /// Whether feeds of listings notify too; nil if they do whenever there is an event and the home is open after it.
        let entry: Bool?
        let edit: @Sendable (inout Home, Day) -> Void

        init(
            _ name: String, _ day: String, _ events: [String] = [], entry: Bool? = nil,
            _ edit: @escaping @Sendable (inout Home, Day) -> Void = { _, _ in }
        ) {
            self.name = name
            self.day = "2026-\(day)"
            self.events = events
            self.entry = entry
            self.edit = edit
        }
    }

    static let steps: [Step] = [
        Step("nothing", "11-10"),
        Step("a typo in the title", "11-10") { home, _ in home.title = "A flat that is followed by many" },
        Step("a typo in the text", "11-10") { home, _ in home.text = "A flat with a view." },
        Step("a price cut on the day of listing", "11-10", ["price/480"]) { $0.reprice(to: 470, on: $1) },
        Step("another on the same day", "11-10", ["price/470"]) { $0.reprice(to: 460, on: $1) },
        Step("an inspection announced late", "11-11", ["inspection-added/20261128T1100"]) { $0.add("2026-11-28", on: $1) },
        Step("another on the same day", "11-11", ["inspection-added/20261129T1100"]) { $0.add("2026-11-29", on: $1) },
        Step("a price cut after it on the same day", "11-11", ["price/460"]) { $0.reprice(to: 450, on: $1) },
        Step("one of two inspections called off", "11-12", ["inspection-cancelled/20261128T1100"]) { $0.cancel("2026-11-28", on: $1) },
        Step("the other one too", "11-12", ["inspection-cancelled/20261129T1100"]) { $0.cancel("2026-11-29", on: $1) },
        Step("the same file built again", "11-12"),
        Step("a day later", "11-13"),
        Step("confirmed", "11-13") { $0.confirmed = $1 },
        Step("under application", "11-13", ["under-application"]) { $0.turn("under-application", on: $1) },
        Step("fallen through on the same day", "11-13", ["back"]) { $0.turn("available", on: $1) },
        Step("under application again", "11-14", ["under-application/2"]) { $0.turn("under-application", on: $1) },
        Step("let", "11-14", ["closed"]) { $0.turn("let", on: $1) },
        Step("back on the same day", "11-14", ["back/2"]) { $0.turn("available", on: $1) },
        Step("let again on the same day", "11-14", ["closed/2"]) { $0.turn("let", on: $1) },
        Step("confirmed although it is let", "11-15") { $0.confirmed = $1 },
        Step("back", "11-15", ["back/3"]) { $0.turn("available", on: $1) },
        Step("a price that rises", "11-15", ["price/450"]) { $0.reprice(to: 480, on: $1) },
        Step("a price that it had before", "11-16", ["price/480/2"]) { $0.reprice(to: 450, on: $1) },
        Step("a row taken out", "11-16") { home, _ in
            home.history.removeLast()
            home.rent = 480
        },
        Step("something else after it", "11-16", ["inspection-added/20261205T1100"]) { $0.add("2026-12-05", on: $1) },
        Step("the row put back", "11-16") { home, _ in
            home.history.append("{on: 2026-11-16, rent: 480}")
            home.rent = 450
        },
        Step("a row dated before the last event", "11-17", ["inspection-added/20261206T1100"]) { home, day in
            home.add("2026-12-06", on: day + -1)
        },
        Step("the day of a row corrected backwards", "11-17") { home, _ in
            home.history = home.history.map { $0.replacing("2026-11-16, rent: 480", with: "2026-11-15, rent: 480") }
        },
        Step("and forwards", "11-17") { home, _ in
            home.history = home.history.map { $0.replacing("2026-11-15, rent: 480", with: "2026-11-17, rent: 480") }
        },
        Step("the day of listing corrected backwards", "11-18") { home, day in home.listed = day + -10 },
        Step("and forwards", "11-18") { home, day in home.listed = day + -8 },
        Step("a price cut", "11-18", ["price/450/2"]) { $0.reprice(to: 440, on: $1) },
        Step("an id written down", "11-18") { home, _ in home.id = home.slug },
        Step("another tag", "11-19") { home, _ in home.tags.append("quiet") },
        Step("a tag taken away", "11-19") { home, _ in home.tags.removeFirst() },
        Step("a tag put back", "11-19") { home, _ in home.tags.append("near trams") },
        Step("another owner", "11-20") { home, _ in home.owner = "maria" },
        Step("a price cut by the new owner", "11-20", ["price/440"]) { $0.reprice(to: 430, on: $1) },
        Step("the old owner again", "11-20") { home, _ in home.owner = "tom" },
        Step("the suburb corrected", "11-21") { home, _ in home.suburb = "suburb: Clifton Hill, state: VIC, postcode: 3068" },
        Step("a price cut there", "11-21", ["price/430"]) { $0.reprice(to: 420, on: $1) },
        Step("the suburb corrected back", "11-21") { home, _ in home.suburb = "suburb: Collingwood, state: VIC, postcode: 3066" },
        Step("withdrawn", "11-22", ["withdrawn"]) { $0.turn("withdrawn", on: $1) },
        Step("back with another price", "11-23", ["back/4", "price/420"]) { home, day in
            home.history.append("{on: \(day), status: withdrawn, rent: 420}")
            home.status = "available"
            home.rent = 410
        },
        Step("confirmed for the last time", "11-23") { $0.confirmed = $1 },
        Step("a month later", "12-23"),
        Step("the day before it expires", "01-03"),
        Step("expired", "01-04", ["expired"]),
        Step("a day later", "01-05"),
        Step("confirmed, with a row that says it had expired", "01-05", ["back/5"]) { home, day in
            home.history.append("{on: \(day), confirmed: \(home.confirmed)}")
            home.confirmed = day
        },
        Step("the same again", "01-05"),
        Step("a price cut on that day", "01-05", ["price/410"]) { $0.reprice(to: 400, on: $1) },
        Step("an inspection", "01-06", ["inspection-added/20270116T1100"]) { $0.add("2027-01-16", on: $1) },
        Step("moved to another time", "01-06", ["inspection-cancelled/20270116T1100", "inspection-added/20270117T1100"]) { home, day in
            home.cancel("2027-01-16", on: day)
            home.add("2027-01-17", on: day)
        },
        Step("let", "01-06", ["closed/3"]) { $0.turn("let", on: $1) },
        Step("the day in the row corrected forwards", "01-07") { home, day in
            home.history[home.history.count - 1] = "{on: \(day), status: available}"
        },
        Step("and backwards", "01-07") { home, day in
            home.history[home.history.count - 1] = "{on: \(day + -1), status: available}"
        },
        Step("a typo in what is let", "01-07") { home, _ in home.title = "A flat that was followed" },
        Step("a week later", "01-14"),
        Step("let no more", "01-14", ["back/6"]) { $0.turn("available", on: $1) },
        Step("cut twice at once", "01-14", ["price/400", "price/390"]) { home, day in
            home.reprice(to: 390, on: day)
            home.reprice(to: 380, on: day)
        },
        Step("a year later", "12-31", ["expired/2"]),
    ]

    private static func day(_ text: String, after last: Day) throws -> Day {
        var day = try #require(Day(text))
        // The steps go on into the next year.
        while day < last { day = day + 365 }
        return day
    }

    @Test func oneBoardStepByStep() throws {
        #expect(Self.steps.count >= 60)
        let workspace = try Workspace(board: "small")
        var today = try #require(Day("2026-11-10"))
        var home = Home("followed", listed: today)
        try home.write(to: workspace)
        // Nobody is to hear anything of the others.
        for path in ["rentals/gipps-street-terrace", "rentals/quiet-flat.yaml", "items/oak-desk.md"] {
            try FileManager.default.removeItem(atPath: workspace.content + "/" + path)
        }
        try workspace.build(today: .day(today))
        var scopes = try workspace.check(today: .day(today)).folders(ofScopesOf: home.identity)
        var changes = Follower(polling: "changes.xml")
        var listings = Follower(polling: "atom.xml")
        _ = try changes.poll(workspace)
        _ = try listings.poll(workspace)
        for step in Self.steps {
            let name = Comment(rawValue: "\(step.day), \(step.name)")
            today = try Self.day(step.day, after: today)
            let before = scopes
            step.edit(&home, today)
            try home.write(to: workspace)
            let result = try workspace.build(today: .day(today))
            try #require(result.publication != nil, "\(name): \(result.reading.diagnostics)")
            scopes = try workspace.check(today: .day(today)).folders(ofScopesOf: home.identity)
            // Who follows what it came into has heard nothing of it yet.
            let joined = scopes.subtracting(before)
            let told = try changes.poll(workspace)
            let events = step.events.map { "listing/\(home.identity)/\($0)" }
            let wanted = scopes.subtracting(joined).flatMap { scope in events.map { Follower.News(scope: scope, id: $0) } }
            let heard = told.news.filter { !joined.contains($0.scope) }
            #expect(heard == Set(wanted), "\(name): \(heard.symmetricDifference(wanted))")
            #expect(told.faults == [], name)
            let entries = try listings.poll(workspace)
            let isNotified = step.entry ?? (!step.events.isEmpty && home.isOpen && !step.events.contains { $0.hasPrefix("expired") })
            let wantedEntries =
                isNotified ? scopes.subtracting(joined).map { Follower.News(scope: $0, id: "listing/\(home.identity)") } : []
            let heardEntries = entries.news.filter { !joined.contains($0.scope) }
            #expect(heardEntries == Set(wantedEntries), "\(name): \(heardEntries.symmetricDifference(wantedEntries))")
            #expect(entries.faults == [], name)
        }
    }
}

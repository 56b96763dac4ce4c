import Foundation
import ListingKit
import SiteKit
import TestSupport
import Testing
import Values

/// What could be published once can be published for ever: no day that passes makes an error of it.
@Suite struct CalendarGateTests {
    /// `AnyDayTests` go through every day.
    @Test(arguments: CalendarSweep.boards) func noDayOfFiveYearsBringsAnError(board: String) throws {
        try CalendarSweep.check(board, days: Array(stride(from: 97, to: 5 * 365, by: 4 * 97)) + [90, 91, 92, 1_825])
    }

    private static let sublet = """
        ---
        title: A sublet
        owner: maria
        address: {suburb: Collingwood, state: VIC, postcode: 3066}
        room: private room
        home: house
        household: 3
        bathroom: shared
        furnished: furnished
        smoking: outside only
        bills: shared
        rent: 230
        available: 2026-11-28
        until: 2026-12-05
        listed: 2026-11-18
        confirmed: 2026-11-20
        ---
        For a week.

        """

    /// A sublet leaves the lists on its last day, well before anybody would have to confirm it.
    @Test func theLastDayClosesAListing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rooms/sublet.md", Self.sublet)
        func build(_ day: String) throws -> BuildResult { try workspace.build(today: .day(try #require(Day(day)))) }
        #expect(try build("2026-12-04").reading.diagnostics.isEmpty)
        #expect(try workspace.text("rooms/index.html").contains("A sublet"))
        let over = try build("2026-12-05")
        #expect(over.publication != nil)
        let found = try #require(over.reading.diagnostics.first { $0.file == "rooms/sublet.md" })
        #expect(found.severity == .hint && found.message.contains("last day has come, 2026-12-05"), "\(found)")
        #expect(try !workspace.text("rooms/index.html").contains("A sublet"))
        #expect(try workspace.text("rooms/sublet/index.html").contains("This listing is over: its last day was 5 December 2026."))
        #expect(try workspace.text("rooms/changes.xml").contains("its last day has come"))
        // Confirming it makes no difference, and a later last day does.
        try workspace.edit("rooms/sublet.md", "confirmed: 2026-11-20", "confirmed: 2026-12-06")
        #expect(try build("2026-12-06").reading.openCount == over.reading.openCount)
        try workspace.edit("rooms/sublet.md", "until: 2026-12-05", "until: 2027-02-05")
        #expect(try build("2026-12-06").reading.openCount == over.reading.openCount + 1)
    }

    @Test(arguments: ["until: 2026-11-28", "until: 2026-11-18", "until: 2025-12-05"]) func aLastDayBeforeTheFirstIsAnErrorOnAnyDay(
        line: String
    ) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rooms/sublet.md", Self.sublet.replacing("until: 2026-12-05", with: line))
        let found = try workspace.check().diagnostics.filter { $0.severity == .error }
        #expect(found.map(\.rule) == ["last-day"], "\(found)")
    }

    /// A day that somebody chose makes a preview of the site, which browsers show as of that day.
    @Test func aChosenDayMakesAPreview() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build(today: .day(try #require(Day("2026-11-21"))))
        let preview = try workspace.text("rentals/index.html")
        #expect(preview.contains(" data-today=\"2026-11-21\"") && preview.contains("This is a preview: the board as of 21 November 2026."))
        // 21:00 in Melbourne.
        try workspace.build(today: .instant(seconds: 1_795_255_200))
        let site = try workspace.text("rentals/index.html")
        #expect(!site.contains("data-today") && !site.contains("preview:"))
    }
}

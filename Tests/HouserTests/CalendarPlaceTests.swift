import ListingKit
import TestSupport
import Testing
import Values

/// A calendar lies where an inspection is or was, and nowhere else.
@Suite struct CalendarPlaceTests {
    /// The pages with a calendar, sorted, all of which name theirs; no other page names one of its own.
    private func places(_ workspace: Workspace) throws -> [String] {
        let paths = try workspace.paths()
        let places = paths.filter { $0.hasSuffix("/inspections.ics") }.map { $0.dropLast("inspections.ics".count) }
        for path in paths where path.hasSuffix("/index.html") {
            let folder = path.dropLast("index.html".count)
            let link = "href=\"/\(folder)inspections.ics\""
            #expect(try workspace.text(path).contains(link) == places.contains(folder), "\(path)")
        }
        return places.map(String.init)
    }

    @Test func aCalendarLiesWhereAnInspectionIsOrWas() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let usual = try places(workspace)
        #expect(usual.contains("rentals/gipps-street-terrace/") && usual.contains("suburbs/vic/collingwood-3066/"))
        #expect(!usual.contains("rentals/quiet-flat/") && !usual.contains("suburbs/tas/hobart-7000/") && !usual.contains("people/tom/"))

        let slot = "{start: 2026-11-28 11:00, end: 2026-11-28 11:30}"
        let hobart = EventTests.listing("inspections: [\(slot)]")
            .replacing("suburb: Collingwood, state: VIC, postcode: 3066", with: "suburb: Hobart, state: TAS, postcode: 7000")
        try workspace.write("rentals/told.yaml", hobart)
        try workspace.build()
        let added = Set(try places(workspace)).subtracting(usual)
        #expect(added.isSuperset(of: ["rentals/told/", "suburbs/tas/hobart-7000/", "people/tom/"]))

        // Whoever subscribed hears of the next, long after the last was held.
        try workspace.build(today: .day(try #require(Day("2027-04-01"))))
        #expect(Set(try places(workspace)) == added.union(usual))

        try workspace.write("rentals/told.yaml", hobart.replacing("inspections: [\(slot)]", with: ""))
        try workspace.build()
        #expect(try places(workspace) == usual)
    }
}

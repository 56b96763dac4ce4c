import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// The pages of inspections by day.
@Suite struct InspectionPageTests {
    private static let page = "inspections/index.html"

    private func ends(_ workspace: Workspace, _ path: String = page) throws -> [String] {
        let lists = try workspace.text(path).split(separator: "<ul class=slot-list>").dropFirst()
        return lists.flatMap { $0.split(separator: "<li data-until=\"").dropFirst().map { String($0.prefix(16)) } }
    }

    @Test func anInspectionStandsThereUntilItsDayIsOver() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try ends(workspace) == ["2026-11-28T11:30", "2026-12-05T11:30"])
        #expect(try workspace.text("rentals/index.html").contains("Open Sat 28 Nov, 11 am"))
        try workspace.build(today: .day(try #require(Day("2026-11-28"))))
        #expect(try ends(workspace) == ["2026-11-28T11:30", "2026-12-05T11:30"])
        try workspace.build(today: .day(try #require(Day("2026-11-29"))))
        #expect(try ends(workspace) == ["2026-12-05T11:30"])
        #expect(try workspace.text("rentals/index.html").contains("Open Sat 5 Dec, 11 am"))
        try workspace.build(today: .day(try #require(Day("2026-12-06"))))
        #expect(try ends(workspace) == [] && workspace.text(InspectionPageTests.page).contains("No inspections coming up"))
        #expect(try !workspace.text("rentals/index.html").contains("<b data-until="))
    }

    @Test func whatIsCalledOffIsStruckOutAndOnNoCard() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit(
            "rentals/gipps-street-terrace/index.md", "end: 2026-11-28 11:30}", "end: 2026-11-28 11:30, cancelled: 2026-11-21}")
        try workspace.build()
        #expect(try ends(workspace) == ["2026-11-28T11:30", "2026-12-05T11:30"])
        #expect(try workspace.text(InspectionPageTests.page).contains("<strong>Cancelled</strong>"))
        #expect(try workspace.text("rentals/index.html").contains("Open Sat 5 Dec, 11 am"))
        let page = try workspace.text("rentals/gipps-street-terrace/index.html")
        #expect(page.components(separatedBy: ">Book by text<").count == 2)
    }

    @Test func whatIsCalledOffComesLastOnItsDay() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "rentals/two.yaml",
            EventTests.listing(
                "inspections: [{start: 2026-11-28 9:00, end: 2026-11-28 9:30, cancelled: 2026-11-21}, {start: 2026-11-28 15:00, end: 2026-11-28 15:20}]"
            ))
        try workspace.build()
        #expect(try ends(workspace) == ["2026-11-28T11:30", "2026-11-28T15:20", "2026-11-28T09:30", "2026-12-05T11:30"])
        let page = try workspace.text(InspectionPageTests.page)
        #expect(
            page.contains(
                "<li data-until=\"2026-11-28T15:20:00+11:00\"><a href=\"#2026-11-28\">Sat 28 Nov <span class=count>2 open</span></a>"))
        #expect(
            page.components(separatedBy: "href=\"/rentals/two/inspections.ics\"").count == 2, "what is called off is offered to calendars")
    }

    /// A state has a page of its own where there are several, for as long as it has a listing with inspections.
    @Test func statesHavePages() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        #expect(try !workspace.paths().contains("inspections/vic/index.html"))
        let hobart = EventTests.listing("inspections: [{start: 2026-11-28 15:00, end: 2026-11-28 15:20}]")
            .replacing("suburb: Collingwood, state: VIC, postcode: 3066", with: "suburb: Hobart, state: TAS, postcode: 7000")
        try workspace.write("rentals/south.yaml", hobart)
        try workspace.build()
        #expect(try ends(workspace, "inspections/tas/index.html") == ["2026-11-28T15:20"])
        #expect(try ends(workspace, "inspections/vic/index.html") == ["2026-11-28T11:30", "2026-12-05T11:30"])
        #expect(try ends(workspace) == ["2026-11-28T11:30", "2026-11-28T15:20", "2026-12-05T11:30"])
        let page = try workspace.text(InspectionPageTests.page)
        #expect(page.contains("<li data-until=\"2026-11-28T15:20:00+11:00\"><a href=\"#2026-11-28\">"))
        #expect(page.contains("<a href=\"/inspections/tas/\" title=\"Tasmania\">TAS <span class=count>1</span></a>"))
        #expect(try workspace.text("sitemap.xml").contains("/inspections/tas/</loc>"))
        try workspace.build(today: .day(try #require(Day("2026-11-29"))))
        #expect(try ends(workspace, "inspections/tas/index.html") == [])
        #expect(try workspace.text("inspections/tas/index.html").contains("No inspections coming up"))
    }

    @Test func aClosedListingShowsNone() throws {
        let workspace = try Workspace(board: "small")
        try workspace.edit(
            "rentals/gipps-street-terrace/index.md", "history:", "status: let\nhistory:\n  - {on: 2026-11-21, status: available}")
        try workspace.build()
        #expect(try ends(workspace) == [])
        #expect(try !workspace.text("suburbs/vic/collingwood-3066/index.html").contains("id=inspections"))
    }

    /// An edit of the inspections of one listing makes what shows them anew, and nothing else.
    @Test func anEditRewritesOnlyWhatShowsIt() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.snapshot()
        try workspace.edit("rentals/gipps-street-terrace/index.md", "start: 2026-12-05 11:00", "start: 2026-12-05 10:45")
        try workspace.build()
        let after = try workspace.snapshot()
        let changed = before.keys.filter { before[$0] != after[$0] }
        #expect(Set(changed).isSuperset(of: [InspectionPageTests.page, "suburbs/vic/collingwood-3066/index.html"]))
        let elsewhere = changed.filter { path in
            ["items/", "tags/solid-oak", "people/tom/", "suburbs/vic/brunswick", "suburbs/tas/", "about/", "follow/", "map/"].contains(
                where: path.hasPrefix)
        }
        #expect(elsewhere.isEmpty, "\(elsewhere)")
    }

    @Test func manyHavePagesForEachDayUpToABound() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<130 {
            let start = "1\(number % 8):\(number % 2 == 0 ? "00" : "30")"
            let end = "1\(number % 8):\(number % 2 == 0 ? "20" : "50")"
            try workspace.write(
                "rentals/told-\(number).yaml",
                EventTests.listing(
                    "inspections: [{start: 2026-11-28 \(start), end: 2026-11-28 \(end)}, {start: 2027-06-05 \(start), end: 2027-06-05 \(end)}]"
                ))
        }
        try workspace.build()
        let days = try workspace.paths().filter { $0.hasPrefix("inspections/") && $0.hasSuffix(".html") }
        let hours = (11...17).map { "inspections/2026-11-28/page/\($0)/index.html" }
        #expect(days == ["inspections/2026-11-28/index.html"] + hours + ["inspections/2026-12-05/index.html", InspectionPageTests.page])
        let told = try ([days[0]] + hours).map { try ends(workspace, $0) }
        #expect(told.map(\.count) == [17, 18, 16, 16, 16, 16, 16, 16] && told.flatMap(\.self) == told.flatMap(\.self).sorted())
        let first = try workspace.text(days[0])
        #expect(first.contains("131 inspections") && first.contains("<a href=\"/inspections/2026-11-28/page/15/\">3 pm</a>"))
        let eleven = try workspace.text(hours[0])
        #expect(eleven.contains("<h1>Saturday 28 November, 11 am</h1>") && eleven.contains("18 inspections"))
        #expect(eleven.contains("<a href=\"/inspections/2026-11-28/page/11/\" aria-current=page>11 am</a>"))
        let page = try workspace.text(InspectionPageTests.page)
        #expect(try ends(workspace).count == 100 && page.contains("href=\"/inspections/2026-11-28/\">All 131 on Saturday 28 November"))
        #expect(page.contains("132 inspections"))
        #expect(try workspace.text(days[0]).contains("noindex") && !workspace.text("sitemap.xml").contains("inspections/2026"))
        let suburb = try workspace.text("suburbs/vic/collingwood-3066/index.html")
        #expect(suburb.contains("The next 12 of 132") && suburb.components(separatedBy: "<li data-until").count == 13)
    }
}

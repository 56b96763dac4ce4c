import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// The calendars by month.
@Suite struct MonthPageTests {
    private static let page = "calendar/index.html"

    /// The days of the grid that have something, with what their cells say.
    private func cells(_ page: String) -> [String: String] {
        var cells: [String: String] = [:]
        for part in page.components(separatedBy: "<td data-day=\"").dropFirst() {
            let cell = part.components(separatedBy: "</td>")[0]
            guard cell.contains("<a href") else { continue }
            let text = cell.drop { $0 != ">" }.replacing(/<[^>]*>/, with: " ")
            cells[String(part.prefix(10))] = text.dropFirst().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return cells
    }

    /// What stands on the lines of each day.
    private func lines(_ page: String, _ day: String) -> [String] {
        guard let part = page.components(separatedBy: "<section class=day id=\"\(day)\"").dropFirst().first else { return [] }
        return part.components(separatedBy: "</section>")[0].components(separatedBy: "<li").dropFirst().map { line in
            line.drop { $0 != ">" }.dropFirst().replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    @Test func aMonthHasInspectionsAndWhatBecomesAvailable() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let november = try workspace.text(Self.page)
        #expect(november.contains("<h2 id=\"2026-11-title\">November 2026</h2>"))
        #expect(cells(november) == ["2026-11-25": "25 1 available", "2026-11-28": "28 1 inspection"])
        #expect(lines(november, "2026-11-28").count == 1 && lines(november, "2026-11-28")[0].hasPrefix("11–11:30 am Inspection Sunny"))
        #expect(november.contains("<a class=i-right href=\"/calendar/2026-12/\" rel=next>"))
        let december = try workspace.text("calendar/2026-12/index.html")
        #expect(cells(december)["2026-12-05"] == "5 1 inspection")
        #expect(lines(december, "2026-12-01").contains { $0.hasPrefix("Available from") })
        #expect(december.contains("<a class=i-left href=\"/calendar/\" rel=prev>"))
        #expect(december.contains("noindex") && !november.contains("noindex"))
    }

    /// Every day of the month stands in the grid once, under its own weekday.
    @Test func theGridIsAMonth() throws {
        let workspace = try Workspace(board: "small")
        for (day, rows) in [("2026-11-21", 6), ("2027-02-01", 4), ("2028-02-29", 5)] {
            let today = try #require(Day(day))
            try workspace.build(today: .day(today))
            let page = try workspace.text(Self.page)
            let days = page.components(separatedBy: "<td data-day=\"").dropFirst().map { String($0.prefix(10)) }
            let (year, month, _) = today.components
            #expect(days.count == Day.length(ofMonth: month, year: year) && days == days.sorted() && days.first?.hasSuffix("-01") == true)
            let weeks = page.components(separatedBy: "<tbody>")[1].components(separatedBy: "<tr>").dropFirst()
            #expect(weeks.count == rows)
            // Days of other months are one cell before and one behind, so that nothing is read out for each.
            for week in weeks {
                let empty = week.matches(of: /<td colspan="(\d)"[^>]*><\/td>/).compactMap { Int($0.output.1) }
                #expect(empty.count < 2 && week.components(separatedBy: "<td data-day").count - 1 + empty.reduce(0, +) == 7)
            }
            let first = (today.firstOfMonth.weekday + 6) % 7
            #expect(weeks.first?.contains("<td colspan=\"\(first)\"></td>") == (first > 0))
            #expect(page.components(separatedBy: "<td colspan").count < 4)
        }
    }

    /// What has the whole day goes with it, so that a page that is not built again begins with today.
    @Test func whatHasNoTimeEndsWithItsDay() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let place = #"data-kind="rental" data-place="vic/clifton-hill-3068""#
        let line = #"<li data-until="2026-11-26T00:00:00+11:00" \#(place)><span class="i-key when">"#
        #expect(try workspace.text(Self.page).contains(line))
    }

    /// A suburb has one page for all its months, as long as a file of its has any times, and its listings' edits are on it.
    @Test func aSuburbHasOnePage() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let path = "suburbs/vic/collingwood-3066/calendar/index.html"
        #expect(try !workspace.paths().contains(path), "the times of a single listing stand on the suburb’s page")
        try workspace.write(
            "rentals/two.yaml", EventTests.listing("inspections: [{start: 2026-12-19 9:00, end: 2026-12-19 9:30, added: 2026-11-20}]"))
        try workspace.build()
        let page = try workspace.text(path)
        #expect(cells(page)["2026-11-28"] == "28 1 inspection" && cells(page)["2026-12-05"] == "5 1 inspection")
        #expect(page.contains("href=\"#2026-12\"") && page.contains("noindex"))
        #expect(try workspace.text("suburbs/vic/collingwood-3066/index.html").contains("href=\"/suburbs/vic/collingwood-3066/calendar/\""))
        try workspace.edit(
            "rentals/gipps-street-terrace/index.md", "end: 2026-11-28 11:30}", "end: 2026-11-28 11:30, cancelled: 2026-11-21}")
        try workspace.build()
        #expect(try lines(workspace.text(path), "2026-11-28")[0].contains("Cancelled"))
        #expect(try cells(workspace.text(path))["2026-11-28"] == "28")
        #expect(try workspace.contents() == workspace.madeFromNothing())
        try workspace.build(today: .day(try #require(Day("2027-06-01"))))
        #expect(try workspace.text(path).contains("Nothing’s on right now"))
        #expect(try workspace.paths().filter { $0.hasPrefix("calendar/") } == [Self.page])
    }

    /// The times of a field of a board's own kind are events: in the grid, and in the calendars of the board and the suburb.
    @Test func ownTimesAreEvents() throws {
        let workspace = try Workspace(board: "boat")
        try workspace.build()
        #expect(try cells(workspace.text(Self.page))["2026-11-29"] == "29 1 event")
        let files = try workspace.paths().filter { $0.hasSuffix(".ics") }
        #expect(files.contains("inspections/inspections.ics") && files.contains("boats/blue-heron/inspections.ics"))
        for file in files where file.hasPrefix("inspections/") || file.hasPrefix("suburbs/") || file.hasPrefix("boats/") {
            let text = try workspace.text(file).replacing("\r\n ", with: "")
            #expect(text.contains("20261129T090000") && !text.contains("Inspection: "), "\(file)")
        }
    }

    /// What begins at once in two fields is one event, and no two have one identity.
    @Test func whatBeginsAtOnceIsOneEvent() throws {
        let workspace = try Workspace(board: "boat")
        try workspace.edit("kinds/boat.yaml", "  sails_on:", "  races_on: {type: slots, label: Races}\n  sails_on:")
        try workspace.edit(
            "boats/blue-heron/index.yaml", "sails_on: ", "races_on: [{start: 2026-11-29 09:00, end: 2026-11-29 10:00}]\nsails_on: ")
        try workspace.build()
        #expect(try cells(workspace.text(Self.page))["2026-11-29"] == "29 1 event")
        let calendar = try workspace.text("boats/blue-heron/inspections.ics")
        #expect(calendar.components(separatedBy: "BEGIN:VEVENT").count == 2 && calendar.contains("20261129T100000"))
    }

    /// A calendar without an inspection is not named after them.
    @Test func calendarsOfEventsAreCalledSo() throws {
        let workspace = try Workspace(board: "boat")
        try workspace.build()
        #expect(try workspace.text("boats/blue-heron/inspections.ics").contains("NAME:Events: "))
        #expect(try workspace.text("inspections/inspections.ics").contains("NAME:Events: "))
        try workspace.edit(
            "boats/blue-heron/index.yaml", "rank: 1", "rank: 1\ninspections: [{start: 2026-11-28 09:00, end: 2026-11-28 10:00}]")
        try workspace.build()
        #expect(try workspace.text("boats/blue-heron/inspections.ics").contains("NAME:Inspections: "))
    }

    /// Where the search does not find what is left out, its number alone is told.
    @Test func whatCannotBeFoundIsCounted() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<180 {
            try workspace.write(
                "rentals/busy-\(number).yaml",
                EventTests.listing("inspections: [{start: 2026-12-12 8:00, end: 2026-12-12 8:20}]")
                    .replacing("available: 2026-12-01", with: "available: 2026-12-12"))
        }
        try workspace.build()
        let page = try workspace.text("calendar/2026-12/index.html")
        #expect(page.contains("<p class=more>") && !page.contains("/search/?inspection="), "\(page.contains(" more</p>"))")
    }

    /// A month of a busy board tells some of each day, and where the rest is.
    @Test func aBusyMonthStaysLight() throws {
        let workspace = try Workspace(board: "small")
        for number in 0..<180 {
            let hour = 8 + number % 9
            try workspace.write(
                "rentals/busy-\(number).yaml",
                EventTests.listing("inspections: [{start: 2026-12-12 \(hour):00, end: 2026-12-12 \(hour):20}]"))
        }
        try workspace.build()
        let page = try workspace.text("calendar/2026-12/index.html")
        #expect(cells(page)["2026-12-12"]?.hasPrefix("12 180 inspections") == true)
        #expect(page.components(separatedBy: "<li data-until").count < 130)
        #expect(page.contains("href=\"/search/?inspection=2026-12-12\""))
        #expect(page.utf8.count < 100_000)
    }
}

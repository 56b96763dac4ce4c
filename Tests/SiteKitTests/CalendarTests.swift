import Foundation
import Testing

@testable import ListingKit
@testable import SiteKit
@testable import Values

@Suite struct CalendarTests {
    private static let inspections =
        "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30}, "
        + "{start: 2026-12-05 09:00, end: 2026-12-05 09:20, added: 2026-11-20, cancelled: 2026-11-21}]"

    /// All that a reader gets, byte for byte.
    @Test func theWholeFile() throws {
        let board = CalendarBoard(["inspections": Self.inspections, "tags": "[pets welcome]"])
        let point = try #require(try board.read().items.first?.locality?.coordinate)
        let zone = String(decoding: ZoneComponent.bytes(for: try #require(ZoneClock("Australia/Melbourne"))), as: UTF8.self)
        let expected = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Houser//Houser \(Houser.version)//EN
            CALSCALE:GREGORIAN
            NAME:Inspections: Collingwood 3066 · Common Homes
            X-WR-CALNAME:Inspections: Collingwood 3066 · Common Homes
            DESCRIPTION:Inspection times: Collingwood 3066
            URL:https://homes.example/board/suburbs/
            SOURCE;VALUE=URI:https://homes.example/board/suburbs/inspections.ics
            REFRESH-INTERVAL;VALUE=DURATION:PT12H
            X-PUBLISHED-TTL:PT12H
            X-WR-TIMEZONE:Australia/Melbourne
            \(zone.replacing("\r\n", with: "\n").dropLast())
            BEGIN:VEVENT
            UID:gipps-street-20261128T1100@homes.example
            DTSTAMP:20261117T130000Z
            SEQUENCE:0
            DTSTART;TZID=Australia/Melbourne:20261128T110000
            DTEND;TZID=Australia/Melbourne:20261128T113000
            STATUS:CONFIRMED
            SUMMARY:Inspection: 12 Gipps Street\\, Collingwood · $520 a week
            LOCATION:12 Gipps Street\\, Collingwood VIC 3066
            GEO:\(String(format: "%.4f;%.4f", point.latitude, point.longitude))
            DESCRIPTION:Light flat near the park\\n$520 a week\\nContact: Maria Rossi\\, 0
             491 570 156\\nhttps://homes.example/board/rentals/gipps-street/
            URL:https://homes.example/board/rentals/gipps-street/
            CATEGORIES:Home to rent,pets welcome
            TRANSP:TRANSPARENT
            END:VEVENT
            BEGIN:VEVENT
            UID:gipps-street-20261205T0900@homes.example
            DTSTAMP:20261120T130000Z
            SEQUENCE:1
            DTSTART;TZID=Australia/Melbourne:20261205T090000
            DTEND;TZID=Australia/Melbourne:20261205T092000
            STATUS:CANCELLED
            SUMMARY:Cancelled inspection: 12 Gipps Street\\, Collingwood · $520 a week
            LOCATION:12 Gipps Street\\, Collingwood VIC 3066
            GEO:\(String(format: "%.4f;%.4f", point.latitude, point.longitude))
            DESCRIPTION:This is cancelled: please don’t come.\\nLight flat near the pa
             rk\\n$520 a week\\nContact: Maria Rossi\\, 0491 570 156\\nhttps://homes.exampl
             e/board/rentals/gipps-street/
            URL:https://homes.example/board/rentals/gipps-street/
            CATEGORIES:Home to rent,pets welcome
            TRANSP:TRANSPARENT
            END:VEVENT
            END:VCALENDAR

            """
        let lines = String(decoding: try board.calendar(), as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines == expected.components(separatedBy: "\n"))
    }

    /// Neither another address nor another file name is another event, nor is a typo a change of one.
    @Test func eventsStayThemselves() throws {
        func marks(_ board: CalendarBoard) throws -> [[String?]] {
            try board.events().map { [$0["UID"], $0["DTSTAMP"], $0["SEQUENCE"], $0["DTSTART"]] }
        }
        let facts = [
            "inspections": Self.inspections, "status": "let", "history": "[{on: 2026-11-20, status: available}]", "confirmed": "2026-11-19",
        ]
        let first = CalendarBoard(facts)
        let before = try marks(first)
        #expect(before.map { $0[0] } == ["gipps-street-20261128T1100@homes.example", "gipps-street-20261205T0900@homes.example"])
        var moved = first
        moved.url = "https://elsewhere.example/"
        moved.zone = "Australia/Sydney"
        #expect(try marks(moved) == before && moved.calendar() != first.calendar())
        let renamed = CalendarBoard(facts.merging(["id": "gipps-street"]) { $1 }, at: "rentals/terrace.md")
        #expect(try marks(renamed) == before)
        #expect(try renamed.events().allSatisfy { $0["URL"]?.hasSuffix("/rentals/terrace/") ?? false })
        let typo = CalendarBoard(facts.merging(["title": "Light flat near the parks"]) { $1 })
        #expect(try marks(typo) == before && typo.calendar() != first.calendar())
        var described = first
        described.listings = first.listings.mapValues { $0.replacing("Light and quiet.", with: "Light and quiet!") }
        #expect(try described.calendar() == first.calendar())
        let confirmed = CalendarBoard(facts.merging(["confirmed": "2026-11-20"]) { $1 })
        #expect(try confirmed.calendar() == first.calendar())
    }

    @Test func aHiddenStreetIsNotTold() throws {
        let address = "{street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066, show: suburb}"
        let board = CalendarBoard(["address": address], at: "rentals/quiet-flat.md")
        let text = String(decoding: try board.calendar(), as: UTF8.self).replacing("\r\n ", with: "")
        #expect(!text.contains("Gipps"))
        let event = try #require(try board.events().first)
        #expect(event["SUMMARY"] == "Inspection: Light flat near the park, Collingwood · $520 a week")
        #expect(event["LOCATION"] == "Collingwood VIC 3066")
    }

    @Test func thingsAreViewed() throws {
        var board = CalendarBoard()
        board.listings = [
            "items/oak-desk.md": CalendarBoard.text(CalendarBoard.item),
            "items/chair.md": CalendarBoard.text(CalendarBoard.item, ["title": "Green chair", "price": "0", "status": "withdrawn"]),
        ]
        #expect(
            try board.events().map { $0["SUMMARY"] } == [
                "Cancelled viewing: Green chair, Collingwood · Free", "Viewing: Oak desk, Collingwood · $120",
            ])
    }

    /// Nobody is to be called about what does not stand any more.
    @Test(arguments: [
        (["status": "under-application"], true, "Under application"), (["status": "let"], false, "Let"),
        (["status": "withdrawn"], false, "Withdrawn"), (["listed": "2026-09-01"], false, "Expired"), ([:], true, nil),
    ])
    func contactsAreThoseOfListingsThatStand(facts: [String: String], isCalled: Bool, status: String?) throws {
        let event = try #require(try CalendarBoard(facts).events().first)
        let lines = try #require(event["DESCRIPTION"]).split(separator: "\n").map(String.init)
        #expect(lines.contains("Contact: Maria Rossi, 0491 570 156") == isCalled)
        #expect(lines.contains("Light flat near the park") && lines.last == "https://homes.example/board/rentals/gipps-street/")
        if let status { #expect(lines.contains(status)) }
        #expect(event["STATUS"] == (isCalled ? "CONFIRMED" : "CANCELLED"))
    }

    @Test func calendarsKeepAMonthOfThePast() throws {
        let days = ["2026-10-21", "2026-10-22", "2026-10-23", "2026-11-21", "2027-06-01"]
        let slots = days.map { "{start: \($0) 11:00, end: \($0) 11:30}" }.joined(separator: ", ")
        let board = CalendarBoard(["inspections": "[\(slots)]", "listed": "2026-10-20"])
        #expect(try board.events().compactMap { $0["DTSTART"]?.prefix(8) } == ["20261022", "20261023", "20261121", "20270601"])
    }

    @Test func eventsComeInOrderOfTimeThenId() throws {
        var board = CalendarBoard(["inspections": "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]"], at: "rentals/b.md")
        board.listings["rentals/a.md"] = CalendarBoard.text(
            CalendarBoard.rental,
            ["inspections": "[{start: 2026-11-28 12:00, end: 2026-11-28 12:30}, {start: 2026-11-28 11:00, end: 2026-11-28 11:10}]"])
        board.listings["rentals/c.md"] = CalendarBoard.text(
            CalendarBoard.rental, ["inspections": "[{start: 2026-11-27 23:00, end: 2026-11-27 23:30}]"])
        #expect(
            try board.events().compactMap { $0["UID"]?.split(separator: "@").first } == [
                "c-20261127T2300", "a-20261128T1100", "b-20261128T1100", "a-20261128T1200",
            ])
    }

    /// Each event is in the time of its own place, and the calendar says what that is.
    @Test func zonesAreThoseOfThePlaces() throws {
        var board = CalendarBoard()
        let places = [
            ("broken-hill", "{suburb: Broken Hill, state: NSW, postcode: 2880}"), ("eucla", "{suburb: Eucla, state: WA, postcode: 6443}"),
            ("lord-howe", "{suburb: Lord Howe Island, state: NSW, postcode: 2898}"),
        ]
        for (name, address) in places {
            board.listings["items/\(name).md"] = CalendarBoard.text(CalendarBoard.item, ["address": address])
        }
        let calendar = try ParsedCalendar(try board.calendar())
        let zones = ["Australia/Broken_Hill", "Australia/Eucla", "Australia/Lord_Howe", "Australia/Melbourne"]
        #expect(calendar.all("VTIMEZONE").map { $0["TZID"] } == zones)
        let used = calendar.all("VEVENT").flatMap(\.properties).compactMap { $0.parameters["TZID"] }
        #expect(Set(used) == Set(zones) && used.count == 8)
        #expect(calendar["X-WR-TIMEZONE"] == "Australia/Melbourne")
    }

    @Test func aCalendarWithoutEventsHasItsZone() throws {
        var board = CalendarBoard(["inspections": ""])
        board.zone = "Australia/Perth"
        let calendar = try ParsedCalendar(try board.calendar())
        #expect(calendar.components.map(\.name) == ["VTIMEZONE"] && calendar.components[0]["TZID"] == "Australia/Perth")
    }

    /// What a listing's texts hold stays in the properties that they are put in.
    @Test func hostileTextsBreakNothing() throws {
        let title = #"Flat; near, park\\n \" \u2028 BEGIN:VEVENT \x85 END:VCALENDAR"#
        let board = CalendarBoard(["title": "\"\(title)\"", "address": "{suburb: Collingwood, state: VIC, postcode: 3066}"])
        let events = try board.events()
        let event = try #require(events.first)
        #expect(events.count == 1 && event.components.isEmpty && event.properties.count == 13)
        #expect(event["SUMMARY"]?.contains("Flat; near, park\\n \"") ?? false)
    }

    @Test(arguments: [
        ("maria@homes.example,2026-11-20", "@maria%40homes.example"), ("homes.example,2020", "@homes.example"),
    ])
    func identitiesNameTheAuthority(authority: String, end: String) throws {
        var board = CalendarBoard()
        board.authority = authority
        #expect(try board.events().map { $0["UID"] } == ["gipps-street-20261128T1100" + end])
    }
}

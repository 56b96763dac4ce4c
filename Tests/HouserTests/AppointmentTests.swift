import Foundation
import TestSupport
import Testing

/// Listings whose inspections are agreed on one by one.
@Suite struct AppointmentTests {
    private typealias Rental = TruthfulFixTests

    @Test func thePageAsksForATime() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/flat.md", Rental.rental(["inspections": "By appointment"]))
        try workspace.edit("board.yaml", "contact:", "api: {listings: each}\ncontact:")
        try workspace.build()
        let page = try workspace.text("rentals/flat/index.html")
        #expect(page.contains("<p>By appointment: ask <bdi>Maria</bdi> for a time.</p>"))
        let link = try #require(page.components(separatedBy: "\">Ask by text</a>").first?.components(separatedBy: "href=\"").last)
        let said = link.components(separatedBy: "body=").last.flatMap { $0.components(separatedBy: "\"")[0].removingPercentEncoding }
        #expect(
            said == "Hi Maria, I'd like to come and see \"Light flat near the park\". When would suit you? "
                + "https://small.example/rentals/flat/ My name is ")
        #expect(try workspace.text("rentals/index.html").contains("<span>Open by appointment</span>"))
        #expect(try workspace.text("rentals/atom.xml").contains("<p>Inspections: by appointment</p>"))
        let json = try workspace.text("api/listings/each/flat.json")
        #expect(json.contains("\"inspections\":[],\n\"inspections_by_appointment\":true"))
        #expect(try workspace.text("api/schema.json").contains("\"inspections_by_appointment\""))
        #expect(try workspace.text("search/all/0.json").contains("{\"appointment\":\"Open by appointment\",\"available\":"))
        // A time that is set takes its place.
        try workspace.edit("rentals/flat.md", "By appointment", "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30}]")
        try workspace.build()
        #expect(try !workspace.text("rentals/flat/index.html").contains("By appointment"))
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    @Test func whoHasOnlyALandlineIsAskedInWords() throws {
        let workspace = try Workspace(board: "small")
        let lines = ["inspections": "by appointment", "contact": "{name: Kim, phone: (03) 5550 1234}"]
        try workspace.write("rentals/flat.md", Rental.rental(lines))
        try workspace.build()
        let page = try workspace.text("rentals/flat/index.html")
        #expect(page.contains("By appointment: ask <bdi>Kim</bdi> for a time.") && !page.contains(">Ask by"))
    }

    @Test func whatIsClosedAsksForNothing() throws {
        let workspace = try Workspace(board: "small")
        let lines = ["inspections": "by appointment", "status": "let", "history": "[{on: 2026-11-15, status: available}]"]
        try workspace.write("rentals/flat.md", Rental.rental(lines))
        try workspace.build()
        #expect(try !workspace.text("rentals/flat/index.html").contains("appointment"))
    }

    @Test(arguments: ["by appointment", "By Appointment", "by-appointment", "BY_APPOINTMENT", "\"by appointment\""])
    func caseAndHyphensMakeNoDifference(text: String) throws {
        #expect(try Rental.findings(Rental.rental(["inspections": text])).isEmpty)
    }

    @Test(arguments: [
        "by apointment", "appointment", "on request", "by arrangement", "by appointment only", "Please call to arrange", "yes",
        "[by appointment]", "private",
    ])
    func whatMeansTheSameIsOffered(text: String) throws {
        let found = try Rental.findings(Rental.rental(["inspections": text]))
        #expect(found.map(\.rule) == ["inspection-slot"] && found.map(\.fix) == ["inspections: by appointment"], "\(found)")
    }

    @Test(arguments: ["by-appointment: yes", "by_appointment: true", "appointment: yes"])
    func aKeyOfItsOwnIsUnderstood(line: String) throws {
        let parts = line.components(separatedBy: ": ")
        let found = try Rental.findings(Rental.rental([parts[0]: parts[1]]))
        #expect(found.map(\.rule) == ["unknown-key"] && found.map(\.fix) == ["inspections: by appointment"], "\(found)")
    }

    @Test func timesStayTimes() throws {
        let found = try Rental.findings(Rental.rental(["inspections": "Sat 28 Nov 11am-11.30"]))
        #expect(found.first?.fix?.contains("start: 2026-11-28 11:00") == true, "\(found)")
    }
}

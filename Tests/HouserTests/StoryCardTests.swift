import TestSupport
import Testing

/// What the cards of stories and events say of their day, in lists and in the search.
@Suite struct StoryCardTests {
    private static func story(_ lines: String) -> String {
        "title: An evening of stories\nowner: maria\n\(lines)\nlisted: 2026-11-03\nconfirmed: 2026-11-18\ndescription: Come along.\n"
    }

    private func when(_ lines: String) throws -> (card: String, search: String) {
        let workspace = try Workspace(board: "small")
        try workspace.write("stories/evening.yaml", Self.story(lines))
        try workspace.build()
        let page = try workspace.text("stories/index.html")
        let line = page.components(separatedBy: "<p class=card-when>").dropFirst().first?.components(separatedBy: "</p>").first ?? ""
        return (line.replacing(#/<[^>]*>/#, with: ""), try workspace.text("search/all/0.json"))
    }

    @Test func anEventHasItsNextTime() throws {
        let slots = """
            when:
              - {start: 2026-11-14 18:00, end: 2026-11-14 20:00}
              - {start: 2026-11-26 18:00, end: 2026-11-26 20:00, cancelled: 2026-11-20}
              - {start: 2026-12-03 18:00, end: 2026-12-03 20:00}
            """
        let told = try when(slots)
        #expect(told.card == "Thu 3 Dec, 6 pm")
        #expect(told.search.contains("\"Thu 3 Dec, 6 pm\""))
    }

    @Test(arguments: ["", "when: [{start: 2026-11-14 18:00, end: 2026-11-14 20:00}]"]) func whatIsOverHasTheDayItWasPosted(lines: String)
        throws
    {
        #expect(try when(lines).card == "3 Nov")
    }

    @Test func aViewingComesBeforeALaterEvent() throws {
        let both =
            "inspections: [{start: 2026-11-25 11:00, end: 2026-11-25 12:00}]\nwhen: [{start: 2026-12-03 18:00, end: 2026-12-03 20:00}]"
        #expect(try when(both).card == "Viewing: Wed 25 Nov, 11 am")
    }

    @Test func aCalendarSaysWhatTheBoardsKindsPutIntoIt() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("stories/evening.yaml", Self.story("when: [{start: 2026-12-03 18:00, end: 2026-12-03 20:00}]"))
        try workspace.build()
        let all = "Inspections, viewings, events and the day from which homes to rent are available"
        #expect(try workspace.text("calendar/index.html").contains("<p class=lead>\(all)."))
        let cars = try Workspace(board: "only-car")
        try cars.build()
        let page = try cars.text("calendar/index.html")
        #expect(page.contains("content=\"Viewings, month by month:") && page.contains("<p class=lead>Viewings."))
    }
}

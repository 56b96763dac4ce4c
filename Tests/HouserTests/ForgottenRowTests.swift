import ListingKit
import TestSupport
import Testing
import Values

/// What those who follow a home hear whose owner forgets to write down when it came to stand where it does.
@Suite struct ForgottenRowTests {
    private let workspace: Workspace

    init() throws { workspace = try Workspace(board: "small") }

    /// The events of the home that the feed has after a build on a day, the latest first.
    private func heard(of home: Home, on day: String) throws -> [String] {
        try home.write(to: workspace)
        try workspace.build(today: .day(try #require(Day(day))))
        let start = "tag:small.example,2026:listing/\(home.slug)/"
        return try #require(try workspace.feeds("changes.xml")["rentals/"]).entries.map(\.id).filter { $0.hasPrefix(start) }.map {
            String($0.dropFirst(start.count))
        }
    }

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    /// It was about to be taken, then withdrawn, about to be taken again without a row, and expired so.
    @Test func whatExpiredUnderApplicationComesBackSo() throws {
        var home = Home("home-2", listed: try day("2026-11-08"))
        home.confirmed = try day("2026-12-11")
        home.turn("under-application", on: try day("2026-11-26"))
        #expect(try heard(of: home, on: "2026-12-12") == ["under-application", "listed"])
        home.turn("withdrawn", on: try day("2027-01-08"))
        #expect(try heard(of: home, on: "2027-01-09").first == "withdrawn")
        home.status = "under-application"
        #expect(try heard(of: home, on: "2027-01-17").first == "under-application/2")
        #expect(try heard(of: home, on: "2027-01-23").first == "expired")
        home.history.append("{on: 2027-01-25, confirmed: 2026-12-11}")
        home.confirmed = try day("2027-01-25")
        #expect(try heard(of: home, on: "2027-01-25").prefix(2) == ["under-application/3", "expired"])
    }

    /// It was let, is available again, became cheaper and is about to be taken, the last without a row.
    @Test func aStatusWithoutARowTellsThePriceOfTheDay() throws {
        var home = Home("home-7", listed: try day("2026-11-20"))
        home.confirmed = try day("2026-11-20")
        func told(on number: Int) throws -> String {
            try home.write(to: workspace)
            // Noon in Melbourne on a day of November.
            try workspace.build(today: .instant(seconds: 1_793_408_400 + number * 86_400))
            let entries = try #require(try workspace.feeds("changes.xml")["rentals/"]).entries
            return try #require(entries.first { $0.id.contains("/home-7/") }).title
        }
        _ = try told(on: 22)
        home.reprice(to: 460, on: try day("2026-11-24"))
        home.turn("let", on: try day("2026-11-24"))
        _ = try told(on: 24)
        home.turn("available", on: try day("2026-11-25"))
        _ = try told(on: 25)
        home.reprice(to: 450, on: try day("2026-11-26"))
        #expect(try told(on: 26).hasPrefix("Rent dropped: $450"))
        home.status = "under-application"
        #expect(try told(on: 28).hasPrefix("Under application: $450"))
        #expect(try told(on: 29).hasPrefix("Under application: $450"))
    }

    /// It was back, and about to be taken on that same day, which was written down a day later.
    @Test func whatIsBackAndAboutToBeTakenIsToldOnce() throws {
        var home = Home("home-6", listed: try day("2026-11-08"))
        home.confirmed = try day("2026-11-20")
        for day in ["2026-11-20", "2026-12-12"] { #expect(try heard(of: home, on: day) == ["listed"]) }
        #expect(try heard(of: home, on: "2027-01-06").first == "expired")
        home.history.append("{on: 2027-01-14, confirmed: 2026-11-20}")
        home.confirmed = try day("2027-01-14")
        #expect(try heard(of: home, on: "2027-01-14").prefix(2) == ["back", "expired"])
        home.turn("under-application", on: try day("2027-01-14"))
        for day in ["2027-01-15", "2027-01-16"] {
            #expect(try heard(of: home, on: day).prefix(3) == ["under-application", "back", "expired"])
        }
    }

    /// It was let, is available again after its time, and confirmed some days later, all without a row.
    @Test func whatIsConfirmedAfterItsTimeIsBack() throws {
        var home = Home("home-10", listed: try day("2026-11-08"))
        home.confirmed = try day("2026-11-10")
        #expect(try heard(of: home, on: "2026-11-20") == ["listed"])
        home.status = "let"
        #expect(try heard(of: home, on: "2026-11-27") == ["closed", "listed"])
        home.status = "available"
        #expect(try heard(of: home, on: "2026-12-25") == ["closed", "listed"])
        home.confirmed = try day("2026-12-28")
        for day in ["2026-12-28", "2026-12-29"] { #expect(try heard(of: home, on: day) == ["back", "closed", "listed"]) }
    }

    /// The row that is offered for what was told already tells nobody twice, wherever earlier rows are.
    @Test(arguments: [("let", "closed"), ("withdrawn", "withdrawn")]) func theRowThatIsOfferedTellsNobodyTwice(
        status: String, event: String
    )
        throws
    {
        var home = Home("home-14", listed: try day("2026-12-04"))
        home.confirmed = try day("2026-12-04")
        #expect(try heard(of: home, on: "2026-12-04") == ["listed"])
        home.turn(status, on: try day("2026-12-05"))
        #expect(try heard(of: home, on: "2026-12-05").first == event)
        home.turn("available", on: try day("2026-12-06"))
        #expect(try heard(of: home, on: "2026-12-06").first == "back")
        home.status = status
        let told = try heard(of: home, on: "2026-12-07")
        #expect(told.prefix(2) == [event + "/2", "back"])
        home.history.append("{on: 2026-12-07, status: available}")
        for day in ["2026-12-08", "2026-12-09"] { #expect(try heard(of: home, on: day) == told) }
        home.turn("available", on: try day("2026-12-10"))
        #expect(try heard(of: home, on: "2026-12-10") == ["back/2"] + told)
    }

    /// It was let some time after it was confirmed, nobody wrote down when: calendars hear of it today, and what was held stays as it was.
    @Test func whatWasHeldBeforeItWasLetStaysHeld() throws {
        var home = Home("home-11", listed: try day("2026-11-08"))
        home.confirmed = try day("2026-11-10")
        home.inspections = ["{start: 2026-11-25 11:00, end: 2026-11-25 11:30}", "{start: 2026-12-02 11:00, end: 2026-12-02 11:30}"]
        func events(on day: String) throws -> [[Substring]] {
            _ = try heard(of: home, on: day)
            return try workspace.text("rentals/home-11/inspections.ics").components(separatedBy: "BEGIN:VEVENT").dropFirst().map { event in
                event.split(whereSeparator: \.isNewline).filter { line in
                    ["DTSTAMP", "SEQUENCE", "STATUS"].contains(line.prefix { $0 != ":" })
                }
            }
        }
        let open = try events(on: "2026-11-20")
        #expect(open.count == 2 && open.allSatisfy { $0.contains("STATUS:CONFIRMED") && $0.contains("SEQUENCE:0") }, "\(open)")
        home.status = "let"
        let expected = [open[0], ["DTSTAMP:20261126T130000Z", "SEQUENCE:1", "STATUS:CANCELLED"]]
        for day in ["2026-11-27", "2026-11-28"] { #expect(try events(on: day).map { $0.sorted() } == expected.map { $0.sorted() }) }
        // A row that is added later changes what it says.
        home.history.append("{on: 2026-11-24, status: available}")
        #expect(try events(on: "2026-11-29").map { $0.contains("STATUS:CANCELLED") } == [true, true])
    }

    /// Nobody hears of what is open again after its time, least of all that it is let once more.
    @Test func whatIsOpenAgainAfterItsTimeIsNoNews() throws {
        var home = Home("home-12", listed: try day("2026-11-08"))
        home.confirmed = try day("2026-11-19")
        #expect(try heard(of: home, on: "2026-11-20") == ["listed"])
        home.turn("let", on: try day("2026-12-03"))
        #expect(try heard(of: home, on: "2026-12-03").first == "closed")
        home.turn("withdrawn", on: try day("2027-01-30"))
        let before = try heard(of: home, on: "2027-01-30")
        #expect(before.first == "withdrawn")
        home.status = "under-application"
        #expect(try heard(of: home, on: "2027-02-11") == before)
        home.confirmed = try day("2027-02-12")
        #expect(try heard(of: home, on: "2027-02-12").first == "under-application")
    }
}

import Testing

@testable import ListingKit
@testable import Values

@Suite struct DayTests {
    @Test(arguments: [
        ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-02-29", 11_016, 2), ("2026-11-21", 20_778, 6), ("0001-01-01", -719_162, 1),
        ("9999-12-31", 2_932_896, 5),
    ])
    func isRead(text: String, number: Int, weekday: Int) throws {
        let day = try #require(Day(text))
        #expect(day.number == number)
        #expect(day.weekday == weekday)
        #expect(day.description == text)
    }

    @Test(arguments: [
        "", "2026-2-1", "2026-02-30", "2026-13-01", "2026-00-10", "2026-01-00", "2026-06-31", "1900-02-29", "2100-02-29", "2026/02/01",
        "02026-02-1", "2026-02-01 ", " 2026-02-01", "２026-02-01", "-026-02-01", "0000-01-01", "2026-02-1x",
    ])
    func isRefused(text: String) {
        #expect(Day(text) == nil)
    }

    @Test func everyDayOfSomeCenturiesComesBack() throws {
        let first = try #require(Day("1899-12-31"))
        let last = try #require(Day("2201-01-01"))
        for number in first.number...last.number {
            let day = Day(number: number)
            let (year, month, date) = day.components
            #expect(Day(year: year, month: month, day: date) == day)
        }
    }

    @Test(arguments: [(2024, 29), (2026, 28), (1900, 28), (2000, 29)]) func leapYears(year: Int, days: Int) {
        #expect(Day.length(ofMonth: 2, year: year) == days)
        #expect((Day(year: year, month: 2, day: 29) != nil) == (days == 29))
    }

    @Test func arithmeticCrossesMonthsAndYears() throws {
        let day = try #require(Day("2024-02-28"))
        #expect((day + 1).description == "2024-02-29")
        #expect((day + 2).description == "2024-03-01")
        #expect((day + -59).description == "2023-12-31")
        #expect(day < day + 1)
    }
}

import Testing

@testable import Facts
@testable import ListingKit
@testable import Values

@Suite struct DateWordsTests {
    @Test(arguments: [
        ("1/12/2026", "2026-12-01"), ("01-12-2026", "2026-12-01"), ("1.12.2026", "2026-12-01"), ("12/31/2026", "2026-12-31"),
        ("2026/12/1", "2026-12-01"), ("1 December 2026", "2026-12-01"), ("December 1, 2026", "2026-12-01"),
        ("Tue 1st Dec. 2026", "2026-12-01"), ("2026 Dec 1", "2026-12-01"), ("1/12/26", "2026-12-01"), ("1.12.26", "2026-12-01"),
        ("1 Dec '26", "2026-12-01"), ("1 December 26", "2026-12-01"),
    ])
    func means(text: String, day: String) {
        #expect(DateWords.day(text)?.description == day)
    }

    @Test(arguments: [
        "", "now", "26-12-01", "1/12/76", "11.30", "31/31/2026", "2026", "1 December", "1 2 3 2026", "1x December 2026", "30 February 2026",
    ])
    func couldMeanAnything(text: String) {
        #expect(DateWords.day(text) == nil)
    }

    @Test(
        arguments: [
            ("Monday", false, "2026-11-23", nil), ("next Mon", false, "2026-11-23", "2026-11-30"),
            ("this Saturday", false, "2026-11-28", nil),
            ("Saturday", true, "2026-11-21", nil),
            ("Monday", true, "2026-11-16", nil), ("last Saturday", true, "2026-11-14", nil), ("last Monday", false, nil, nil),
            ("Monday week", false, nil, nil), ("mon 23", false, nil, nil),
        ] as [(String, Bool, String?, String?)])
    func aDayOfTheWeekIsTheNextOrTheLast(text: String, isOver: Bool, day: String?, next: String?) throws {
        let found = DateWords.weekday(text, today: try #require(Day("2026-11-21")), isOver: isOver)
        #expect(found?.day.description == day && found?.next?.description == next)
    }

    @Test(
        arguments: [
            ("1 December", "2026-12-01"), ("Sat 28 Nov", "2026-11-28"), ("28/11", "2026-11-28"), ("12/25", "2026-12-25"),
            ("Nov. 1st", "2026-11-01"),
            ("10 Jan", "2027-01-10"), ("Sun 28 Nov", nil), ("1 June", nil), ("11.30", nil), ("11-12", nil), ("December", nil),
            ("31 Nov", nil),
        ] as [(String, String?)])
    func meansTheNearestDayOfItsName(text: String, day: String?) throws {
        #expect(DateWords.day(withoutYear: text, today: try #require(Day("2026-11-21")))?.description == day)
    }

    @Test(arguments: [("2027-01", 1), ("01/2027", 1), ("12-2027", 12), ("Jan 2027", 1), ("2027 December", 12), ("Sept. 2027", 9)])
    func namesAMonthAlone(text: String, month: Int) throws {
        let found = try #require(DateWords.month(text))
        #expect(found.year == 2027 && found.month == month)
    }

    @Test(arguments: ["2027", "13/2027", "1 2", "2027-01-02", "maybe 2027", "", "2027-001"])
    func namesNoMonth(text: String) { #expect(DateWords.month(text) == nil) }

    @Test(arguments: [("now", "2026-11-21"), ("Vacant now", "2026-11-21"), ("tomorrow", "2026-11-22"), ("yesterday", "2026-11-20")])
    func meansADayNearToday(text: String, day: String) throws {
        #expect(DateWords.day(text, today: try #require(Day("2026-11-21")))?.description == day)
    }
}

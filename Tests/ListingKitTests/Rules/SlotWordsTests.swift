import Testing

@testable import Facts
@testable import ListingKit
@testable import Values

/// What landlords write for the time of an inspection, as of Saturday 21 November 2026.
@Suite struct SlotWordsTests {
    private static let today = Day("2026-11-21") ?? Day(number: 0)

    @Test(arguments: [
        ("28 Nov 11am", "2026-11-28 11:00", "…"), ("Sat 28 Nov 11.30am-12", "2026-11-28 11:30", "2026-11-28 12:00"),
        ("Saturday 28th November at 11.30 am to 12 noon", "2026-11-28 11:30", "2026-11-28 12:00"),
        ("28/11 11am", "2026-11-28 11:00", "…"), ("28/11/2026 2-2.30pm", "2026-11-28 14:00", "2026-11-28 14:30"),
        ("2026-11-28 11:00-11:30", "2026-11-28 11:00", "2026-11-28 11:30"),
        ("Nov 28, 1pm – 1.30pm", "2026-11-28 13:00", "2026-11-28 13:30"),
        ("Sat. 28 Nov, from 11:30 till 12pm", "2026-11-28 11:30", "2026-11-28 12:00"),
        ("9 Jan 11.30am - 1", "2027-01-09 11:30", "2027-01-09 13:00"), ("28 Nov 11.30-12pm", "2026-11-28 11:30", "2026-11-28 12:00"),
    ])
    func means(text: String, start: String, end: String) throws {
        #expect(SlotWords(text, today: Self.today)?.written == "{start: \(start), end: \(end)}")
    }

    @Test(arguments: [
        "", "11.30am", "Saturday 11am", "28 Nov", "Sun 28 Nov 11am", "28 Nov 2.30", "by appointment", "28 Nov 12-11am", "31 Nov 11am",
        "Sat 28 Nov or Sun 29 Nov 11am", "28 June 11am",
    ])
    func isInDoubt(text: String) {
        #expect(SlotWords(text, today: Self.today) == nil)
    }

    @Test func severalAreAList() {
        let list = "[{start: 2026-11-28 11:00, end: …}, {start: 2026-12-05 10:00, end: 2026-12-05 10:30}]"
        #expect(SlotWords.list("28 Nov 11am, 5 Dec 10-10.30am", today: Self.today) == list)
        #expect(SlotWords.list("28 Nov 11am and some other day", today: Self.today) == nil)
    }
}

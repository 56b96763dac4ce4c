import Testing

@testable import FeedRules

/// Which texts are dates.
struct FeedDateTests {
    @Test(arguments: [
        "2026-11-20T09:30:00Z", "2026-11-20T09:30:00.123456+10:30", "0001-01-01T00:00:00-00:00", "9999-12-31T23:59:59.9+14:00",
    ])
    func datesOfAtom(text: String) { #expect(FeedDates.isRFC3339(text)) }

    @Test(arguments: [
        "", "2026-11-20", "2026-11-20T09:30Z", "2026-11-20t09:30:00z", "2026-11-20 09:30:00Z", "2026-11-31T00:00:00Z",
        "2025-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-10T00:00:00Z", "2026-11-20T24:00:00Z", "2026-11-20T23:60:00Z",
        "2026-11-20T23:59:60Z", "2026-11-20T09:30:00", "2026-11-20T09:30:00+1100", "2026-11-20T09:30:00+15:00", "2026-11-20T09:30:00+11:60",
        "2026-11-20T09:30:00.Z", "2026-11-20T09:30:00Z ", " 2026-11-20T09:30:00Z", "2026-11-20T09:30:00+11:00Z", "２026-11-20T09:30:00Z",
        "20261120T093000Z", "0000-01-01T00:00:00Z",
    ])
    func noDatesOfAtom(text: String) { #expect(!FeedDates.isRFC3339(text)) }

    @Test(arguments: [
        "Fri, 20 Nov 2026 09:30:00 +1100", "20 Nov 2026 09:30 GMT", "Sun, 1 Feb 26 00:00:00 UT", "Tue, 29 Feb 2000 23:59:59 -1400",
        "Thu, 01 Jan 70 00:00:00 EST", "2 Jan 2026 00:00:00 Z",
    ])
    func datesOfRSS(text: String) { #expect(FeedDates.isRFC822(text)) }

    @Test(arguments: [
        "", "Sat, 20 Nov 2026 09:30:00 +1100", "Friday, 20 Nov 2026 09:30:00 +1100", "Fri 20 Nov 2026 09:30:00 +1100",
        "Fri, 20 November 2026 09:30:00 GMT", "fri, 20 nov 2026 09:30:00 gmt", "Mon, 31 Nov 2026 00:00:00 GMT", "Fri, 20 Nov 2026 09:30:00",
        "Fri, 20 Nov 2026 25:30:00 GMT", "Fri, 20 Nov 2026 09:30:00 +11:00", "Fri, 20 Nov 2026 09:30:00 +1500", "Fri, 20 Nov 126 00:00 GMT",
        "Fri, 20 Nov 2026 09:30:00 AEDT", "Fri,  20 Nov 2026 09:30:00 GMT", "2026-11-20T09:30:00Z", "Fri, 20 Nov 2026 09:30:00 GMT ",
        "29 Feb 2025 00:00 GMT", "Fri, 20 Nov 2026 9:30:00 GMT", "Fri, 20 Nov 2026 09:30:00 K",
    ])
    func noDatesOfRSS(text: String) { #expect(!FeedDates.isRFC822(text)) }
}

import Bytes
import Foundation
import ListingKit
import Testing
import Values

struct TimestampTests {
    @Test(arguments: [
        (1_795_093_200, 39_600, "2026-11-20T00:00:00+11:00", "Fri, 20 Nov 2026 00:00:00 +1100"),
        (0, 0, "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 +0000"),
        (-1, 0, "1969-12-31T23:59:59Z", "Wed, 31 Dec 1969 23:59:59 +0000"),
        (0, -12_600, "1969-12-31T20:30:00-03:30", "Wed, 31 Dec 1969 20:30:00 -0330"),
        (1_709_210_096, 34_200, "2024-02-29T22:04:56+09:30", "Thu, 29 Feb 2024 22:04:56 +0930"),
        (1_709_210_096, 31_500, "2024-02-29T21:19:56+08:45", "Thu, 29 Feb 2024 21:19:56 +0845"),
        (253_402_300_799, 0, "9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 +0000"),
        (-62_135_596_800, 0, "0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 +0000"),
        (0, 36_292, "1970-01-01T10:04:00+10:04", "Thu, 01 Jan 1970 10:04:00 +1004"),
    ])
    func writesBothForms(seconds: Int, offset: Int, rfc3339: String, rfc822: String) {
        let timestamp = Timestamp(seconds: seconds, offset: offset)
        #expect(timestamp.rfc3339 == rfc3339)
        #expect(String(writing: { $0.append(rfc822: timestamp) }) == rfc822)
        #expect(timestamp.seconds == seconds)
    }

    /// Foundation's formatter is the judge over a walk through four centuries.
    @Test func agreesWithFoundation() {
        for seconds in stride(from: -6_000_000_000, to: 8_000_000_000, by: 77_777_777) {
            let style = Date.ISO8601FormatStyle(timeZone: .gmt)
            #expect(Timestamp(seconds: seconds).rfc3339 == Date(timeIntervalSince1970: Double(seconds)).formatted(style))
        }
    }

    @Test func isOrderedByInstant() {
        let sydney = Timestamp(seconds: 100, offset: 36_000)
        let utc = Timestamp(seconds: 100)
        #expect(utc < sydney && !(sydney < utc) && utc != sydney)
        #expect(sydney < Timestamp(seconds: 101, offset: -36_000))
    }

    @Test func tellsItsDayAndMinute() {
        let timestamp = Timestamp(seconds: 1_795_093_200 - 60, offset: 39_600)
        #expect(timestamp.day == Day(year: 2026, month: 11, day: 19))
        #expect(timestamp.minute == 1439)
    }
}

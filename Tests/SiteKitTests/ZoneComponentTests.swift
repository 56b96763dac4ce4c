import TestSupport
import Testing

@testable import ListingKit
@testable import SiteKit
@testable import Values

@Suite struct ZoneComponentTests {
    private static func text(_ zone: String) throws -> String {
        let clock = try #require(ZoneClock(zone))
        return String(decoding: ZoneComponent.bytes(for: clock), as: UTF8.self)
    }

    private static func lines(_ text: String) -> String { text.replacing("\n", with: "\r\n") + "\r\n" }

    @Test func melbourneFollowsTwoRules() throws {
        #expect(
            try Self.text("Australia/Melbourne")
                == Self.lines(
                    """
                    BEGIN:VTIMEZONE
                    TZID:Australia/Melbourne
                    BEGIN:DAYLIGHT
                    DTSTART:20191006T020000
                    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU
                    TZOFFSETFROM:+1000
                    TZOFFSETTO:+1100
                    TZNAME:AEDT
                    END:DAYLIGHT
                    BEGIN:STANDARD
                    DTSTART:20200405T030000
                    RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
                    TZOFFSETFROM:+1100
                    TZOFFSETTO:+1000
                    TZNAME:AEST
                    END:STANDARD
                    END:VTIMEZONE
                    """))
    }

    @Test func lordHoweMovesByHalfAnHour() throws {
        #expect(
            try Self.text("Australia/Lord_Howe")
                == Self.lines(
                    """
                    BEGIN:VTIMEZONE
                    TZID:Australia/Lord_Howe
                    BEGIN:DAYLIGHT
                    DTSTART:20191006T020000
                    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU
                    TZOFFSETFROM:+1030
                    TZOFFSETTO:+1100
                    TZNAME:LHDT
                    END:DAYLIGHT
                    BEGIN:STANDARD
                    DTSTART:20200405T020000
                    RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
                    TZOFFSETFROM:+1100
                    TZOFFSETTO:+1030
                    TZNAME:LHST
                    END:STANDARD
                    END:VTIMEZONE
                    """))
    }

    @Test(arguments: [
        ("Australia/Brisbane", "+1000", "AEST"), ("Australia/Darwin", "+0930", "ACST"), ("Australia/Perth", "+0800", "AWST"),
        ("Australia/Eucla", "+0845", "ACWST"), ("Indian/Christmas", "+0700", "CXT"), ("Indian/Cocos", "+0630", "CCT"),
        ("Asia/Kolkata", "+0530", "+0530"), ("America/Phoenix", "-0700", "-0700"), ("UTC", "+0000", "+0000"),
    ])
    func zonesWithoutChanges(zone: String, offset: String, name: String) throws {
        #expect(
            try Self.text(zone)
                == Self.lines(
                    """
                    BEGIN:VTIMEZONE
                    TZID:\(zone)
                    BEGIN:STANDARD
                    DTSTART:19700101T000000
                    TZOFFSETFROM:\(offset)
                    TZOFFSETTO:\(offset)
                    TZNAME:\(name)
                    END:STANDARD
                    END:VTIMEZONE
                    """))
    }

    @Test(arguments: [
        ("Australia/Sydney", ["AEDT", "AEST"]), ("Australia/Hobart", ["AEDT", "AEST"]), ("Australia/Adelaide", ["ACDT", "ACST"]),
        ("Australia/Broken_Hill", ["ACDT", "ACST"]), ("Pacific/Norfolk", ["NFDT", "NFT"]), ("Australia/Canberra", ["AEDT", "AEST"]),
        ("Europe/Berlin", ["+0100", "+0200"]), ("America/New_York", ["-0500", "-0400"]), ("America/St_Johns", ["-0330", "-0230"]),
    ])
    func zonesOfTwoRules(zone: String, names: [String]) throws {
        let component = try ParsedCalendar(Array(try Self.text(zone).utf8))
        #expect(component.components.map { $0["TZNAME"] } == names && component.components.allSatisfy { $0["RRULE"] != nil })
        #expect(Set(component.components.map(\.name)) == ["DAYLIGHT", "STANDARD"])
    }

    /// Where no rule holds for all years, every change stands there, and the rules that Europe and the Americas keep to are found.
    @Test func rulesAreThoseOfAllYears() throws {
        for (zone, count) in [("Africa/Casablanca", 38), ("Asia/Jerusalem", 37), ("Africa/Cairo", 30), ("Asia/Tehran", 7)] {
            let component = try ParsedCalendar(Array(try Self.text(zone).utf8))
            #expect(component.components.count == count && component.components.allSatisfy { $0["RRULE"] == nil }, "\(zone)")
        }
        let rules = try ["Europe/Berlin", "America/New_York"].map { zone in
            try ParsedCalendar(Array(try Self.text(zone).utf8)).components.compactMap { $0["RRULE"] }
        }
        #expect(
            rules == [
                ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
                ["FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"],
            ])
    }

    /// The components, worked out by the rules of RFC 5545, change the clocks when an independent account of them says.
    @Test(arguments: ClockTable.offsets.keys.sorted()) func agreesWithTheTable(zone: String) throws {
        let component = try ParsedCalendar(Array(try Self.text(zone).utf8))
        #expect(component["TZID"] == zone)
        var changes: [ClockTable.Change] = []
        for observance in component.components {
            changes += try Onsets.of(observance).map { ClockTable.Change(instant: $0.instant, before: $0.before, after: $0.after) }
        }
        changes.sort { $0.instant < $1.instant }
        let start = try #require(Day("2026-01-01")).number * 86_400
        let end = try #require(Day("2031-01-01")).number * 86_400
        #expect(changes.filter { (start..<end).contains($0.instant) } == ClockTable.changes[zone] ?? [])
        #expect(changes.last { $0.instant < start }?.after == ClockTable.offsets[zone])
    }

    @Test func componentsAreMadeOnce() throws {
        let zones = CalendarZones()
        let first = zones.component("Australia/Hobart")
        #expect(first == Array(try Self.text("Australia/Hobart").utf8) && zones.component("Australia/Hobart") == first)
        #expect(zones.component("Nowhere/Land").isEmpty)
    }
}

/// When a part of a VTIMEZONE takes effect, worked out from its DTSTART and RRULE.
private enum Onsets {
    static func of(_ observance: ParsedCalendar) throws -> [(instant: Int, before: Int, after: Int)] {
        let before = try offset(observance["TZOFFSETFROM"])
        let after = try offset(observance["TZOFFSETTO"])
        let start = try #require(observance["DTSTART"])
        let year = try #require(Int(start.prefix(4)))
        let first = try #require(
            Day("\(start.prefix(4))-\(start.dropFirst(4).prefix(2))-\(start.dropFirst(6).prefix(2))"))
        let hour = try #require(Int(start.dropFirst(9).prefix(2)))
        let seconds = hour * 3600 + (try #require(Int(start.dropFirst(11).prefix(2)))) * 60 - before
        guard let rule = observance["RRULE"] else { return [(first.number * 86_400 + seconds, before, after)] }
        let parts = Dictionary(
            uniqueKeysWithValues: rule.replacing(",", with: ";").split(separator: ";").map { part in
                let pair = part.split(separator: "=")
                return (String(pair[0]), String(pair[1]))
            })
        try #require(parts["FREQ"] == "YEARLY" && parts.count == 3)
        let month = try #require(parts["BYMONTH"].flatMap(Int.init))
        let day = try #require(parts["BYDAY"])
        let ordinal = try #require(Int(day.dropLast(2)))
        let weekday = try #require(["SU", "MO", "TU", "WE", "TH", "FR", "SA"].firstIndex(of: String(day.suffix(2))))
        let days = (year...2040).map { Self.day(ordinal, weekday, month: month, year: $0) }
        try #require(days.first == first, "the first onset follows the rule")
        return days.compactMap(\.self).map { ($0.number * 86_400 + seconds, before, after) }
    }

    private static func day(_ ordinal: Int, _ weekday: Int, month: Int, year: Int) -> Day? {
        let all = (1...31).compactMap { Day(year: year, month: month, day: $0) }.filter { $0.weekday == weekday }
        return ordinal < 0 ? all.dropLast(-ordinal - 1).last : all.dropFirst(ordinal - 1).first
    }

    private static func offset(_ text: String?) throws -> Int {
        let text = try #require(text)
        let minutes = try #require(Int(text.dropFirst().prefix(2))) * 60 + (try #require(Int(text.suffix(2))))
        return (text.hasPrefix("-") ? -1 : 1) * minutes * 60
    }
}

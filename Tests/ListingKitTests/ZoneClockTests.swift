import BundledData
import Foundation
import ListingKit
import Testing
import Values

struct ZoneClockTests {
    private func day(_ text: String) throws -> Day {
        try #require(Day(text))
    }

    @Test(arguments: [
        ("Australia/Melbourne", "2026-11-20T00:00:00+11:00"), ("Australia/Brisbane", "2026-11-20T00:00:00+10:00"),
        ("Australia/Adelaide", "2026-11-20T00:00:00+10:30"), ("Australia/Eucla", "2026-11-20T00:00:00+08:45"),
        ("Australia/Lord_Howe", "2026-11-20T00:00:00+11:00"), ("Pacific/Norfolk", "2026-11-20T00:00:00+12:00"),
        ("Indian/Cocos", "2026-11-20T00:00:00+06:30"), ("America/New_York", "2026-11-20T00:00:00-05:00"), ("UTC", "2026-11-20T00:00:00Z"),
    ])
    func midnightIsLocal(zone: String, expected: String) throws {
        let clock = try #require(ZoneClock(zone))
        #expect(clock.timestamp(try day("2026-11-20")).rfc3339 == expected)
    }

    @Test(arguments: ["", "Australia/Nowhere", "AEST", "GMT+10", "../../etc/passwd", "/etc/localtime", "Australia/", "a/b\0c"])
    func refusesUnknownZones(zone: String) {
        #expect(ZoneClock(zone) == nil)
    }

    /// Melbourne puts its clocks forward at 2 am on 4 October 2026.
    @Test func tellsSkippedTimes() throws {
        let clock = try #require(ZoneClock("Australia/Melbourne"))
        let day = try day("2026-10-04")
        guard case .once(let before) = clock.read(day, minute: 119) else { Issue.record("1:59 occurs once"); return }
        #expect(before.rfc3339 == "2026-10-04T01:59:00+10:00")
        guard case .skipped(let first) = clock.read(day, minute: 120) else { Issue.record("2:00 is skipped"); return }
        #expect(first.rfc3339 == "2026-10-04T03:00:00+11:00")
        guard case .skipped(let last) = clock.read(day, minute: 179) else { Issue.record("2:59 is skipped"); return }
        #expect(last.rfc3339 == "2026-10-04T03:59:00+11:00")
        guard case .once(let after) = clock.read(day, minute: 180) else { Issue.record("3:00 occurs once"); return }
        #expect(after == first)
    }

    /// Melbourne puts its clocks back at 3 am on 5 April 2026.
    @Test func tellsRepeatedTimes() throws {
        let clock = try #require(ZoneClock("Australia/Melbourne"))
        let day = try day("2026-04-05")
        guard case .repeated(let first, let second) = clock.read(day, minute: 150) else { Issue.record("2:30 occurs twice"); return }
        #expect(first.rfc3339 == "2026-04-05T02:30:00+11:00")
        #expect(second.rfc3339 == "2026-04-05T02:30:00+10:00")
        #expect(second.seconds - first.seconds == 3600)
        #expect(clock.timestamp(day, minute: 150) == first)
        guard case .once = clock.read(day, minute: 119), case .once = clock.read(day, minute: 180) else {
            Issue.record("the hours around occur once")
            return
        }
    }

    /// Lord Howe moves its clocks by half an hour.
    @Test func knowsHalfHours() throws {
        let clock = try #require(ZoneClock("Australia/Lord_Howe"))
        guard case .skipped(let shifted) = clock.read(try day("2026-10-04"), minute: 135) else { Issue.record("2:15 is skipped"); return }
        #expect(shifted.rfc3339 == "2026-10-04T02:45:00+11:00")
        guard case .once = clock.read(try day("2026-10-04"), minute: 150) else { Issue.record("2:30 occurs once"); return }
    }

    /// Samoa left out 30 December 2011 altogether.
    @Test func knowsDaysThatNeverWere() throws {
        let clock = try #require(ZoneClock("Pacific/Apia"))
        guard case .skipped(let shifted) = clock.read(try day("2011-12-30"), minute: 720) else {
            Issue.record("the day is skipped"); return
        }
        #expect(shifted.rfc3339 == "2011-12-31T12:00:00+14:00")
    }

    /// Every instant of some years, hour by hour, has Foundation's offset and is found again from its local time.
    @Test(arguments: [
        "Australia/Sydney", "Australia/Lord_Howe", "Australia/Perth", "Africa/Casablanca", "America/St_Johns", "Pacific/Apia",
        "Europe/Dublin",
    ])
    func agreesWithFoundation(zone: String) throws {
        let clock = try #require(ZoneClock(zone))
        let judge = try #require(TimeZone(identifier: zone))
        for seconds in stride(from: 1_293_840_000, to: 1_420_070_400, by: 3600) {
            let timestamp = clock.timestamp(at: seconds)
            let offset = judge.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
            #expect(timestamp == Timestamp(seconds: seconds, offset: offset))
            switch clock.read(timestamp.day, minute: timestamp.minute) {
            case .once(let found): #expect(found == timestamp)
            case .repeated(let first, let second): #expect(timestamp == first || timestamp == second)
            case .skipped: Issue.record("\(timestamp) is not skipped")
            }
        }
    }

    /// Every zone that there is has Foundation's offsets, also long after the last change that the database lists.
    @Test func everyZoneAgreesWithFoundation() throws {
        let list = String(decoding: UnsafeBufferPointer(start: houser_zones_list_bytes(), count: houser_zones_list_count()), as: UTF8.self)
        let names = list.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }.filter { $0.contains("/") }
        #expect(names.count > 400)
        // Foundation brings data of another year, in which Ramadan, and what the clocks do for it, is reckoned otherwise after 2037.
        let reckoned: Set = ["Asia/Gaza", "Asia/Hebron"]
        for name in names {
            let clock = try #require(ZoneClock(name))
            guard let judge = TimeZone(identifier: name) else { continue }
            let wrong = stride(from: 1_293_840_000, to: reckoned.contains(name) ? 2_145_916_800 : 2_600_000_000, by: 37 * 86_400 + 7 * 3600)
                .first { seconds in
                    clock.timestamp(at: seconds).offset != judge.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
                }
            #expect(wrong == nil, "\(name) at \(wrong ?? 0)")
        }
    }

    @Test(arguments: ["Australia/Nowhere", "Australia", "../etc/passwd", "", "Australia/Melbourne\t0\t9", "AEST"])
    func refusesWhatIsNoZone(name: String) { #expect(ZoneClock(name) == nil) }

    @Test func theOrderOfQuestionsDoesNotMatter() throws {
        let days = (0..<3000).map { Day(number: 20_000 + $0) }
        let forwards = try #require(ZoneClock("Australia/Hobart"))
        let backwards = try #require(ZoneClock("Australia/Hobart"))
        #expect(days.map { forwards.timestamp($0) } == days.reversed().map { backwards.timestamp($0) }.reversed())
    }

    @Test func minutesPastMidnightBelongToTheNextDay() throws {
        let clock = try #require(ZoneClock("Australia/Perth"))
        #expect(clock.timestamp(try day("2026-12-31"), minute: 1440) == clock.timestamp(try day("2027-01-01")))
    }

    @Test func clocksAreMadeOnceAndShared() async {
        let clocks = ZoneClocks()
        #expect(clocks.clock("Nowhere/Land") == nil)
        await withTaskGroup(of: Int?.self) { group in
            for number in 0..<200 {
                group.addTask { clocks.clock("Australia/Darwin")?.timestamp(Day(number: number * 400)).offset }
            }
            for await offset in group { #expect(offset == 34_200) }
        }
        #expect(clocks.clock("Australia/Darwin") === clocks.clock("Australia/Darwin"))
    }
}

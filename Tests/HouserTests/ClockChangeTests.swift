import Foundation
import ListingKit
import TestSupport
import Testing
import Values

@testable import Findings

/// Times that the clocks of a place skip, or show twice.
@Suite struct ClockChangeTests {
    /// A suburb in each zone of the table.
    static let places = [
        "Australia/Sydney": ("Newtown", "NSW", "2042"), "Australia/Melbourne": ("Collingwood", "VIC", "3066"),
        "Australia/Brisbane": ("St Lucia", "QLD", "4067"), "Australia/Adelaide": ("Glenelg", "SA", "5045"),
        "Australia/Perth": ("Perth", "WA", "6000"), "Australia/Hobart": ("Hobart", "TAS", "7000"),
        "Australia/Darwin": ("Darwin City", "NT", "0800"), "Australia/Broken_Hill": ("Broken Hill", "NSW", "2880"),
        "Australia/Eucla": ("Eucla", "WA", "6443"), "Australia/Lord_Howe": ("Lord Howe Island", "NSW", "2898"),
        "Pacific/Norfolk": ("Norfolk Island", "NSW", "2899"), "Indian/Christmas": ("Christmas Island", "WA", "6798"),
        "Indian/Cocos": ("West Island", "WA", "6799"),
    ]

    /// The findings of the rule on a rental with those slots, a pair of local times in seconds since 1970 each.
    private static func findings(_ slots: [Range<Int>], in place: (String, String, String)) throws -> [Diagnostic] {
        let lines = slots.map { "\n  - {start: \(text($0.lowerBound)), end: \(text($0.upperBound))}" }.joined()
        let address = "{street: 1 Smith Street, suburb: \(place.0), state: \(place.1), postcode: \(place.2)}"
        return try TruthfulFixTests.findings(TruthfulFixTests.rental(["address": address, "inspections": lines]))
            .filter { $0.rule == "clock-change" }
    }

    /// `2026-10-04 02:30`
    private static func text(_ time: Int) -> String {
        String(Timestamp(seconds: time).rfc3339.prefix(16)).replacing("T", with: " ")
    }

    /// In every zone, on every day on which clocks change anywhere, each quarter of an hour of the night is judged as the table says.
    @Test(arguments: ClockTable.offsets.keys.sorted()) func everyZoneSkipsAndRepeatsItsOwnTimes(zone: String) throws {
        let place = try #require(Self.places[zone])
        let days = Set(ClockTable.changes.values.joined().map { $0.skippedOrRepeated.lowerBound / 86_400 }).sorted()
        #expect(days.count == 10)
        let slots = days.flatMap { day in (4..<17).map { day * 86_400 + $0 * 900..<day * 86_400 + $0 * 900 + 600 } }
        let expected = slots.compactMap { slot -> String? in
            guard let change = (ClockTable.changes[zone] ?? []).first(where: { $0.skippedOrRepeated.contains(slot.lowerBound) }) else {
                return nil
            }
            let time = Self.text(slot.lowerBound)
            let (day, clock) = (time.prefix(10), time.suffix(4))
            return change.after > change.before
                ? "error: there is no \(clock) on \(day) in \(place.0)" : "warning: \(clock) comes twice on \(day) in \(place.0)"
        }
        let found = try Self.findings(slots, in: place).map { "\($0.severity): \($0.message)" }
        #expect(found == expected)
        let minutes = (ClockTable.changes[zone] ?? []).first?.skippedOrRepeated.count ?? 0
        #expect(found.count == 10 * minutes / 900)
    }

    /// Melbourne's clocks go from 2:00 to 3:00 on 4 October 2026, and from 3:00 to 2:00 on 4 April 2027; Lord Howe's by half an hour.
    @Test(arguments: [
        ("Australia/Melbourne", "2027-10-03 01:30", "02:00", nil), ("Australia/Melbourne", "2027-10-03 01:30", "02:01", "no 2:01"),
        ("Australia/Melbourne", "2027-10-03 02:00", "03:00", "no 2:00"), ("Australia/Melbourne", "2027-10-03 02:59", "04:00", "no 2:59"),
        ("Australia/Melbourne", "2027-10-03 03:00", "03:30", nil), ("Australia/Melbourne", "2027-10-03 01:30", "03:00", nil),
        ("Australia/Melbourne", "2027-10-03 01:00", "04:00", nil), ("Australia/Melbourne", "2027-10-03 11:00", "11:30", nil),
        ("Australia/Melbourne", "2027-04-04 01:30", "02:00", nil), ("Australia/Melbourne", "2027-04-04 01:30", "02:30", "2:30 twice"),
        ("Australia/Melbourne", "2027-04-04 02:00", "02:30", "2:00 twice"), ("Australia/Melbourne", "2027-04-04 03:00", "03:30", nil),
        ("Australia/Melbourne", "2027-04-04 02:59", "23:00", "2:59 twice"), ("Australia/Brisbane", "2027-10-03 02:15", "02:30", nil),
        ("Australia/Lord_Howe", "2027-10-03 02:15", "02:30", "no 2:15"), ("Australia/Lord_Howe", "2027-10-03 02:30", "03:00", nil),
        ("Australia/Lord_Howe", "2027-04-04 01:30", "01:45", "1:30 twice"), ("Australia/Lord_Howe", "2027-04-04 02:00", "02:30", nil),
    ])
    func edges(zone: String, start: String, end: String, found: String?) throws {
        let place = try #require(Self.places[zone])
        let day = String(start.prefix(10))
        let midnight = try #require(Day(day)).number * 86_400
        func time(_ text: some StringProtocol) throws -> Int {
            midnight + (try #require(Int(text.prefix(2)))) * 3600 + (try #require(Int(text.suffix(2)))) * 60
        }
        let findings = try Self.findings([try time(start.dropFirst(11))..<(try time(end))], in: place)
        let words = findings.map {
            $0.message.replacing(" on \(day) in \(place.0)", with: "").replacing("there is ", with: "").replacing("comes ", with: "")
        }
        #expect(words == [found].compactMap(\.self))
    }

    @Test func wordsAndFixes() throws {
        let slots = [
            "2027-10-03 02:30, end: 2027-10-03 03:00, cancelled: 2026-11-20", "2028-04-02 01:45, end: 2028-04-02 02:15",
        ]
        let lines = slots.map { "\n  - {start: \($0)}" }.joined()
        let found = try TruthfulFixTests.findings(TruthfulFixTests.rental(["inspections": lines])).filter { $0.rule == "clock-change" }
        try #require(found.count == 2)
        #expect(found[0].reason == "Clocks go forward from 2:00 to 3:00 then, so nobody could come. Take a time before or after.")
        #expect(
            found[0].fix
                == "  - {start: 2027-10-03 01:30, end: 2027-10-03 02:00, cancelled: 2026-11-20}\nor\n"
                + "  - {start: 2027-10-03 03:00, end: 2027-10-03 03:30, cancelled: 2026-11-20}")
        #expect(found[0].sourceLine?.contains("2027-10-03 02:30") ?? false && found[1].severity == .warning)
        #expect(
            found[1].reason
                == "Clocks go back from 3:00 to 2:00 then. Which of the two times do you mean? Calendars take the first; a time before 2:00 or after 3:00 leaves no doubt."
        )
        #expect(
            found[1].fix
                == "  - {start: 2028-04-02 01:30, end: 2028-04-02 02:00}\nor\n  - {start: 2028-04-02 03:00, end: 2028-04-02 03:30}")
    }

    /// Whatever way a slot is written in, either fix puts it right.
    @Test(arguments: [
        "\n  - {start: 2027-10-03 02:30, end: 2027-10-03 03:10}", "[{start: 2027-10-03 02:30, end: 2027-10-03 03:10}]",
        "{start: 2027-10-03T02:30, end: 2027-10-03T03:10}", "\n  - {end: \"2027-10-03 02:20\", start: 2027-10-03 01:50}",
        "\n  -   start: 2027-04-04 02:30\n      end: 2027-04-04 03:00",
    ])
    func eitherFixPutsItRight(slot: String) throws {
        let text = TruthfulFixTests.rental(["inspections": slot])
        let finding = try #require(try TruthfulFixTests.findings(text).first { $0.rule == "clock-change" })
        let fixes = try #require(finding.fix).components(separatedBy: "\nor\n")
        #expect(fixes.count == 2)
        for fix in fixes {
            var lines = text.components(separatedBy: "\n")
            let added = fix.components(separatedBy: "\n")
            for (index, line) in added.enumerated() {
                let old = lines[finding.span.line - 1 + index]
                lines[finding.span.line - 1 + index] =
                    added.count == 1 ? line : old[..<(try #require(old.range(of: added[index].prefix(3))).lowerBound)] + line
            }
            #expect(try TruthfulFixTests.findings(lines.joined(separator: "\n")).filter { $0.rule != "unusual-value" } == [])
        }
    }

    /// A listing without a place keeps the board's time; one whose place is wrong gets no finding that follows from it.
    @Test func theZoneIsThatOfThePlaceOrTheBoard() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write(
            "kinds/tale.yaml",
            "kind: tale\nplural: tales\nlabel: Tale\nlabels: Tales\nplace: none\ndone: closed\nexpires: 42\nschema: Thing\n"
                + "fields:\n  talks: {type: slots, label: Talks}\n")
        let slot = "[{start: 2027-10-03 02:30, end: 2027-10-03 03:00}]"
        let text = "---\ntitle: A story of the house\nowner: maria\nlisted: 2026-11-01\ninspections: \(slot)\ntalks: \(slot)\n---\nOnce.\n"
        try workspace.write("tales/house.md", text)
        let nowhere = "{street: 1 Smith Street, suburb: Nowhere, state: VIC, postcode: 3066}"
        try workspace.write("rentals/flat.md", TruthfulFixTests.rental(["inspections": slot, "address": nowhere]))
        let found = try workspace.check().diagnostics.filter { $0.rule == "clock-change" }
        #expect(found.map(\.message) == Array(repeating: "there is no 2:30 on 2027-10-03 in Melbourne", count: 2))
        #expect(found.map(\.span.line) == [5, 6] && found.allSatisfy { $0.file == "tales/house.md" })
        try workspace.edit("board.yaml", "Australia/Melbourne", "Africa/Cairo")
        #expect(try workspace.check().diagnostics.filter { $0.rule == "clock-change" } == [])
        // Cairo's clocks go back from midnight to 11 pm.
        try workspace.edit("tales/house.md", "talks: \(slot)", "talks: [{start: 2027-10-28 22:30, end: 2027-10-28 23:30}]")
        let late = try workspace.check().diagnostics.filter { $0.rule == "clock-change" }
        #expect(late.map(\.message) == ["23:30 comes twice on 2027-10-28 in Cairo"])
        let (before, after) = ("{start: 2027-10-28 22:00, end: 2027-10-28 23:00}", "{start: 2027-10-29 00:00, end: 2027-10-29 01:00}")
        #expect(late.map(\.fix) == ["talks: [\(before)]\nor\ntalks: [\(after)]"])
    }
}

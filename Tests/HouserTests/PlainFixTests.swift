import ListingKit
import TestSupport
import Testing

@testable import Findings

/// Slips in the groups of a listing: each is told in one way, and the line that is offered puts it right at once.
@Suite struct PlainFixTests {
    private static let slot = "start: 2026-11-28 11:00, end: 2026-11-28 11:30"

    static let slips: [(facts: String, message: String, fix: String)] = [
        (
            "inspections: [{\(slot), added: 2026-10-20}]", "\"added\" is 2026-10-20, before it was listed on 2026-11-01",
            "inspections: [{\(slot)}]"
        ),
        (
            "inspections:\n  - {\(slot), cancelled: 2026-10-20}", "\"cancelled\" is 2026-10-20, before it was listed on 2026-11-01",
            "  - {\(slot), cancelled: 2026-11-21}"
        ),
        ("inspections: [{\(slot), cancelled: }]", "\"cancelled\" has no day", "inspections: [{\(slot), cancelled: 2026-11-21}]"),
        ("inspections: [{\(slot), cancelled}]", "\"cancelled\" has no day", "inspections: [{\(slot), cancelled: 2026-11-21}]"),
        ("inspections: [{\(slot), added: }]", "\"added\" has no day", "inspections: [{\(slot), added: 2026-11-21}]"),
        (
            "inspections:\n  - start: 2026-11-28 11:00\n    end: 2026-11-28 11:30\n    cancelled:  # rain", "\"cancelled\" has no day",
            "    cancelled: 2026-11-21  # rain"
        ),
        (
            "inspections:\n  - {start: 2026-11-14 11:00, end: 2026-11-14 11:30, cancelled: }", "\"cancelled\" has no day",
            "  - {start: 2026-11-14 11:00, end: 2026-11-14 11:30, cancelled: …}"
        ),
        ("inspections: [{\(slot), canceled: true}]", "has no \"canceled\"", "inspections: [{\(slot), cancelled: 2026-11-21}]"),
        ("inspections: [{\(slot), canceled: }]", "has no \"canceled\"", "inspections: [{\(slot), cancelled: 2026-11-21}]"),
        ("inspections: [{\(slot), canceled: 20/11/2026}]", "has no \"canceled\"", "inspections: [{\(slot), cancelled: 2026-11-20}]"),
        ("inspections: [{\(slot), canceled: 2026-11-20}]", "has no \"canceled\"", "inspections: [{\(slot), cancelled: 2026-11-20}]"),
        ("inspections: [{\(slot), cancelled: true}]", "\"cancelled\" must be a date", "inspections: [{\(slot), cancelled: 2026-11-21}]"),
        ("inspections: [{\(slot), cancelled: no}]", "\"cancelled\" must be a day, not \"no\"", "inspections: [{\(slot)}]"),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:00}]", "it ends the minute it starts",
            "inspections: [{start: 2026-11-28 11:00, end: …}]"
        ),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-29 11:30}]", "it ends on a different day",
            "inspections: [{\(slot)}]"
        ),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-27 11:30}]", "it ends before it starts",
            "inspections: [{\(slot)}]"
        ),
        ("inspections: [{start: 2026-11-28 11:00, end: 11:30}]", "\"end\" must be a day and a time", "inspections: [{\(slot)}]"),
        ("inspections: [{start: 2026-11-28 11:00, end: 11:30:00}]", "\"end\" must be a day and a time", "inspections: [{\(slot)}]"),
        ("inspections: [{start: 11 am, end: 2026-11-28 11:30}]", "\"start\" must be a day and a time", "inspections: [{\(slot)}]"),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 1:30}]", "\"end\" must be a day and a time",
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 13:30}]"
        ),
        (
            "inspections:\n  - start: 2026-11-28 11:00\n    end: 11.30am", "\"end\" must be a day and a time", "    end: 2026-11-28 11:30"
        ),
        (
            "inspections: [{start: 2026-11-28T11:00:00, end: 2026-11-28 11:30}]", "\"start\" must be a day and a time",
            "inspections: [{\(slot)}]"
        ),
        (
            "inspections: [{start:2026-11-28 11:00, end:2026-11-28 11:30}]", "a space is missing after \"start:\"",
            "inspections: [{\(slot)}]"
        ),
        ("history: [{on:2026-11-18, rent:720}]", "a space is missing after \"on:\"", "history: [{on: 2026-11-18, rent: 720}]"),
        ("history:\n  - {on:2026-11-18, was: 720}", "a space is missing after \"on:\"", "  - {on: 2026-11-18, rent: 720}"),
        ("history: [{on: 2026-11-18 rent: 720}]", "a comma is missing before \"rent\"", "history: [{on: 2026-11-18, rent: 720}]"),
        ("history: [{until: 2026-11-18, rent: 720}]", "no \"until\"; did you mean \"on\"", "history: [{on: 2026-11-18, rent: 720}]"),
        ("history: [{day: 2026-11-18, was: 720}]", "no \"was\"; did you mean \"rent\"", "history: [{on: 2026-11-18, rent: 720}]"),
        (
            "status: let\nhistory:\n  - {date: 2026-11-18, was: available}", "no \"was\"; did you mean \"status\"",
            "  - {on: 2026-11-18, status: available}"
        ),
        (
            "history: [{on: 2026-11-18, rent: 720}, {on: 2026-11-10, rent: 750}]", "the row of 2026-11-10 is below the row of 2026-11-18",
            "history: [{on: 2026-11-10, rent: 750}, {on: 2026-11-18, rent: 720}]"
        ),
        (
            "history:\n  - {on: 2026-11-18, rent: 720}\n  - {on: 2026-11-10, rent: 750}", "the row of 2026-11-10 is below",
            "  - {on: 2026-11-10, rent: 750}\n  - {on: 2026-11-18, rent: 720}"
        ),
        (
            "history:\n  - on: 2026-11-18\n    rent: 720\n  - on: 2026-11-10\n    rent: 750", "the row of 2026-11-10 is below",
            "Move the row of 2026-11-10 above that of 2026-11-18."
        ),
        ("history: was 720", "\"history\" must be a list of rows, not text", "history: [{on: …, rent: 720}]"),
        ("history: $720 until 2026-11-18", "\"history\" must be a list of rows", "history: [{on: 2026-11-18, rent: 720}]"),
        ("status: let\nhistory: available", "\"history\" must be a list of rows", "history: [{on: …, status: available}]"),
        ("history: [{on: 2026-11-18}]", "needs what applied until then", "history: [{on: 2026-11-18, rent: …}]"),
        ("confirmed: 2026-12-24", "\"confirmed\" is 2026-12-24, which is in the future", "confirmed: 2026-11-21"),
        ("tags: [quiet, \"#trams\"]", "\"#trams\" cannot be a tag", "tags: [quiet, trams]"),
        ("tags: quiet #trams", "\"tags\" stops at the \"#\"", "tags: [quiet, trams]"),
        ("tags: #trams #quiet", "\"tags\" is empty here", "tags: [trams, quiet]"),
        ("contact: {phone:0491 570 156}", "a space is missing after \"phone:\"", "contact: {phone: 0491 570 156}"),
    ]

    @Test(arguments: slips) func theLineThatIsOfferedPutsItRight(facts: String, message: String, fix: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", EventTests.listing(facts))
        let found = try Self.findings(workspace)
        #expect(found.contains { $0.message.contains(message) && $0.fix == fix }, "\(found)")
        guard let finding = found.first(where: { $0.fix == fix }), fix.contains(":") else { return }
        // The rows of a history that is put in order take the place of all of them.
        let count = fix.split(separator: "\n").count
        var lines = EventTests.listing(facts).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let last = finding.span.line
        lines.replaceSubrange(last - count..<last, with: [fix])
        try workspace.write("rentals/told.yaml", lines.joined(separator: "\n"))
        let rest = try Self.findings(workspace)
        #expect(rest.allSatisfy { $0.rule == "placeholder" || $0.severity == .hint }, "\(rest)")
        #expect(rest.contains { $0.rule == "placeholder" } == fix.contains("…"), "\(rest)")
    }

    static let points: [(facts: String, message: String, fix: String)] = [
        ("point: -37.8025, 144.9861", "is taken for a key", "[-37.8025, 144.9861]"),
        ("point: 37.8025, 144.9861, show: full", "is taken for a key", "[37.8025, 144.9861], show: full"),
        ("point: -37.8025 144.9861", "with a comma between them", "[-37.8025, 144.9861]"),
        ("point: \"37.8025, 144.9861\"", "km from Collingwood", "[-37.8025, 144.9861]"),
        ("point: [144.9861, -37.8025]", "is no point on the Earth", "[-37.8025, 144.9861]"),
        ("point: [-37.8025]", "must be a latitude and a longitude", "[…, …]"),
    ]

    @Test(arguments: points) func aPointIsOfferedAsALine(facts: String, message: String, fix: String) throws {
        let place = "address: {suburb: Collingwood, state: VIC, postcode: 3066, "
        let found = try TruthfulFixTests.findings(TruthfulFixTests.rental(["address": String(place.dropFirst(9)) + facts + "}"]))
        #expect(found.count == 1 && found[0].message.contains(message), "\(found)")
        #expect(found.map(\.fix) == [place + "point: " + fix + "}"])
    }

    @Test func aPointBesideTheAddressBelongsIntoIt() throws {
        let found = try TruthfulFixTests.findings(TruthfulFixTests.rental(["point": "[-37.8025, 144.9861]"]))
        #expect(found.map(\.message) == ["a home to rent has no \"point\"; did you mean \"address\" with \"point\" inside?"])
        let line =
            "address: {street: 1 Smith Street, suburb: Collingwood, state: VIC, postcode: 3066, point: [-37.8025, 144.9861]}"
        #expect(found.map(\.fix) == ["Delete this line, and write in \"address\":\n" + line])
    }

    private static func findings(_ workspace: Workspace) throws -> [Diagnostic] {
        try workspace.check().diagnostics.filter { $0.file == "rentals/told.yaml" }
    }
}

import ListingKit
import TestSupport
import Testing

@testable import Facts
@testable import Rules

/// What is told of a listing follows from the dated facts of its file.
@Suite struct EventTests {
    /// Facts beside those that every listing of these tests has, and what they tell.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let facts: String
        let events: [String]

        init(_ name: String, _ facts: String, _ events: [String]) {
            testDescription = name
            self.facts = facts
            self.events = events
        }
    }

    private static let listed = "2026-11-01 listed $480"

    static let cases = [
        Case("nothing but the listing", "", [listed]),
        Case(
            "a price that dropped twice", "history: [{on: 2026-11-05, rent: 520}, {on: 2026-11-10, rent: 500}]",
            ["2026-11-01 listed $520", "2026-11-05 price-dropped $500 from $520", "2026-11-10 price-dropped $480 from $500"]),
        Case(
            "a price that rose on the day of listing", "history: [{on: 2026-11-01, rent: 450}]",
            ["2026-11-01 listed $450", "2026-11-01 price-rose $480 from $450"]),
        Case(
            "a price that dropped on the day of an inspection",
            "history: [{on: 2026-11-20, rent: 500}]\ninspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-20}]",
            ["2026-11-01 listed $500", "2026-11-20 price-dropped $480 from $500", "2026-11-20 inspection-added"]),
        Case(
            "let after it had expired",
            "listed: 2026-09-01\nconfirmed: 2026-09-10\nstatus: let\nhistory: [{on: 2026-11-12, status: available}]",
            ["2026-09-01 listed $480", "2026-10-22 expired $480", "2026-11-12 closed $480"]),
        Case(
            "withdrawn on the day on which it expired",
            "listed: 2026-09-01\nconfirmed: 2026-09-10\nstatus: withdrawn\nhistory: [{on: 2026-10-22, status: available}]",
            ["2026-09-01 listed $480", "2026-10-22 expired $480", "2026-10-22 withdrawn $480"]),
        Case(
            "let, without its day, after a price that dropped", "status: let\nhistory: [{on: 2026-11-20, rent: 500}]",
            ["2026-11-01 listed $500", "2026-11-20 price-dropped $480 from $500", "2026-11-20 closed"]),
        Case(
            "two prices of one day are two changes", "history: [{on: 2026-11-05, rent: 520}, {on: 2026-11-05, rent: 500}]",
            ["2026-11-01 listed $520", "2026-11-05 price-dropped $500 from $520", "2026-11-05 price-dropped $480 from $500"]),
        Case(
            "a price that came back the same day", "history: [{on: 2026-11-05, rent: 480}, {on: 2026-11-05, rent: 500}]",
            [listed, "2026-11-05 price-rose $500 from $480", "2026-11-05 price-dropped $480 from $500"]),
        Case(
            "let and back on one day", "history: [{on: 2026-11-05, status: available}, {on: 2026-11-05, status: let}]",
            [listed, "2026-11-05 closed $480", "2026-11-05 back $480"]),
        Case(
            "back after it had expired",
            "listed: 2026-09-01\nhistory: [{on: 2026-11-12, confirmed: 2026-09-10}]",
            ["2026-09-01 listed $480", "2026-10-22 expired $480", "2026-11-12 back $480"]),
        Case(
            "confirmed before it had expired", "listed: 2026-10-01\nhistory: [{on: 2026-11-05, confirmed: 2026-10-01}]",
            ["2026-10-01 listed $480"]),
        Case(
            "let when it would have expired",
            "listed: 2026-09-01\nhistory: [{on: 2026-10-01, status: available}, {on: 2026-11-12, status: let, confirmed: 2026-09-10}]",
            ["2026-09-01 listed $480", "2026-10-01 closed $480", "2026-11-12 back $480"]),
        Case(
            "let, with its day", "status: let\nhistory: [{on: 2026-11-12, status: available}]",
            [listed, "2026-11-12 closed $480"]),
        Case("let, without its day", "status: let", [listed, "2026-11-18 closed $480"]),
        Case(
            "under application, fallen through, let after all",
            "status: let\nhistory: [{on: 2026-11-03, status: available}, {on: 2026-11-06, status: under-application}, {on: 2026-11-09, status: available}]",
            [listed, "2026-11-03 under-application $480", "2026-11-06 back $480", "2026-11-09 closed $480"]),
        Case(
            "withdrawn and back with another price",
            "history: [{on: 2026-11-03, status: available}, {on: 2026-11-15, status: withdrawn, rent: 500}]",
            ["2026-11-01 listed $500", "2026-11-03 withdrawn $500", "2026-11-15 price-dropped $480 from $500", "2026-11-15 back $480"]),
        Case("expired", "confirmed: 2026-11-01\nlisted: 2026-10-01", ["2026-10-01 listed $480"]),
        Case("expired at last", "confirmed: 2026-10-10\nlisted: 2026-10-01", ["2026-10-01 listed $480", "2026-11-21 expired $480"]),
        Case(
            "withdrawn in time is not expired",
            "confirmed: 2026-10-02\nlisted: 2026-10-01\nstatus: withdrawn\nhistory: [{on: 2026-10-03, status: available}]",
            ["2026-10-01 listed $480", "2026-10-03 withdrawn $480"]),
        Case(
            "inspections that came later",
            """
            inspections:
              - {start: 2026-11-28 11:00, end: 2026-11-28 11:30}
              - {start: 2026-12-05 11:00, end: 2026-12-05 11:30, added: 2026-11-20}
              - {start: 2026-12-06 11:00, end: 2026-12-06 11:30, added: 2026-11-20, cancelled: 2026-11-21}
            """,
            [
                listed, "2026-11-20 inspection-added $480", "2026-11-20 inspection-added $480",
                "2026-11-21 inspection-cancelled $480",
            ]),
        Case(
            "an inspection announced with the listing",
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-01}]", [listed]),
        Case("what is still to come", "history: [{on: 2026-11-22, rent: 500}]", ["2026-11-01 listed $500"]),
    ]

    @Test(arguments: cases) func followFromTheFile(_ example: Case) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", Self.listing(example.facts))
        let reading = try workspace.check()
        #expect(!reading.hasErrors, "\(reading.diagnostics)")
        let listing = try #require(reading.listings.first { $0.summary.slug == "told" })
        let full = try reading.inFull(listing)
        let events = full.events(until: reading.today)
        #expect(events.map(Self.text) == example.events)
        #expect(listing.summary.told.map(\.mark) == events.map(\.mark))
        #expect(listing.summary.updated.day == events.last?.day)
    }

    /// What ended a listing, for feeds to tell that it is gone: never an event that ends nothing, such as its listing.
    @Test(arguments: [
        ("status: let\nhistory: [{on: 2026-11-12, status: available}]", EventMark.Kind.done),
        ("status: let\nhistory: [{on: 2026-11-22, status: available}]", nil),
        ("status: let\nhistory: [{on: 2026-11-12, status: let}]", .done),
        ("listed: 2026-09-01\nconfirmed: 2026-09-10", .expired),
        ("status: under-application\nhistory: [{on: 2026-11-12, status: available}]", nil),
    ]) func endIsWhatEndedIt(facts: String, end: EventMark.Kind?) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", Self.listing(facts))
        let listing = try #require(try workspace.check().listings.first { $0.summary.slug == "told" })
        #expect(listing.summary.end?.kind == end)
    }

    private static func text(_ event: ListingEvent) -> String {
        var text = "\(event.day) \(event.name)" + (event.price.map { " " + $0.display } ?? "")
        switch event.change {
        case .priceRose(let before), .priceDropped(let before): text += " from " + before.display
        default: break
        }
        return text
    }

    /// A listing with those facts in place of, or beside, the usual ones.
    static func listing(_ facts: String) -> String {
        let usual = ["listed: 2026-11-01", "confirmed: 2026-11-18"]
        let given = Set(facts.split(separator: "\n").compactMap { $0.split(separator: ":").first })
        return """
            title: A flat that is told of
            owner: tom
            address: {street: 7 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066}
            rent: 480
            property: apartment
            bedrooms: 2
            bathrooms: 1
            available: 2026-12-01
            description: A flat.
            \(usual.filter { line in !given.contains { line.hasPrefix($0) } }.joined(separator: "\n"))
            \(facts)

            """
    }

    /// A rule's finding, by what is wrong with the facts.
    static let mistakes: [(facts: String, finding: String)] = [
        ("history: [{on: 2026-10-05, rent: 520}]", "before it was listed on 2026-11-01"),
        ("history: [{on: 2026-11-05, rent: 480}]", "\"rent\" was $480 until 2026-11-05, and is $480 after it too"),
        ("history: [{on: 2026-11-05, status: available}]", "\"status\" was available until 2026-11-05, and is available after it too"),
        ("history: [{on: 2026-11-05, confirmed: 2026-11-01}]", "confirmed on 2026-11-01, this listing had not expired by 2026-11-05"),
        ("history: [{on: 2026-11-05, confirmed: 2026-11-10}]", "when nobody can have confirmed on 2026-11-10"),
        ("history: [{on: 2026-11-09, rent: 500}, {on: 2026-11-05, rent: 520}]", "the row of 2026-11-05 is below the row of 2026-11-09"),
        ("history: [{on: 2026-12-05, rent: 520}]", "the history says what applied until 2026-12-05, which is in the future"),
        ("status: let", "nothing says when this became let"),
        ("inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-29}]", "after the inspection itself on 2026-11-28"),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-10-20}]",
            "\"added\" is 2026-10-20, before it was listed on 2026-11-01"
        ),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, cancelled: 2026-10-31}]",
            "\"cancelled\" is 2026-10-31, before it was listed on 2026-11-01"
        ),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, cancelled: 2026-11-25}]",
            "\"cancelled\" is 2026-11-25, which is in the future"
        ),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-20, cancelled: 2026-11-19}]",
            "cancelled on 2026-11-19, before it was added on 2026-11-20"
        ),
        (
            "inspections: [{start: 2026-11-28 11:00, end: 2026-11-28 11:30}, {start: 2026-11-28 11:00, end: 2026-11-28 12:00}]",
            "two of them start on 2026-11-28 at 11:00"
        ),
    ]

    @Test(arguments: mistakes) func findsWhatMakesNoSense(facts: String, finding: String) throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", Self.listing(facts))
        let found = try workspace.check().diagnostics.filter { $0.file == "rentals/told.yaml" }.map(\.message)
        #expect(found.contains { $0.contains(finding) }, "\(found)")
    }

    @Test func aListIsNotEndless() throws {
        let workspace = try Workspace(board: "small")
        let rows = (0..<201).map { "{on: 2026-11-05, rent: \(500 + $0)}" }.joined(separator: ", ")
        try workspace.write("rentals/told.yaml", Self.listing("history: [\(rows)]"))
        #expect(try workspace.check().diagnostics.contains { $0.message == "\"history\" has 201 entries; there can be 100" })
    }
}

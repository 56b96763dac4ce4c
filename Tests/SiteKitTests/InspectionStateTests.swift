import TestSupport
import Testing

@testable import Facts
@testable import ListingKit
@testable import Rules
@testable import SiteKit
@testable import Values

@Suite struct InspectionStateTests {
    /// Facts of a listing that was listed on 1 November and is looked at on 21 November, and the state of its inspection on 28 November.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let facts: [String: String]
        /// The inspection, beside its times.
        let slot: String
        let state: String

        init(_ name: String, _ facts: [String: String] = [:], slot: String = "", is state: String) {
            testDescription = name
            self.facts = facts
            self.slot = slot
            self.state = state
        }
    }

    static let cases = [
        Case("announced with the listing", is: "CONFIRMED 0 2026-11-01"),
        Case("added later", slot: ", added: 2026-11-10", is: "CONFIRMED 0 2026-11-10"),
        Case("called off", slot: ", cancelled: 2026-11-12", is: "CANCELLED 1 2026-11-12"),
        Case("added later and called off", slot: ", added: 2026-11-10, cancelled: 2026-11-12", is: "CANCELLED 1 2026-11-12"),
        Case("let", ["status": "let", "history": "[{on: 2026-11-12, status: available}]"], is: "CANCELLED 1 2026-11-12"),
        Case("withdrawn", ["status": "withdrawn", "history": "[{on: 2026-11-12, status: available}]"], is: "CANCELLED 1 2026-11-12"),
        Case("let on a day that is not told", ["status": "let"], is: "CANCELLED 1 2026-11-18"),
        Case(
            "under application", ["status": "under-application", "history": "[{on: 2026-11-12, status: available}]"],
            is: "CONFIRMED 0 2026-11-01"),
        Case(
            "withdrawn and back", ["history": "[{on: 2026-11-05, status: available}, {on: 2026-11-12, status: withdrawn}]"],
            is: "CONFIRMED 2 2026-11-12"),
        Case(
            "withdrawn and back before it was added",
            ["history": "[{on: 2026-11-05, status: available}, {on: 2026-11-12, status: withdrawn}]"], slot: ", added: 2026-11-12",
            is: "CONFIRMED 0 2026-11-12"),
        Case(
            "added while withdrawn, and back", ["history": "[{on: 2026-11-05, status: available}, {on: 2026-11-12, status: withdrawn}]"],
            slot: ", added: 2026-11-10", is: "CONFIRMED 1 2026-11-12"),
        Case(
            "called off and let", ["status": "let", "history": "[{on: 2026-11-14, status: available}]"], slot: ", cancelled: 2026-11-12",
            is: "CANCELLED 2 2026-11-14"),
        Case(
            "let after it was under application",
            [
                "status": "let",
                "history": "[{on: 2026-11-05, status: available}, {on: 2026-11-08, status: under-application}]",
            ], is: "CANCELLED 1 2026-11-08"),
        Case("a price that dropped", ["history": "[{on: 2026-11-05, rent: 550}]"], is: "CONFIRMED 0 2026-11-01"),
        Case("expired", ["listed": "2026-10-01", "confirmed": "2026-10-05"], is: "CANCELLED 1 2026-11-16"),
        Case(
            "let after it had expired",
            ["listed": "2026-10-01", "confirmed": "2026-10-05", "status": "let", "history": "[{on: 2026-11-18, status: available}]"],
            is: "CANCELLED 1 2026-11-16"),
        Case("confirmed in time", ["listed": "2026-10-11", "confirmed": "2026-11-20"], is: "CONFIRMED 0 2026-10-11"),
        Case("confirmed when it may have expired", ["listed": "2026-10-01", "confirmed": "2026-11-20"], is: "CONFIRMED 2 2026-11-20"),
        Case(
            "added after the last confirmation", ["listed": "2026-08-01", "confirmed": "2026-11-10"], slot: ", added: 2026-11-10",
            is: "CONFIRMED 0 2026-11-10"),
    ]

    @Test(arguments: cases) func states(_ example: Case) throws {
        let slots = "[{start: 2026-11-28 11:00, end: 2026-11-28 11:30\(example.slot)}]"
        let facts = ["listed": "2026-11-01", "confirmed": "2026-11-18", "inspections": slots].merging(example.facts) { $1 }
        let (frame, items) = try CalendarBoard(facts).read()
        let listing = try #require(items.first).listing
        let slot = try #require(listing.inspections.first)
        let state = InspectionState(
            of: slot, in: listing, turns: InspectionState.turns(of: listing, listing.events(until: frame.today), until: frame.today))
        #expect("\(state.isCancelled ? "CANCELLED" : "CONFIRMED") \(state.revision) \(state.changed)" == example.state)
    }

    /// An inspection on the day on which a listing closes or is open again still takes place; what happens later changes nothing of it.
    @Test(arguments: [
        ("2026-11-12", "let", "2026-11-12", "CONFIRMED 0"), ("2026-11-12", "let", "2026-11-13", "CANCELLED 1"),
        ("2026-11-12", "let", "2026-11-11", "CONFIRMED 0"), ("2026-11-05", "back", "2026-11-10", "CONFIRMED 2"),
        ("2026-11-05", "back", "2026-11-09", "CANCELLED 1"), ("2026-11-05", "back", "2026-11-05", "CONFIRMED 0"),
    ])
    func daysThatMeet(closed: String, now: String, slot: String, state: String) throws {
        let rows = "{on: \(closed), status: available}" + (now == "back" ? ", {on: 2026-11-10, status: let}" : "")
        let facts = [
            "listed": "2026-11-01", "confirmed": "2026-11-18", "status": now == "back" ? "available" : "let", "history": "[\(rows)]",
            "inspections": "[{start: \(slot) 11:00, end: \(slot) 11:30}]",
        ]
        let event = try #require(try CalendarBoard(facts).events().first)
        #expect("\(event["STATUS"] ?? "") \(event["SEQUENCE"] ?? "")" == state)
    }

    private static let original = Result { try CalendarBoard().read().items.first?.listing }

    /// Owners do what they like for half a year: no day's calendar takes back a number or a day that one before it gave, and a status that
    /// changes comes with a higher number.
    @Test(arguments: 0..<30) func revisionsOnlyGrow(seed: Int) throws { try checkRevisions(seed: seed) }

    @Test(.endurance, arguments: Endurance.rounds(1_000)) func revisionsOnlyEverGrow(seed: Int) throws { try checkRevisions(seed: seed) }

    private func checkRevisions(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let original = try #require(try Self.original.get())
        let start = original.listed
        var owner = Owner(original)
        var last: (revision: Int, changed: Day, isCancelled: Bool)?
        let added = start + Int.random(in: 0..<80, using: &random)
        let slot = added + Int.random(in: 0..<60, using: &random)
        for today in (0..<200).map({ start + $0 }) {
            owner.act(on: today, &random)
            guard today >= added else { continue }
            owner.keep(slot, since: added, on: today, &random)
            let listing = owner.listing
            let turns = InspectionState.turns(of: listing, listing.events(until: today), until: today)
            let state = InspectionState(of: try #require(listing.inspections.first), in: listing, turns: turns)
            if let last {
                #expect(state.revision >= last.revision && state.changed >= last.changed, "\(today)")
                #expect(state.isCancelled == last.isCancelled || state.revision > last.revision, "\(today)")
            }
            if today < slot {
                #expect(state.isCancelled == (!listing.stands(on: today) || listing.inspections[0].cancelled != nil), "\(today)")
            }
            last = (state.revision, state.changed, state.isCancelled)
        }
        #expect(last != nil)
    }

    /// Somebody who keeps a listing, and writes down the day of all that they do.
    private struct Owner {
        private(set) var listing: Listing

        init(_ listing: Listing) {
            self.listing = listing
        }

        /// Does now and then what an owner does.
        mutating func act(on day: Day, _ random: inout SeededGenerator) {
            guard day > listing.listed, Int.random(in: 0..<12, using: &random) == 0 else { return }
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1: change(to: listing.status, confirmed: day, on: day)
            case 2: change(to: listing.isOpen ? listing.kind.done : Kind.available, confirmed: day, on: day)
            default: change(to: listing.isOpen ? listing.kind.pending : Kind.withdrawn, confirmed: listing.confirmed, on: day)
            }
        }

        /// Adds the inspection, and calls it off now and then.
        mutating func keep(_ slot: Day, since added: Day, on day: Day, _ random: inout SeededGenerator) {
            let isCalledOff = day <= slot && Int.random(in: 0..<40, using: &random) == 0
            let cancelled = listing.inspections.first?.cancelled ?? (isCalledOff ? day : nil)
            listing = copy(inspections: [TimeSlot(day: slot, start: 660, end: 690, added: added, cancelled: cancelled)])
        }

        private mutating func change(to status: String, confirmed: Day, on day: Day) {
            let row = PastState(day: day, price: nil, status: listing.status, confirmed: nil)
            listing = copy(
                status: status, confirmed: confirmed, history: status == listing.status ? listing.history : listing.history + [row])
        }

        private func copy(
            status: String? = nil, confirmed: Day? = nil, history: [PastState]? = nil, inspections: [TimeSlot]? = nil
        ) -> Listing {
            Listing(
                id: listing.id, slug: listing.slug, kind: listing.kind, file: listing.file, title: listing.title, owner: listing.owner,
                status: status ?? listing.status, place: listing.place, price: listing.price, values: listing.values,
                listed: listing.listed, confirmed: confirmed ?? listing.confirmed, inspections: inspections ?? listing.inspections,
                history: history ?? listing.history, images: listing.images, contact: listing.contact, tags: listing.tags,
                description: listing.description)
        }
    }
}

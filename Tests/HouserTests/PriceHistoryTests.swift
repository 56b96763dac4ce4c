import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// How the price of a listing changed, drawn and in words.
@Suite struct PriceHistoryTests {
    /// The page of a listing with those facts, but for its map and for the cards of other listings.
    private func page(_ facts: String) throws -> String {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", EventTests.listing(facts))
        try workspace.build()
        let page = try workspace.text("rentals/told/index.html")
        let parts = page.components(separatedBy: "<svg class=\"map\"")
        return parts.map { $0.components(separatedBy: "<h2 id=similar>")[0] }.joined()
    }

    private func chart(_ page: String) -> String { all(page, "class=\"price-chart\"", "</svg>").first ?? "" }

    /// The texts between two marks, in order.
    private func all(_ text: String, _ start: String, _ end: String) -> [String] {
        text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
    }

    @Test(arguments: [
        "", "history: [{on: 2026-11-05, status: withdrawn}]", "history: [{on: 2026-11-05, rent: 480}, {on: 2026-11-05, rent: 500}]",
        "history: [{on: 2026-11-22, rent: 500}]",
    ])
    func aPriceThatNeverChangedIsNotDrawn(facts: String) throws {
        let page = try page(facts)
        #expect(!page.contains("price-chart") && !page.contains("class=\"drop\""))
    }

    @Test func aDrop() throws {
        let page = try page("history: [{on: 2026-11-05, rent: 520}]")
        #expect(page.contains("<span class=drop>$40 less since 5 Nov</span></p>"))
        #expect(page.contains("aria-label=\"Rent from $520 on 1 November 2026 to $480 since 5 November 2026\""))
        #expect(
            page.contains(
                """
                <ol class=history>
                <li><time datetime="2026-11-01">1 November 2026</time> Listed at $520</li>
                <li><time datetime="2026-11-05">5 November 2026</time> Rent dropped from $520 to $480</li>
                </ol>
                """))
        // 17 days to 18 November, when it was last confirmed.
        #expect(all(page, "class=\"line\" d=\"", "\"") == ["M36 8H103V88H324"])
        #expect(
            all(chart(page), "text-anchor=\"", "</text>") == ["end\">$520", "start\">$480", "start\">1 Nov 2026", "middle\">5 Nov 2026"])
    }

    @Test func aRise() throws {
        let page = try page("history: [{on: 2026-11-05, rent: 450}]")
        #expect(page.contains("<span class=rise>") && page.contains("$30 more since 5 Nov</span></p>"))
        #expect(all(page, "class=\"line\" d=\"", "\"") == ["M36 88H103V8H324"])
    }

    @Test func theHighestAndTheLowestHaveLabels() throws {
        let page = try page(
            "history: [{on: 2026-11-03, rent: 500}, {on: 2026-11-06, rent: 600}, {on: 2026-11-09, rent: 400}, {on: 2026-11-12, rent: 490}]")
        let labels = all(chart(page), "<text ", "</text>").compactMap { $0.components(separatedBy: ">").last }
        #expect(labels == ["$500", "$480", "$600", "$400", "1 Nov 2026", "12 Nov 2026"])
        #expect(all(page, "</time> Rent ", "</li>").map { $0.split(separator: "$").last } == ["600", "400", "490", "480"])
    }

    @Test func aChangeOfTheLastDayIsSeen() throws {
        let page = try page("history: [{on: 2026-11-18, rent: 500}]")
        let line = try #require(all(page, "class=\"line\" d=\"", "\"").first)
        let places = line.split { !$0.isNumber }.compactMap { Int($0) }
        try #require(places.count == 5)
        #expect(places[4] - places[2] > 30)
    }

    @Test func aClosedListingEndsWithItsLastPrice() throws {
        let page = try page("status: let\nhistory: [{on: 2026-11-05, rent: 520}, {on: 2026-11-12, status: available}]")
        #expect(page.contains("<strong>This home was let on 12 November 2026.</strong>"))
        #expect(page.contains("<li><time datetime=\"2026-11-12\">12 November 2026</time> Let</li>\n</ol>"))
        #expect(!page.contains("until"), "nothing says that it is still to be had")
    }

    @Test func itIsTheSameEveryDay() throws {
        let workspace = try Workspace(board: "small")
        try workspace.write("rentals/told.yaml", EventTests.listing("history: [{on: 2026-11-05, rent: 520}]"))
        try workspace.build(today: .clock(try #require(Day("2026-11-21"))))
        let before = try workspace.published("rentals/told/index.html")
        let later = try #require(Day("2026-11-24"))
        try workspace.build(today: .clock(later))
        #expect(try workspace.published("rentals/told/index.html") == before)
    }

    @Test func aHundredChangesAreDrawn() throws {
        let rows = (0..<100).map {
            "{on: \(2_020 + $0 / 28 / 12)-\($0 / 28 % 12 < 9 ? "0" : "")\($0 / 28 % 12 + 1)-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1), rent: \(400 + $0 % 7)}"
        }
        let page = try page("listed: 2020-01-01\nhistory: [\(rows.joined(separator: ", "))]")
        #expect(all(page, "class=\"price-chart\"", "</svg>").first?.utf8.count ?? 0 < 4_000)
        #expect(all(page, "<ol class=history>", "</ol>").first?.components(separatedBy: "<li>").count == 102)
    }
}

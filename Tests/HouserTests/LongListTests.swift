import Foundation
import ListingKit
import TestSupport
import Testing
import Values

/// Lists of so many listings that a page with a number would move on with each of them.
@Suite struct LongListTests {
    /// A board with that many rentals more: one a day before the day of the tests, and many on one day.
    private func workspace(rentals: Int, onOneDay: Int) throws -> Workspace {
        let workspace = try Workspace(board: "small")
        for number in 0..<rentals + onOneDay {
            let days = number < rentals ? 30 + number : 20
            let listed = try #require(Day("2026-11-21")) + -days
            try workspace.write("rentals/far-\(number).yaml", EventTests.listing("listed: \(listed)"))
        }
        return workspace
    }

    private func pages(_ workspace: Workspace) throws -> [String] {
        try workspace.paths().filter { $0.hasPrefix("rentals/page/") && $0.hasSuffix("index.html") }
    }

    private func listings(_ page: String) -> [String] {
        page.components(separatedBy: " data-id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    @Test func shortOnesHaveNumbers() throws {
        let workspace = try workspace(rentals: 50, onOneDay: 0)
        #expect(try workspace.runBuild().status == 0)
        #expect(try pages(workspace) == ["rentals/page/2/index.html", "rentals/page/3/index.html"])
        #expect(try workspace.text("rentals/page/2/index.html").contains("Page 2 of 3"))
    }

    /// All of them stand on one page each, which the way from page to page reaches; and one more changes no other page of the list.
    @Test func longOnesGoByWhenThingsWereListed() throws {
        let workspace = try workspace(rentals: 160, onOneDay: 85)
        #expect(try workspace.runBuild().status == 0)
        let found = try pages(workspace)
        #expect(found.contains("rentals/page/2026-11-01/2/index.html"))
        #expect(found.contains("rentals/page/2026-10/index.html") && found.contains("rentals/page/2026-08/index.html"))
        var seen: [String] = []
        var reached: [String] = []
        var next: String? = "rentals/"
        while let path = next, reached.count <= found.count {
            let page = try workspace.text(path + "index.html")
            seen += listings(page)
            reached.append(path + "index.html")
            let link = page.components(separatedBy: "\" rel=next")
            next = link.count > 1 ? link[0].components(separatedBy: "href=\"/").last : nil
        }
        #expect(Set(reached) == Set(found + ["rentals/index.html"]) && reached.count == found.count + 1)
        #expect(seen.count == Set(seen).count && seen.count >= 245)
        #expect(try workspace.text("rentals/index.html").contains(">October 2026</a>"))
        let october = try workspace.text("rentals/page/2026-10/index.html")
        #expect(october.contains(", October 2026 ·") && october.contains("homes to rent, October 2026</p>"))

        let before = try workspace.snapshot()
        try workspace.write("rentals/one-more.yaml", EventTests.listing("listed: 2026-08-10"))
        #expect(try workspace.runBuild().status == 0)
        let after = try workspace.snapshot()
        #expect(found.filter { before[$0] != after[$0] } == ["rentals/page/2026-08/index.html"])
        try workspace.edit("rentals/far-10.yaml", "rent: 480", "rent: 470")
        try workspace.remove("rentals/far-20.yaml")
        #expect(try workspace.runBuild().status == 0)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }
}

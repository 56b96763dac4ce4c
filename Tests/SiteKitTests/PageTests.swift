import Facts
import Testing

@testable import Bytes
@testable import ListingKit
@testable import Mustache
@testable import Places
@testable import SiteKit
@testable import Values

@Suite struct PageTests {
    @Test(arguments: [
        (0.0, "50 m"), (0.2, "200 m"), (0.64, "650 m"), (0.94, "950 m"), (0.95, "1.0 km"), (1.24, "1.2 km"), (9.94, "9.9 km"),
        (9.96, "10 km"), (14.4, "14 km"), (3_000, "3000 km"),
    ])
    func distance(kilometres: Double, text: String) {
        #expect(Words.shipped.distance(kilometres) == text)
    }

    @Test(arguments: [(0, 1), (1, 1), (24, 1), (25, 2), (48, 2), (49, 3)]) func pagesOfAList(total: Int, count: Int) {
        let items = Array(0..<total)
        let pages = ListPages(.people, items, .shipped)
        #expect(pages.count == count)
        #expect((1...count).flatMap { pages.cards($0) } == items)
        #expect(pages.cards(count + 1).isEmpty)
    }

    @Test func aListOfOnePageHasNoNavigation() {
        let address = SiteAddress(url: "https://example.org/board/")
        for (total, isShown) in [(24, false), (25, true)] {
            var view = View(names: TemplateVariable.number)
            ListPages(.people, Array(0..<total), .shipped).page(1).pagination.set(address, in: &view)
            #expect(view.root.find(TemplateVariable.pagination.rawValue)?.isTruthy == isShown)
        }
    }

    @Test(arguments: [
        (ListedSpan.Width.year, "2026", "2026"), (.month, "2026-11", "November 2026"),
        (.third, "2026-11-11-to-20", "11–20 November 2026"), (.day, "2026-11-20", "20 November 2026"),
    ])
    func daysOfListing(width: ListedSpan.Width, folder: String, name: String) throws {
        let span = ListedSpan(width, around: try #require(Day("2026-11-20")))
        #expect(span.folder == folder && span.name(.shipped) == name)
        var second = span
        (second.part, second.parts) = (2, 3)
        if width == .day { #expect(second.folder == "2026-11-20/2") }
    }

    @Test(arguments: [("2026-11-10", "2026-11-01-to-10"), ("2026-11-30", "2026-11-21-to-30"), ("2024-02-29", "2024-02-21-to-29")])
    func thirdsOfMonths(day: String, folder: String) throws {
        #expect(ListedSpan(.third, around: try #require(Day(day))).folder == folder)
    }

    @Test func routesBecomeFilesAndLinks() {
        let address = SiteAddress(url: "https://example.org/board/")
        #expect(Route.home.file == "index.html")
        #expect(Route.people.file == "people/index.html")
        #expect(Route(SitePage.notFound).file == "404.html")
        #expect(Route.people.page(1) == .people)
        #expect(Route.people.page(2).file == "people/page/2/index.html")
        #expect(Route.people.appending("atom.xml").file == "people/atom.xml")
        #expect(address.href(.home) == "/board/")
        #expect(address.href(.people) == "/board/people/")
        #expect(address.absolute(.people) == "https://example.org/board/people/")
        #expect(SiteAddress(url: "https://example.org/").href(.people) == "/people/")
    }
}

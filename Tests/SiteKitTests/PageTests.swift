import ListingKit
import Testing

@testable import SiteKit

@Suite struct PageTests {
    @Test(arguments: [
        (0.0, "50 m"), (0.2, "200 m"), (0.64, "650 m"), (0.94, "950 m"), (0.95, "1.0 km"), (1.24, "1.2 km"), (9.94, "9.9 km"),
        (9.96, "10 km"), (14.4, "14 km"), (3_000, "3000 km"),
    ])
    func distance(kilometres: Double, text: String) {
        #expect(Distance.text(kilometres) == text)
    }

    @Test func datesInWords() throws {
        let day = try #require(Day("2026-11-28"))
        #expect(DateText.long(day) == "28 November 2026")
        #expect(DateText.full(day) == "Saturday 28 November 2026")
        #expect(DateText.short(day) == "28 Nov")
        #expect(DateText.local(day, 9 * 60 + 5) == "2026-11-28T09:05")
    }

    @Test(arguments: [
        (0, "12:00 am"), (1, "12:01 am"), (11 * 60 + 59, "11:59 am"), (720, "12:00 pm"), (13 * 60 + 5, "1:05 pm"), (1_439, "11:59 pm"),
    ])
    func clock(minute: Int, text: String) {
        #expect(DateText.clock(minute) == text)
    }

    @Test(arguments: [(0, 1), (1, 1), (24, 1), (25, 2), (48, 2), (49, 3)]) func pagesOfAList(total: Int, count: Int) {
        let pagination = Pagination(route: .people, total: total)
        #expect(pagination.count == count)
        let items = Array(0..<total)
        #expect((1...count).flatMap { Array(pagination.slice(items, page: $0)) } == items)
        #expect(pagination.slice(items, page: count + 1).isEmpty)
    }

    @Test func aListOfOnePageHasNoNavigation() {
        let address = SiteAddress(url: "https://example.org/board/")
        #expect(!Pagination(route: .people, total: 24).value(page: 1, address: address).isTruthy)
        #expect(Pagination(route: .people, total: 25).value(page: 1, address: address).isTruthy)
    }

    @Test func routesBecomeFilesAndLinks() {
        let address = SiteAddress(url: "https://example.org/board/")
        #expect(Route.home.file == "index.html")
        #expect(Route.people.file == "people/index.html")
        #expect(Route.notFound.file == "404.html")
        #expect(Route.people.page(1) == .people)
        #expect(Route.people.page(2).file == "people/page/2/index.html")
        #expect(Route.people.appending("atom.xml").file == "people/atom.xml")
        #expect(address.href(.home) == "/board/")
        #expect(address.href(.people) == "/board/people/")
        #expect(address.absolute(.people) == "https://example.org/board/people/")
        #expect(SiteAddress(url: "https://example.org/").href(.people) == "/people/")
    }

    @Test(arguments: ["Collingwood VIC 3066", "Birdsville QLD 4482", "Lord Howe Island NSW 2898", "O'Connor ACT 2602"])
    func aMapIsWellFormed(place: String) throws {
        let words = place.split(separator: " ").map(String.init)
        let gazetteer = Gazetteer.bundled()
        let verdict = gazetteer.judge(
            suburb: words.dropLast(2).joined(separator: " "), state: words[words.count - 2], postcode: words[words.count - 1])
        guard case .agrees(let locality, _) = verdict else {
            Issue.record("\(place) is not in the table")
            return
        }
        let svg = try #require(LocatorMap.svg(locality, gazetteer: gazetteer))
        let map = try #require(ParsedXML(svg))
        #expect(map.name == "svg")
        #expect(map.attributes["viewBox"] == "0 0 320 220")
        let circles = map.children.filter { $0.name == "circle" }
        for circle in circles {
            let x = try #require(Double(circle.attributes["cx"] ?? ""))
            let y = try #require(Double(circle.attributes["cy"] ?? ""))
            #expect((0...320).contains(x) && (0...220).contains(y))
        }
        #expect(circles.count { $0.attributes["class"] == "here" } == 1)
        #expect(map.children.contains { $0.name == "text" && $0.text == locality.name })
    }
}

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
        #expect(Distance.text(kilometres) == text)
    }

    @Test func datesInWords() throws {
        let day = try #require(Day("2026-11-28"))
        #expect(DateText.long(day) == "28 November 2026")
        #expect(String(writing: { $0.append(full: day) }) == "Saturday 28 November 2026")
        #expect(DateText.short(day) == "28 Nov")
        #expect(String(writing: { $0.append(local: day, 9 * 60 + 5) }) == "2026-11-28T09:05")
    }

    @Test(arguments: [
        (0, "12:00 am"), (1, "12:01 am"), (11 * 60 + 59, "11:59 am"), (720, "12:00 pm"), (13 * 60 + 5, "1:05 pm"), (1_439, "11:59 pm"),
    ])
    func clock(minute: Int, text: String) {
        #expect(String(writing: { $0.append(clock: minute) }) == text)
    }

    @Test(arguments: [(0, 1), (1, 1), (24, 1), (25, 2), (48, 2), (49, 3)]) func pagesOfAList(total: Int, count: Int) {
        let pagination = Pagination(route: .people, total: total)
        #expect(pagination.count == count)
        let items = Array(0..<total)
        #expect((1...count).flatMap { Array(pagination.slice(items, page: $0)) } == items)
        #expect(pagination.slice(items, page: count + 1).isEmpty)
    }

    @Test(arguments: [
        (0.0, 1.0, "north"), (1.0, 1.0, "north-east"), (1.0, 0.1, "east"), (1.0, -1.0, "south-east"), (0.1, -1.0, "south"),
        (-1.0, -1.0, "south-west"), (-1.0, 0.0, "west"), (-1.0, 1.0, "north-west"),
    ])
    func directions(east: Double, north: Double, word: String) {
        let centre = Coordinate(latitude: -30, longitude: 150)
        let point = Coordinate(latitude: -30 + north / 10, longitude: 150 + east / 10)
        #expect(MapPlane(centre: centre).offset(to: point).direction.description == word)
    }

    @Test func namesNeverCoverAnything() {
        var labels = MapLabels(width: 320, height: 220)
        let point = MapPoint(x: 160, y: 110)
        let first = labels.place("First", at: point, radius: 3, size: 11)
        #expect(first?.anchor == .start && labels.place("Same", at: point, radius: 3, size: 11) == nil)
        #expect(labels.place("Second", at: MapPoint(x: 145, y: 110), radius: 3, size: 11)?.anchor == .end)
        #expect(labels.place("Corner", at: MapPoint(x: 318, y: 110), radius: 3, size: 11) == nil)
        #expect(labels.place("Right edge", at: MapPoint(x: 310, y: 30), radius: 3, size: 11)?.anchor == .end)
    }

    @Test func aListOfOnePageHasNoNavigation() {
        let address = SiteAddress(url: "https://example.org/board/")
        for (total, isShown) in [(24, false), (25, true)] {
            var view = View(names: TemplateVariable.number)
            Pagination(route: .people, total: total).set(page: 1, address, in: &view)
            #expect(view.root.find(TemplateVariable.pagination.rawValue)?.isTruthy == isShown)
        }
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
        #expect(map.attributes["viewBox"] == "-160 -110 320 220")
        #expect(map.children.count { $0.attributes["class"] == "here" } == 1)
        let groups = map.children.filter { $0.name == "g" }
        try #require(groups.count == 1)
        let own = try #require(groups[0].children.last)
        #expect(own.text == locality.name && own.attributes["class"] == "here-label")
        for label in groups[0].children {
            let x = try #require(Int(label.attributes["x"] ?? "0"))
            let y = try #require(Int(label.attributes["y"] ?? ""))
            #expect(abs(x) <= 160 && abs(y) <= 110)
        }
        // Every dot has its name, the ring has its distance, and the description has them all.
        let near = try #require(map.children.first { $0.attributes["class"] == "near" })
        let names = groups[0].children.dropLast().map(\.text)
        #expect((near.attributes["d"] ?? "").count { $0 == "M" } == names.count - 1)
        #expect(names.last?.hasSuffix(" km") == true)
        let description = try #require(map.attributes["aria-label"])
        #expect(map.attributes["role"] == "img" && names.dropLast().allSatisfy { description.contains("\($0) ") })
        #expect(svg.count < 1_500)
    }
}

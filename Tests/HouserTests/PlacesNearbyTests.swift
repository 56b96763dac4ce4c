import Foundation
import TestSupport
import Testing

@testable import ListingKit
@testable import Places
@testable import SiteKit

/// Stations, shops and other places that people want to live near.
@Suite struct PlacesNearbyTests {
    /// The place on a page that is nearest of a category.
    private static func line(_ label: String, _ page: String) -> Substring? {
        page.split(separator: "\n").first { $0.contains("<span class=note>\(label)</span>") }
    }

    @Test func anEditIsOnAllPagesAndWhatIsGoneLeavesNothing() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let (file, page) = ("places/stations.yaml", "rentals/gipps-street-terrace/index.html")
        #expect(try Self.line("Stations", workspace.text(page))?.contains("Collingwood Station") == true)
        let search = try workspace.text("search/index.html")

        try workspace.edit(file, "Collingwood Station", "Collingwood Interchange")
        try workspace.build()
        #expect(try Self.line("Stations", workspace.text(page))?.contains("Collingwood Interchange") == true)
        #expect(try workspace.text("search/index.html") != search, "the map is asked for under another version")
        #expect(try workspace.contents() == workspace.madeFromNothing())

        try FileManager.default.removeItem(atPath: workspace.content + "/places")
        try workspace.build()
        #expect(try !workspace.paths().contains("map/places.json"))
        #expect(try !workspace.text("search/index.html").contains("data-places"))
        #expect(try Self.line("Stations", workspace.text(page)) == nil)
        #expect(try workspace.contents() == workspace.madeFromNothing())
    }

    /// A suburb's page has the nearest five of each category, nearest first.
    @Test func aSuburbHasLayers() throws {
        let workspace = try Workspace(board: "small")
        let lines = (0..<7).map { "- {name: Charger \(6 - $0), at: [-37.80\(6 - $0)5, 144.9880], note: Level \(6 - $0)}\n" }
        try workspace.write("places/chargers.yaml", "category: charger\nplaces:\n" + lines.joined())
        try workspace.build()
        let page = try workspace.text("suburbs/vic/collingwood-3066/index.html")
        let layer = page.components(separatedBy: "<summary>Car chargers").dropFirst().first?.components(separatedBy: "</details>")[0] ?? ""
        let names = layer.components(separatedBy: "<bdi>Charger ").dropFirst().compactMap { $0.first.map(String.init) }
        #expect(names.count == 5 && page.contains("<summary>Stations"))
        #expect(layer.contains("Level") && page.contains("from the middle of Collingwood"))
        #expect(try workspace.text("rentals/gipps-street-terrace/index.html").components(separatedBy: "<bdi>Charger ").count == 2)
    }

    /// What a kind's file names comes first on the pages of its listings, and is told of three times.
    @Test func aKindSaysWhatComesFirst() throws {
        let workspace = try Workspace(board: "small")
        let lines = (0..<5).map { "- {name: Charger \($0), at: [-37.80\($0)5, 144.9880]}\n" }
        try workspace.write("places/chargers.yaml", "category: charger\nplaces:\n" + lines.joined())
        try workspace.write("kinds/rental.yaml", "kind: rental\nnearby: [charger, submarine]\n")
        try workspace.build()
        let page = try workspace.text("rentals/gipps-street-terrace/index.html")
        let labels = page.components(separatedBy: "<span class=note>").dropFirst().map { String($0.prefix { $0 != "<" }) }
        let places = labels.filter { ["Car chargers", "Stations"].contains($0) }
        #expect(places == ["Car chargers", "Car chargers", "Car chargers", "Stations"])
    }

    @Test func distancesAreAsGoodAsThePoints() throws {
        let workspace = try Workspace(board: "small")
        let (page, file) = ("rentals/gipps-street-terrace/index.html", "rentals/gipps-street-terrace/index.md")
        try workspace.build()
        #expect(try workspace.text(page).contains("from the middle of Collingwood"))
        // 12 Gipps Street is 670 m west and 220 m north of the station.
        try workspace.edit(file, "show: full", "show: full, point: [-37.8025, 144.9861]")
        try workspace.build()
        #expect(try Self.line("Stations", workspace.text(page))?.contains("about 700 m") == true)
        #expect(try !workspace.text(page).contains("from the middle of Collingwood"))
        // A hidden street has no point that anybody may know.
        try workspace.edit(file, "show: full", "show: suburb")
        try workspace.build()
        #expect(try Self.line("Stations", workspace.text(page))?.contains("about 1 km") == true)
    }

    @Test func thereAreNotTooMany() throws {
        let workspace = try Workspace(board: "small")
        func write(_ count: Int, _ file: Int) throws {
            let lines = (0..<count).map { "- {name: P\(file) \($0), at: [-37.8, 144.9]}\n" }
            try workspace.write("places/f\(file).yaml", "category: shop\nplaces:\n" + lines.joined())
        }
        // The board has three already.
        for file in 0..<4 { try write(1_249, file) }
        try write(1, 4)
        #expect(try workspace.check().diagnostics.isEmpty)
        try write(3, 4)
        let found = try workspace.check().diagnostics
        #expect(found.map(\.rule) == ["place-file"] && found.first?.message.contains("5,000") == true)
    }

    /// The same as looking at every place: the grid overlooks none, wherever it is.
    @Test func theNearestIsFoundEverywhere() throws {
        var random = SeededGenerator(seed: 7)
        func point(_ latitude: ClosedRange<Double>) -> Coordinate {
            Coordinate(latitude: .random(in: latitude, using: &random), longitude: .random(in: 144.9...145.2, using: &random))
        }
        for latitudes in [-37.9 ... -37.7, 64.9...65.1, -0.1...0.1] {
            let sets = ["station", "shop", "pool"].map { id in
                PointSet(
                    category: PointCategory(id: id, label: id), attribution: nil,
                    points: (0..<60).map { PointOfInterest(name: "\(id) \($0)", coordinate: point(latitudes), note: nil) })
            }
            let map = try #require(PointMap(sets, Words(messages: ThemeWords.ofEnglish.messages)))
            for _ in 0..<200 {
                let home = point(latitudes)
                let near = sets.compactMap { set in
                    set.points.map { ($0.coordinate.distance(to: home), $0.name) }.filter { $0.0 <= PointMap.radius }.min { $0 < $1 }?.1
                }
                #expect(Set(map.nearest(to: home).map(\.point.name)) == Set(near))
            }
        }
    }
}

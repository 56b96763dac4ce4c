import Bytes
import Places
import TestSupport
import Testing

@testable import Maps
@testable import SiteKit

/// Maps of suburbs: well-formed, in words too, with names that cover nothing, and short.
@Suite struct LocatorMapTests {
    let gazetteer = Gazetteer.bundled()

    /// How much is told of the outline of what a map is of.
    private static func outline(_ svg: ParsedXML) -> Int {
        svg.children.first { $0.attributes["class"] == "here" }?.attributes["d"]?.count ?? 0
    }

    private func locality(_ line: String) throws -> Locality {
        let words = line.split(separator: " ").map(String.init)
        let state = try #require(State(words[words.count - 2]))
        return try #require(
            gazetteer.locality(name: words.dropLast(2).joined(separator: " "), state: state, postcode: words[words.count - 1]))
    }

    private func map(_ line: String) throws -> LocatorMap {
        var drawer = try #require(MapDrawer(.bundled, Words.shipped.ofMaps))
        let map = drawer.map(of: try locality(line))
        return try #require(map)
    }

    @Test(arguments: [
        ("Collingwood VIC 3066", "Map: Collingwood lies between Fitzroy, Abbotsford, Clifton Hill and East Melbourne", false),
        (
            "Bondi NSW 2026",
            "Map: Bondi lies between Bondi Beach, Tamarama, Bondi Junction, Bronte, Bellevue Hill, Waverley and the water", true
        ),
        ("Lord Howe Island NSW 2898", "Map: Lord Howe Island has water all around", true),
        ("Kalumburu WA 6740", "Map: Kalumburu lies beside Drysdale River", false),
        ("Acton ACT 2601", "Map: Acton lies between Yarralumla, City, Turner, Parkes and O'Connor", false),
        (
            "Gables NSW 2765",
            "Map: Gables is in Box Hill, which lies between Nelson, Oakville, Riverstone, Maraylya, Rouse Hill and Vineyard",
            false
        ),
        (
            "Moree NSW 2400",
            "Map: Moree lies between Garah, Ashley, Mallowa, Bullarah, Gurley, Pallamallawa, Tulloona, Biniguy and 3 more places", false
        ),
    ])
    func wordsSayWhatItShows(place: String, words: String, hasCoast: Bool) throws {
        let svg = try #require(ParsedXML(try map(place).svg))
        #expect(svg.name == "svg" && svg.attributes["role"] == "img" && svg.attributes["viewBox"] == "0 0 320 240")
        #expect(svg.attributes["aria-label"] == words)
        #expect(svg.attributes["class"] == (hasCoast ? "map coast" : "map"))
        #expect(svg.children.contains { $0.attributes["class"] == "land" } == hasCoast)
        #expect(svg.children.count { $0.attributes["class"] == "here" } == 1)
        #expect(svg.children.count { $0.attributes["class"] == "bar" } == 1)
        #expect(svg.children.last?.attributes["class"] == "here-label")
    }

    /// Every fiftieth place of the table.
    @Test func everyMapIsShortAndItsNamesCoverNothing() throws {
        var drawer = try #require(MapDrawer(.bundled, Words.shipped.ofMaps))
        var count = 0
        let folder = ScratchFolder()
        for row in stride(from: 0, to: gazetteer.localities.count, by: 50) {
            let locality = gazetteer.localities[row]
            guard let map = drawer.map(of: locality) else {
                #expect(locality.coordinate == nil, "\(locality.line) has no map")
                continue
            }
            count += 1
            #expect(map.svg.count <= LocatorMap.most, "\(locality.line)")
            let svg = try #require(ParsedXML(map.svg), "\(locality.line)")
            #expect(LocatorMapTests.outline(svg) > 10, "\(locality.line)")
            try folder.write("\(row).svg", String(decoding: map.svg, as: UTF8.self))
            var texts = svg.children.first { $0.name == "g" }?.children ?? []
            texts += svg.children.filter { $0.attributes["class"] == "here-label" }
            var boxes: [MapBox] = []
            for text in texts {
                let size: MapLabels.Size = text.attributes["class"] == nil ? .small : .large
                let x = try #require(Int(text.attributes["x"] ?? ""))
                let y = try #require(Int(text.attributes["y"] ?? ""))
                let box = MapLabels.box(MapLabels.Label(text: text.text, x: x, y: y), size)
                #expect(!text.text.isEmpty && !boxes.contains { $0.overlaps(box) }, "\(text.text) on the map of \(locality.line)")
                boxes.append(box)
            }
        }
        #expect(count > 300)
        // As servers compress them.
        let sizes = try Program.run(
            "/bin/sh", ["-c", "for map in *.svg; do gzip -6 <$map | wc -c; done"], in: folder.path, environment: [:])
        let bytes = sizes.output.split(separator: "\n").compactMap { Int($0) }
        #expect(bytes.count == count && bytes.allSatisfy { $0 <= 3_000 }, "the largest has \(bytes.max() ?? 0)")
    }

    /// The few with the longest coasts and the most borders keep to the limit too.
    @Test(arguments: [
        "Majura ACT 2609", "Dundas QLD 4306", "Lockhart River QLD 4892", "Mirannie NSW 2330", "Bulahdelah NSW 2423", "K'gari QLD 4581",
    ])
    func longMapsAreShortened(place: String) throws {
        let svg = try map(place).svg
        #expect(svg.count <= LocatorMap.most)
        #expect(LocatorMapTests.outline(try #require(ParsedXML(svg))) > 20)
    }

    @Test func aMapDoesNotDependOnTheOneBefore() throws {
        var drawer = try #require(MapDrawer(.bundled, Words.shipped.ofMaps))
        let places = try ["Bondi NSW 2026", "Kings Cross NSW 2011", "Moree NSW 2400", "Bondi NSW 2026"].map(locality)
        let maps = places.map { drawer.map(of: $0)?.svg }
        #expect(maps[0] == maps[3])
        for (place, map) in zip(places, maps) {
            var other = try #require(MapDrawer(.bundled, Words.shipped.ofMaps))
            let alone = other.map(of: place)?.svg
            #expect(alone == map)
        }
    }

    @Test func aPointIsADotThatTheNameDoesNotCover() throws {
        let map = try map("Collingwood VIC 3066")
        let svg = try #require(map.svg(showing: Coordinate(latitude: -37.804, longitude: 144.987)).flatMap(ParsedXML.init))
        let dot = try #require(svg.children.last)
        #expect(dot.name == "circle" && dot.attributes["class"] == "point")
        let x = try #require(Int(dot.attributes["cx"] ?? ""))
        let y = try #require(Int(dot.attributes["cy"] ?? ""))
        let name = try #require(svg.children.first { $0.attributes["class"] == "here-label" })
        let label = MapLabels.Label(
            text: name.text, x: try #require(Int(name.attributes["x"] ?? "")), y: try #require(Int(name.attributes["y"] ?? "")))
        #expect(!MapLabels.box(label, .large).overlaps(MapBox(left: x - 6, right: x + 6, top: y - 6, bottom: y + 6)))
        #expect(svg.attributes["aria-label"]?.hasSuffix(" and East Melbourne. A dot marks the place") == true)
        #expect(map.svg(showing: Coordinate(latitude: -37.9, longitude: 144.987)) == nil)
    }

    @Test func withoutAnOutlineThereIsNoMap() throws {
        let table = Gazetteer(tsv: Array("postcode\tname\tstate\tlatitude\tlongitude\tsources\n3999\tNowhere\tVIC\t\t\tg\n".utf8))
        var drawer = try #require(MapDrawer(.bundled, Words.shipped.ofMaps))
        let map = drawer.map(of: table.localities[0])
        #expect(map?.svg == nil)
    }
}

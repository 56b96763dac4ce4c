import Bytes
import Foundation
import Places
import TestSupport
import Testing

@testable import Maps
@testable import SiteKit

/// Tiles of the map of results hold the land and the water that there are, and nothing beyond their edges.
@Suite struct MapTileTests {
    /// The lines of a text of steps, as a browser reads them, from an origin on.
    private static func lines(_ text: String, from origin: (x: Int, y: Int)) throws -> [[(x: Int, y: Int)]] {
        var (x, y) = origin
        return try text.split(separator: " ").map { line in
            var digits = line.utf8.map { Int($0) - ($0 > 92 ? 36 : 35) }[...]
            func digit() throws -> Int {
                let digit = digits.popFirst()
                return try #require(digit)
            }
            func step() throws -> Int {
                let first = try digit()
                let number =
                    switch first {
                    case ..<60: first
                    case ..<87: 60 + (first - 60) * 90 + (try digit())
                    case ..<89: 2_490 + ((first - 87) * 90 + (try digit())) * 90 + (try digit())
                    default: 18_690 + (((try digit()) * 90 + (try digit())) * 90 + (try digit())) * 90 + (try digit())
                    }
                return number % 2 == 0 ? number / 2 : -(number + 1) / 2
            }
            var points: [(x: Int, y: Int)] = []
            while !digits.isEmpty {
                x += try step()
                y += try step()
                points.append((x, y))
            }
            return points
        }
    }

    private static func isLand(_ rings: [[(x: Int, y: Int)]], _ point: (x: Int, y: Int)) -> Bool {
        var isInside = false
        for ring in rings {
            guard var last = ring.last else { continue }
            for next in ring {
                if (last.y > point.y) != (next.y > point.y) {
                    let side = (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
                    if (side > 0) == (next.y > last.y) { isInside.toggle() }
                }
                last = next
            }
        }
        return isInside
    }

    /// The texts of the members of a tile.
    private static func members(_ tile: MapTile) throws -> (land: String, borders: String) {
        let topology = try #require(Topology.bundled)
        let json = String(decoding: try #require(MapOutlines(tile, topology)).json, as: UTF8.self)
        func member(_ name: String) throws -> String {
            let line = try #require(json.split(separator: "\n").first { $0.hasPrefix("\"\(name)\":") })
            // What JSON escapes.
            return line.split(separator: "\"")[2].description.replacing("\\u003c", with: "<").replacing("\\/", with: "/")
        }
        return (try member("land"), try member("borders"))
    }

    private static func point(_ latitude: Double, _ longitude: Double) -> ShapePoint {
        ShapePoint(Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test(
        arguments: [
            // Fitzroy and Port Phillip; Newtown and the harbour; Fremantle and the Indian Ocean; Hobart and the Derwent; Alice Springs.
            (-37.7995, 144.9780, true), (-37.9000, 144.9000, false), (-33.8965, 151.1790, true), (-33.8480, 151.2300, false),
            (-32.0560, 115.7500, true), (-32.0600, 115.6500, false), (-42.8800, 147.3200, true), (-42.8800, 147.3500, false),
            (-23.7000, 133.8800, true),
        ], MapLevel.tiled)
    func landIsLandAndWaterIsWater(place: (Double, Double, Bool), level: MapLevel) throws {
        let point = Self.point(place.0, place.1)
        let tile = MapTile(level, at: point)
        let (box, step) = (tile.box, level.step)
        let rings = try Self.lines(try Self.members(tile).land, from: (box.west / step, box.south / step))
        #expect(Self.isLand(rings, (point.x / step, point.y / step)) == place.2)
        let margin = level.margin
        let edges = (box.west / step - margin...box.east / step + margin, box.south / step - margin...box.north / step + margin)
        #expect(rings.joined().allSatisfy { edges.0.contains($0.x) && edges.1.contains($0.y) })
    }

    @Test func bordersEndAtTheEdges() throws {
        let tile = MapTile(.local, at: Self.point(-37.7995, 144.9780))
        let box = tile.box
        let lines = try Self.lines(try Self.members(tile).borders, from: (box.west, box.south))
        #expect(lines.count > 100)
        #expect(lines.joined().allSatisfy { box.contains(ShapePoint(x: $0.x, y: $0.y)) })
    }

    @Test func aTileIsThereForEveryPlaceNearItsEdge() {
        let corner = MapTile(.local, at: Self.point(-37.7995, 144.9780)).box
        let near = ShapePoint(x: corner.east - 10, y: corner.north - 10)
        #expect(MapTile.around(near, .local).count == 4)
        #expect(MapTile.around(near, .local).contains(MapTile(.local, at: near)))
        #expect(MapTile.around(near, .local).allSatisfy { $0.region == MapTile(.region, at: near) })
    }

    /// Small tiles lie together, and each is in one file of its level and region.
    @Test func tilesShareFiles() throws {
        let places = [Self.point(-37.8, 144.98), Self.point(-36.1, 142.2), Self.point(-36.0, 142.3), Self.point(-36.0, 143.9)]
        let tiles = Set(places.flatMap { point in MapLevel.tiled.flatMap { MapTile.around(point, $0) } }).sorted()
        let packs = MapPack.all(tiles.sorted { ($0.region, $0) < ($1.region, $1) })
        #expect(packs.flatMap(\.tiles).sorted() == tiles)
        #expect(packs.count < tiles.count && Set(packs.map(\.route.file)).count == packs.count)
        for pack in packs {
            #expect(Set(pack.tiles.map(\.region)).count == 1 && Set(pack.tiles.map(\.level)).count == 1)
            let parsed = try #require(try JSONSerialization.jsonObject(with: Data(pack.json)) as? [String: [String: Any]])
            #expect(parsed.keys.sorted() == pack.tiles.map(\.name).sorted() && parsed.values.allSatisfy { $0["land"] is String })
            #expect(pack.tiles.count == 1 || pack.json.count < 9_000)
        }
    }

    @Test func anEditOfAListingChangesNothingOfTheMap() throws {
        let workspace = try Workspace(board: "small")
        try workspace.build()
        let before = try workspace.contents().filter { $0.key.hasPrefix("map/") }
        #expect(before.keys.contains("map/country.json") && before.keys.contains("map/index.json"))
        #expect(before.count > 6)
        try workspace.edit("rentals/gipps-street-terrace/index.md", "rent: 520", "rent: 530")
        try workspace.build()
        #expect(try workspace.contents().filter { $0.key.hasPrefix("map/") } == before)
    }
}

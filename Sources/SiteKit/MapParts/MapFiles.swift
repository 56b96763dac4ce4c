import Bytes
import Maps
import Places
import Publishing

/// What the map of results draws, in files for a browser: the country, and tiles where the board has listings, or had them.
///
/// They depend on the outlines and on which suburbs the board has, but on no listing, so that an edit changes none of them. A tile has the
/// same outlines on every board, and those beside it in the same file, see ``MapPack``, are those that the board needs too.
struct MapFiles: OutputFamily {
    /// The version of the format.
    static let version = 2

    private let topology: Topology?
    private let gazetteer: Gazetteer
    /// The tiles of both levels by the coarser one, each in order.
    private let groups: [(region: MapTile, tiles: [MapTile])]

    init(site: Site) {
        topology = site.context.topology
        gazetteer = site.context.gazetteer
        var groups: [MapTile: Set<MapTile>] = [:]
        for suburb in site.suburbs {
            guard let point = suburb.locality.coordinate.map(ShapePoint.init) else { continue }
            for tile in MapLevel.tiled.flatMap({ MapTile.around(point, $0) }) { groups[tile.region, default: []].insert(tile) }
        }
        self.groups = groups.map { ($0, $1.sorted()) }.sorted { $0.region < $1.region }
    }

    /// The tiles by region, the country, and what there is.
    var count: Int { topology == nil ? 0 : groups.count + 2 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        switch index - groups.count {
        case 0:
            maker.recipe("map/country", NoInput()) { _, _ in
                try MapArchive.country.map { [try MapFiles.artifact(.mapCountry, $0)] } ?? []
            }
        case 1:
            maker.recipe("map", Tiles(tiles: groups.flatMap(\.tiles))) { [topology, gazetteer] tiles, _ in
                guard let topology else { return [] }
                let bytes = JSONWriter.bytes(reservingCapacity: 4_096) { MapFiles.write(tiles.tiles, topology, gazetteer, to: &$0) }
                // Whoever reads it finds the tiles that it tells of.
                return [Artifact(path: try ArtifactPath(Route.map.file), stage: .page, content: .bytes(bytes))]
            }
        default:
            maker.recipe("map/" + groups[index].region.name, Tiles(tiles: groups[index].tiles)) { tiles, _ in
                try MapPack.all(tiles.tiles).map { try MapFiles.artifact($0.route, $0.json) }
            }
        }
    }

    private struct Tiles: RecipeInput {
        let tiles: [MapTile]

        func add(to input: inout FingerprintInput) {
            input.add(tiles.count)
            for tile in tiles {
                input.add(tile.level.rawValue)
                input.add(tile.column)
                input.add(tile.row)
            }
        }
    }

    private static func artifact(_ route: Route, _ bytes: [UInt8]) throws -> Artifact {
        Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(bytes))
    }

    /// Writes how tiles are cut, which there are, and what a map that shows them must say.
    private static func write(_ tiles: [MapTile], _ topology: Topology, _ gazetteer: Gazetteer, to json: inout JSONWriter) {
        let packs = MapPack.all(tiles)
        json.object(lines: true) { json in
            json.array("attribution", lines: true) { json in for line in Topology.attribution { json.value(line) } }
            json.array("cities", lines: true) { json in
                for city in MapCities.all(gazetteer) {
                    json.array { json in
                        json.value(city.name)
                        json.value(degrees: city.coordinate?.latitude)
                        json.value(degrees: city.coordinate?.longitude)
                    }
                }
            }
            json.array("levels", lines: true) { json in
                for level in MapLevel.allCases {
                    json.object { json in
                        json.member("margin", level.margin)
                        json.member("size", level.size)
                        json.member("step", level.step)
                        json.member("tiles", packs.filter { $0.level == level }.map(\.name).joined(separator: " "))
                    }
                }
            }
            json.member("units", ShapePoint.unitsPerDegree)
            json.member("version", UInt32(truncatingIfNeeded: topology.contentHash &+ UInt64(version)).paddedHex)
        }
    }
}

import Bytes
import Maps

/// Tiles of a level that lie together in a file: outside of cities most hold next to nothing, and a board had a file for each patch of bush.
struct MapPack {
    /// In order; the first one gives the file its name.
    private(set) var tiles: [MapTile]

    /// The most bytes of a file, unless one tile alone has more: a reader who looks at one place loads few others.
    private static let most = 8_000

    /// The files of some tiles, which must be in order. Those of one are in the same tile of the coarser level.
    static func all(_ tiles: [MapTile]) -> [MapPack] {
        var packs: [MapPack] = []
        var size = 0
        for tile in tiles {
            let bytes = MapArchive.file(of: tile)?.count ?? 0
            if let last = packs.last?.tiles.last, last.level == tile.level, last.region == tile.region, size + bytes <= most {
                packs[packs.count - 1].tiles.append(tile)
                size += bytes
            } else {
                packs.append(MapPack(tiles: [tile]))
                size = bytes
            }
        }
        return packs
    }

    var level: MapLevel { tiles[0].level }

    /// The names of its tiles, by which a browser knows one file from one that holds others.
    var name: String { tiles.map(\.name).joined(separator: ",") }

    var route: Route { .mapTile(level.rawValue, tiles[0].name) }

    /// The outlines of each tile, by its name.
    var json: [UInt8] {
        JSONWriter.bytes(reservingCapacity: MapPack.most * 2) { json in
            json.object(lines: true) { json in
                for (name, file) in tiles.map({ ($0.name, MapArchive.file(of: $0)) }).sorted(by: { ByteOrder.precedes($0.0, $1.0) }) {
                    guard let file else { continue }
                    json.name(name)
                    json.encoded(file)
                }
            }
        }
    }
}

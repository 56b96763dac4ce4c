import Bytes
import Places

/// What the map of results draws of the country or of a tile: land, which is filled by the even-odd rule, borders, and names of suburbs.
public struct MapOutlines {
    private let land: [[MapPoint]]
    private let borders: [[MapPoint]]
    private let names: [(text: String, point: ShapePoint, width: Int)]
    private let level: MapLevel
    /// What numbers are counted from.
    private let origin: MapPoint

    /// The whole country; nil if the file of outlines is damaged.
    public init?(_ topology: Topology) {
        level = .country
        origin = MapPoint(x: 0, y: 0)
        guard let arcs = OutlineArcs(Array(0..<topology.count), topology, .country) else { return nil }
        land = MapOutlines.large(OutlineArcs.joined(arcs.edges).map(MapOutlines.thinned).map { Array($0.dropLast()) }, .country)
        borders = OutlineArcs.joined(arcs.borders).map(MapOutlines.thinned)
        names = []
    }

    /// A tile; nil if the file of outlines is damaged there.
    public init?(_ tile: MapTile, _ topology: Topology) {
        level = tile.level
        let (box, step, margin) = (tile.box, tile.level.step, tile.level.margin)
        origin = MapPoint(x: box.west / step, y: box.south / step)
        let inner = ShapeBox(west: box.west / step, south: box.south / step, east: box.east / step, north: box.north / step)
        let outer = ShapeBox(
            west: inner.west - margin, south: inner.south - margin, east: inner.east + margin, north: inner.north + margin)
        var polygons: [Int] = []
        topology.appendPolygons(
            meeting: ShapeBox(west: outer.west * step, south: outer.south * step, east: outer.east * step, north: outer.north * step),
            to: &polygons)
        guard let arcs = OutlineArcs(polygons, topology, tile.level) else { return nil }
        land = MapOutlines.large(OutlineArcs.joined(arcs.edges).map(TileClip(box: outer).ring), tile.level)
        borders = arcs.borders.flatMap(TileClip(box: inner).line)
        names = tile.level == .local ? MapOutlines.names(polygons, in: tile, topology) : []
    }

    /// A tile of a level that shows nothing but the sea.
    init(emptyAt level: MapLevel) {
        self.level = level
        (origin, land, borders, names) = (MapPoint(x: 0, y: 0), [], [], [])
    }

    private static func names(_ polygons: [Int], in tile: MapTile, _ topology: Topology) -> [(text: String, point: ShapePoint, width: Int)]
    {
        polygons.compactMap { polygon in
            guard let label = topology.label(of: polygon), MapTile(tile.level, at: label) == tile, let box = topology.box(of: polygon),
                !topology.postcodes(of: polygon).isEmpty
            else { return nil }
            return (topology.name(of: polygon), label, min(box.width, box.height))
        }
    }

    /// The rings that are no mere dots.
    private static func large(_ rings: [[MapPoint]], _ level: MapLevel) -> [[MapPoint]] {
        rings.filter { ring in
            guard ring.count > 2, var last = ring.last else { return false }
            var area = 0
            for point in ring {
                area += last.x * point.y - point.x * last.y
                last = point
            }
            return abs(area) >= level.island
        }
    }

    /// A line of many arcs without the points where they met, unless it bends there.
    private static func thinned(_ line: [MapPoint]) -> [MapPoint] {
        var thin: [MapPoint] = []
        var simplifier = MapLine()
        simplifier.appendSimplified(line.span, tolerance: MapLevel.tolerance, to: &thin)
        return thin
    }

    /// The file that a browser draws.
    public var json: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 1 << 15) { json in
            json.object(lines: true) { json in
                json.member("borders", utf8: text(borders))
                json.member("land", utf8: text(land))
                guard level == .local else { return }
                json.array("names", lines: true) { json in
                    for name in names {
                        json.array { json in
                            json.value(name.text)
                            json.value(name.point.x - origin.x)
                            json.value(name.point.y - origin.y)
                            json.value(name.width)
                        }
                    }
                }
            }
        }
    }

    private func text(_ lines: [[MapPoint]]) -> [UInt8] {
        var text = OutlineText(from: origin)
        for line in lines { text.add(line) }
        return text.bytes
    }
}

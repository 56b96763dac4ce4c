import Glibc
import Places

/// The part of the country that a map shows, and where its points lie on the map.
///
/// North is up, and a degree of longitude is as wide as it is in the middle of the map. From the scale on, which is a whole number, all is
/// whole numbers, so that a map has the same bytes wherever it is drawn.
struct MapFrame: Sendable {
    static let width = 320
    static let height = 240
    /// How far beyond its edges lines are drawn, so that no end of a line shows.
    static let margin = 4
    /// How much of it a suburb fills at most, in either direction.
    private static let room = MapPoint(x: 164, y: 123)
    /// A pixel's share, of which scales are multiples.
    private static let fraction = 1 << 16
    /// The largest scale, at which a pixel is some four metres: nearer up outlines are too coarse.
    private static let largest = fraction * 5 / 2
    /// The metres of a degree along a meridian.
    private static let degree = 111_195

    private let west: Int
    private let north: Int
    /// Pixels for each unit of an outline, in fractions.
    private let scaleX: Int
    private let scaleY: Int
    /// What it shows with its margin.
    let box: ShapeBox

    /// A frame with a box in its middle.
    init(around box: ShapeBox) {
        let middle = ShapePoint(x: (box.west + box.east) / 2, y: (box.south + box.north) / 2)
        let narrowing = Int((cos(middle.latitude * .pi / 180) * Double(MapFrame.fraction)).rounded())
        let wide = max(1, box.width * narrowing / MapFrame.fraction)
        let high = max(1, box.height)
        scaleY = max(1, min(MapFrame.room.x * MapFrame.fraction / wide, MapFrame.room.y * MapFrame.fraction / high, MapFrame.largest))
        scaleX = max(1, scaleY * narrowing / MapFrame.fraction)
        west = middle.x - MapFrame.width * MapFrame.fraction / (2 * scaleX)
        north = middle.y + MapFrame.height * MapFrame.fraction / (2 * scaleY)
        let (across, down) = (MapFrame.margin * MapFrame.fraction / scaleX, MapFrame.margin * MapFrame.fraction / scaleY)
        self.box = ShapeBox(
            west: west - across, south: north - MapFrame.height * MapFrame.fraction / scaleY - down,
            east: west + MapFrame.width * MapFrame.fraction / scaleX + across, north: north + down)
    }

    /// Where a point lies, in the frame or beyond it. Points are too few units apart for an overflow, which takes long to look for.
    @inline(__always)
    func plot(_ point: ShapePoint) -> MapPoint {
        MapPoint(
            x: ((point.x &- west) &* scaleX &+ MapFrame.fraction / 2) >> 16,
            y: ((north &- point.y) &* scaleY &+ MapFrame.fraction / 2) >> 16)
    }

    /// Whether a point of the map lies in it, at least so far from its edges.
    static func holds(_ point: MapPoint, margin: Int = 0) -> Bool {
        point.x >= margin && point.x <= width - margin && point.y >= margin && point.y <= height - margin
    }

    /// How many pixels so many metres are.
    func pixels(metres: Int) -> Int { metres * scaleY * ShapePoint.unitsPerDegree / MapFrame.fraction / MapFrame.degree }

    /// Over which edges of the frame and its margin a point lies, a bit for each.
    @inline(__always)
    static func sides(_ point: MapPoint) -> UInt8 {
        (point.x < -margin ? 1 : 0) | (point.x > width + margin ? 2 : 0) | (point.y < -margin ? 4 : 0) | (point.y > height + margin ? 8 : 0)
    }
}

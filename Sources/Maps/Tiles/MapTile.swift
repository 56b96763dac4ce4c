import Places

/// A square of degrees of a level, counted from the meridian of Greenwich and from the South Pole.
public struct MapTile: Hashable, Comparable, Sendable {
    /// How finely it is drawn.
    public let level: MapLevel
    /// How many squares it lies east of Greenwich.
    public let column: Int
    /// How many squares it lies north of the South Pole.
    public let row: Int

    /// The tile of a point.
    init(_ level: MapLevel, at point: ShapePoint) {
        self.init(level, column: MapTile.floor(point.x, level.size), row: MapTile.floor(point.y, level.size))
    }

    init(_ level: MapLevel, column: Int, row: Int) {
        self.level = level
        self.column = column
        self.row = row
    }

    private static func floor(_ value: Int, _ size: Int) -> Int { value >= 0 ? value / size : -((size - 1 - value) / size) }

    /// The tiles of a level that a place with listings shows: the one that it is in, and those that are near.
    public static func around(_ point: ShapePoint, _ level: MapLevel) -> [MapTile] {
        let south = MapTile(level, at: ShapePoint(x: point.x - level.reach, y: point.y - level.reach))
        let north = MapTile(level, at: ShapePoint(x: point.x + level.reach, y: point.y + level.reach))
        return (south.column...north.column).flatMap { column in
            (south.row...north.row).map { MapTile(level, column: column, row: $0) }
        }
    }

    /// What it covers.
    var box: ShapeBox {
        let (west, south) = (column * level.size, row * level.size)
        return ShapeBox(west: west, south: south, east: west + level.size, north: south + level.size)
    }

    /// The tile of the coarser level that it lies in.
    public var region: MapTile { MapTile(.region, at: ShapePoint(x: box.west, y: box.south)) }

    /// What tells it from the others of its level.
    public var name: String { "\(column)-\(row)" }

    /// By level, then from west to east, then from south to north.
    public static func < (left: MapTile, right: MapTile) -> Bool {
        (left.level.rawValue, left.column, left.row) < (right.level.rawValue, right.column, right.row)
    }
}

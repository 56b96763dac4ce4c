/// A point of an outline, in whole ten-thousandths of a degree (some eleven metres), so that all that is drawn from it is exact.
@frozen
public struct ShapePoint: Sendable, Hashable {
    /// The units of a degree.
    public static let unitsPerDegree = 10_000
    /// What is added to latitudes, so that no number is negative.
    static let southernmost = 90 * unitsPerDegree

    // Half as long as other numbers, since there may be a million points in memory.
    @usableFromInline let longitude: Int32
    @usableFromInline let latitudeFromPole: Int32

    /// The longitude in units.
    @inlinable public var x: Int { Int(longitude) }
    /// The latitude in units, plus 90 degrees.
    @inlinable public var y: Int { Int(latitudeFromPole) }

    /// Creates a point.
    @inlinable
    public init(x: Int, y: Int) {
        longitude = Int32(truncatingIfNeeded: x)
        latitudeFromPole = Int32(truncatingIfNeeded: y)
    }

    /// The point of an outline nearest to a coordinate.
    public init(_ coordinate: Coordinate) {
        self.init(
            x: Int((coordinate.longitude * Double(ShapePoint.unitsPerDegree)).rounded()),
            y: Int((coordinate.latitude * Double(ShapePoint.unitsPerDegree)).rounded()) + ShapePoint.southernmost)
    }

    /// The latitude in degrees.
    public var latitude: Double { Double(y - ShapePoint.southernmost) / Double(ShapePoint.unitsPerDegree) }
}

/// A rectangle of points, its edges among them.
@frozen
public struct ShapeBox: Sendable, Hashable {
    /// The smallest longitude in units.
    public var west: Int
    /// The smallest latitude.
    public var south: Int
    /// The largest longitude.
    public var east: Int
    /// The largest latitude.
    public var north: Int

    /// Creates a box from its edges.
    public init(west: Int, south: Int, east: Int, north: Int) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }

    /// The units from the west to the east.
    public var width: Int { east - west }
    /// The units from the south to the north.
    public var height: Int { north - south }

    /// Whether some point is in both.
    @inlinable
    @inline(__always)
    public func meets(_ other: ShapeBox) -> Bool {
        west <= other.east && other.west <= east && south <= other.north && other.south <= north
    }

    /// Whether a point is in it.
    public func contains(_ point: ShapePoint) -> Bool {
        west <= point.x && point.x <= east && south <= point.y && point.y <= north
    }

    /// Whether all of the other box is in it.
    @inlinable
    @inline(__always)
    public func contains(_ other: ShapeBox) -> Bool {
        west <= other.west && other.east <= east && south <= other.south && other.north <= north
    }

    /// Grows as far as a point.
    @inlinable
    @inline(__always)
    public mutating func take(_ point: ShapePoint) {
        let (x, y) = (point.x, point.y)
        if x < west { west = x }
        if x > east { east = x }
        if y < south { south = y }
        if y > north { north = y }
    }

    /// Grows as far as the other box.
    mutating func formUnion(_ other: ShapeBox) {
        west = min(west, other.west)
        south = min(south, other.south)
        east = max(east, other.east)
        north = max(north, other.north)
    }
}

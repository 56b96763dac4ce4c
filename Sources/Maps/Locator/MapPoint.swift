/// A point of a map, in its own units from the top left corner.
struct MapPoint: Sendable, Hashable {
    let x: Int
    let y: Int
}

/// A rectangle of a map; its right and bottom edges are not in it.
struct MapBox: Sendable {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int

    func overlaps(_ other: MapBox) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func isInside(_ other: MapBox) -> Bool {
        left >= other.left && right <= other.right && top >= other.top && bottom <= other.bottom
    }
}

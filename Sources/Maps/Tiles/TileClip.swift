import Places

/// Cuts lines and rings off at the edges of a box.
struct TileClip {
    let box: ShapeBox

    /// On which sides of the box a point lies, a bit for each.
    private func sides(_ point: MapPoint) -> UInt8 {
        (point.x < box.west ? 1 : 0) | (point.x > box.east ? 2 : 0) | (point.y < box.south ? 4 : 0) | (point.y > box.north ? 8 : 0)
    }

    /// Where the line between two points crosses an edge.
    private func crossing(_ a: MapPoint, _ b: MapPoint, _ side: UInt8) -> MapPoint {
        func at(x: Int) -> MapPoint { MapPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)) }
        func at(y: Int) -> MapPoint { MapPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y) }
        return switch side {
        case 1: at(x: box.west)
        case 2: at(x: box.east)
        case 4: at(y: box.south)
        default: at(y: box.north)
        }
    }

    /// What lies within the box of a ring, as one ring, by the algorithm of Sutherland and Hodgman. Where it leaves and comes back, it runs
    /// along the edge.
    func ring(_ ring: [MapPoint]) -> [MapPoint] {
        var (any, all): (UInt8, UInt8) = (0, 15)
        for point in ring {
            let sides = sides(point)
            any |= sides
            all &= sides
        }
        if all != 0 { return [] }
        var points = ring
        for side: UInt8 in [1, 2, 4, 8] where any & side != 0 {
            guard var last = points.last else { return [] }
            var cut: [MapPoint] = []
            var wasOutside = sides(last) & side != 0
            for point in points {
                let isOutside = sides(point) & side != 0
                if isOutside != wasOutside { cut.append(crossing(last, point, side)) }
                if !isOutside { cut.append(point) }
                (last, wasOutside) = (point, isOutside)
            }
            points = cut
        }
        var distinct: [MapPoint] = []
        for point in points where point != distinct.last { distinct.append(point) }
        while distinct.count > 1, distinct.first == distinct.last { distinct.removeLast() }
        return distinct
    }

    /// The pieces of a line that lie within the box.
    func line(_ line: [MapPoint]) -> [[MapPoint]] {
        var pieces: [[MapPoint]] = []
        var piece: [MapPoint] = []
        for (last, next) in zip(line, line.dropFirst()) {
            guard let (first, end) = segment(last, next) else { continue }
            if piece.last != first {
                if piece.count > 1 { pieces.append(piece) }
                piece = [first]
            }
            piece.append(end)
        }
        if piece.count > 1 { pieces.append(piece) }
        return pieces
    }

    /// The part of a segment within the box, as Cohen and Sutherland find it.
    private func segment(_ a: MapPoint, _ b: MapPoint) -> (MapPoint, MapPoint)? {
        var (a, b) = (a, b)
        for side: UInt8 in [1, 2, 4, 8] {
            let (isOut, isOther) = (sides(a) & side != 0, sides(b) & side != 0)
            if isOut, isOther { return nil }
            if isOut { a = crossing(a, b, side) } else if isOther { b = crossing(a, b, side) }
        }
        return a == b ? nil : (a, b)
    }
}

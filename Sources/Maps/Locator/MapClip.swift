/// Cuts lines and polygons off a little beyond the edges of a map.
enum MapClip {
    /// An edge of the frame with its margin.
    private enum Edge: CaseIterable {
        case left, right, top, bottom

        var bit: UInt8 {
            switch self {
            case .left: 1
            case .right: 2
            case .top: 4
            case .bottom: 8
            }
        }

        /// Where the line between two points on different sides of it crosses it.
        func crossing(_ a: MapPoint, _ b: MapPoint) -> MapPoint {
            switch self {
            case .left: Edge.vertical(-MapFrame.margin, a, b)
            case .right: Edge.vertical(MapFrame.width + MapFrame.margin, a, b)
            case .top: Edge.horizontal(-MapFrame.margin, a, b)
            case .bottom: Edge.horizontal(MapFrame.height + MapFrame.margin, a, b)
            }
        }

        private static func vertical(_ x: Int, _ a: MapPoint, _ b: MapPoint) -> MapPoint {
            MapPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
        }

        private static func horizontal(_ y: Int, _ a: MapPoint, _ b: MapPoint) -> MapPoint {
            MapPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y)
        }
    }

    /// What lies within the frame of a ring, as one ring, by the algorithm of Sutherland and Hodgman. Where it leaves and comes back, it
    /// runs along the edge, which nobody sees.
    static func ring(_ ring: [MapPoint]) -> [MapPoint] {
        var (any, all): (UInt8, UInt8) = (0, 15)
        for point in ring {
            let sides = MapFrame.sides(point)
            any |= sides
            all &= sides
        }
        if any == 0 { return ring }
        if all != 0 { return [] }
        var points = ring
        var cut: [MapPoint] = []
        cut.reserveCapacity(points.count + 8)
        for edge in Edge.allCases where any & edge.bit != 0 {
            guard var last = points.last else { return [] }
            cut.removeAll(keepingCapacity: true)
            var wasOutside = MapFrame.sides(last) & edge.bit != 0
            for point in points {
                let isOutside = MapFrame.sides(point) & edge.bit != 0
                if isOutside != wasOutside { cut.append(edge.crossing(last, point)) }
                if !isOutside { cut.append(point) }
                (last, wasOutside) = (point, isOutside)
            }
            swap(&points, &cut)
        }
        return points
    }

    /// Calls `body` with each piece of a line that lies within the frame.
    static func line(_ line: Span<MapPoint>, _ body: (Span<MapPoint>) -> Void) {
        var any: UInt8 = 0
        for index in line.indices { any |= MapFrame.sides(line[index]) }
        if any == 0 { return body(line) }
        var piece: [MapPoint] = []
        for index in 1..<max(1, line.count) {
            guard let (first, last) = segment(line[index - 1], line[index]) else { continue }
            if piece.last != first {
                if piece.count > 1 { body(piece.span) }
                piece.removeAll(keepingCapacity: true)
                piece.append(first)
            }
            piece.append(last)
        }
        if piece.count > 1 { body(piece.span) }
    }

    /// The part of a segment within the frame, as Cohen and Sutherland find it.
    private static func segment(_ a: MapPoint, _ b: MapPoint) -> (MapPoint, MapPoint)? {
        var (a, b) = (a, b)
        for edge in Edge.allCases {
            let (isOut, isOther) = (MapFrame.sides(a) & edge.bit != 0, MapFrame.sides(b) & edge.bit != 0)
            if isOut, isOther { return nil }
            if isOut { a = edge.crossing(a, b) } else if isOther { b = edge.crossing(a, b) }
        }
        return a == b ? nil : (a, b)
    }
}

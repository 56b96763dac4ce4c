/// Cuts lines and polygons off a little beyond the edges of a map. It keeps its memory from one to the next.
struct MapClip {
    /// What is left of a ring after a cut, and the piece of a line that lies within the frame.
    private var rest: [MapPoint] = []
    private var piece: [MapPoint] = []

    /// An edge of the frame with its margin.
    private enum Edge {
        case left, right, top, bottom

        static let all: [Edge] = [.left, .right, .top, .bottom]

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

    /// Cuts a ring down to what lies within the frame, as one ring, by the algorithm of Sutherland and Hodgman. Where it leaves and comes
    /// back, it runs along the edge, which nobody sees.
    mutating func cut(ring: inout [MapPoint]) {
        var (any, all): (UInt8, UInt8) = (0, 15)
        for point in ring {
            let sides = MapFrame.sides(point)
            any |= sides
            all &= sides
        }
        if any == 0 { return }
        if all != 0 { return ring.removeAll(keepingCapacity: true) }
        for edge in Edge.all where any & edge.bit != 0 {
            guard var last = ring.last else { return }
            rest.removeAll(keepingCapacity: true)
            var wasOutside = MapFrame.sides(last) & edge.bit != 0
            for point in ring {
                let isOutside = MapFrame.sides(point) & edge.bit != 0
                if isOutside != wasOutside { rest.append(edge.crossing(last, point)) }
                if !isOutside { rest.append(point) }
                (last, wasOutside) = (point, isOutside)
            }
            swap(&ring, &rest)
        }
    }

    /// Calls `body` with each piece of a line that lies within the frame.
    mutating func pieces(of line: Span<MapPoint>, _ body: (Span<MapPoint>) -> Void) {
        var any: UInt8 = 0
        for index in line.indices { any |= MapFrame.sides(line[index]) }
        if any == 0 { return body(line) }
        piece.removeAll(keepingCapacity: true)
        for index in 1..<max(1, line.count) {
            guard let (first, last) = MapClip.segment(line[index - 1], line[index]) else { continue }
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
        let (start, end) = (MapFrame.sides(a), MapFrame.sides(b))
        if start | end == 0 { return a == b ? nil : (a, b) }
        if start & end != 0 { return nil }
        var (a, b) = (a, b)
        for edge in Edge.all {
            let (isOut, isOther) = (MapFrame.sides(a) & edge.bit != 0, MapFrame.sides(b) & edge.bit != 0)
            if isOut, isOther { return nil }
            if isOut { a = edge.crossing(a, b) } else if isOther { b = edge.crossing(a, b) }
        }
        return a == b ? nil : (a, b)
    }
}

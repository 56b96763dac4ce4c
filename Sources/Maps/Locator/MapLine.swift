/// Leaves out points of a line that make no difference to see, as Douglas and Peucker do.
struct MapLine {
    /// The parts of a pixel that tolerances are told in.
    private static let fraction = 8

    /// What is left to look at, the first of it last: ends of stretches. What came before them is done.
    private var ends: [Int] = []

    /// Appends those of some points from which the line would otherwise deviate by more than so many eighths of a pixel. The first and the
    /// last one always stay, since other lines end there.
    mutating func appendSimplified(_ points: Span<MapPoint>, tolerance: Int, to line: inout [MapPoint]) {
        guard points.count > 0 else { return }
        line.append(points[0])
        ends.append(points.count - 1)
        var first = 0
        while let last = ends.last {
            if let far = MapLine.farthest(points, first, last, tolerance) {
                ends.append(far)
            } else {
                if last > first { line.append(points[last]) }
                first = last
                ends.removeLast()
            }
        }
    }

    /// The point farthest from the straight line between two, if it is farther than tolerated.
    private static func farthest(_ points: Span<MapPoint>, _ first: Int, _ last: Int, _ tolerance: Int) -> Int? {
        guard last - first > 1 else { return nil }
        let (a, b) = (points[first], points[last])
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        var best = first
        if dx == 0, dy == 0 {
            // The line comes back to where it began: how far it goes counts.
            var most = tolerance * tolerance / (fraction * fraction)
            for index in first + 1..<last {
                let (x, y) = (points[index].x - a.x, points[index].y - a.y)
                if x * x + y * y > most { (most, best) = (x * x + y * y, index) }
            }
        } else {
            // A distance is a cross product over the length between the ends. The square root is exact everywhere.
            var most = Int(Double(dx * dx + dy * dy).squareRoot() * Double(tolerance)) / fraction
            // The points of a country are too few units apart for an overflow, which takes long to look for.
            for index in first + 1..<last {
                let point = points[index]
                let cross = Int(bitPattern: (dx &* (point.y &- a.y) &- dy &* (point.x &- a.x)).magnitude)
                if cross > most { (most, best) = (cross, index) }
            }
        }
        return best == first ? nil : best
    }
}

/// Leaves out points of a line that make no difference to see, as Douglas and Peucker do.
struct MapLine {
    /// The parts of a pixel that tolerances are told in.
    static let fraction = 8

    private var isKept: [Bool] = []
    private var pending: [(first: Int, last: Int)] = []

    /// Appends those of some points from which the line would otherwise deviate by more than so many eighths of a pixel. The first and the
    /// last one always stay, since other lines end there.
    mutating func appendSimplified(_ points: ArraySlice<MapPoint>, tolerance: Int, to line: inout [MapPoint]) {
        guard points.count > 2 else { return line.append(contentsOf: points) }
        isKept.removeAll(keepingCapacity: true)
        isKept.append(contentsOf: repeatElement(false, count: points.count))
        let start = points.startIndex
        isKept[0] = true
        isKept[points.count - 1] = true
        pending.append((start, points.endIndex - 1))
        while let (first, last) = pending.popLast() {
            guard last - first > 1, let far = MapLine.farthest(points, first, last, tolerance) else { continue }
            isKept[far - start] = true
            pending.append((first, far))
            pending.append((far, last))
        }
        for index in points.indices where isKept[index - start] { line.append(points[index]) }
    }

    /// The point farthest from the straight line between two, if it is farther than tolerated.
    private static func farthest(_ points: ArraySlice<MapPoint>, _ first: Int, _ last: Int, _ tolerance: Int) -> Int? {
        let (a, b) = (points[first], points[last])
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        var best: Int?
        if dx == 0, dy == 0 {
            // The line comes back to where it began: how far it goes counts.
            var most = tolerance * tolerance / (fraction * fraction)
            for index in first + 1..<last {
                let (x, y) = (points[index].x - a.x, points[index].y - a.y)
                if x * x + y * y > most { (most, best) = (x * x + y * y, index) }
            }
            return best
        }
        // A distance is a cross product over the length between the ends. The square root is exact everywhere.
        var most = Int(Double(dx * dx + dy * dy).squareRoot() * Double(tolerance)) / fraction
        for index in first + 1..<last {
            let cross = abs(dx * (points[index].y - a.y) - dy * (points[index].x - a.x))
            if cross > most { (most, best) = (cross, index) }
        }
        return best
    }
}

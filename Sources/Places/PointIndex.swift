import Glibc

/// Points on the Earth in a k-d tree over three dimensions, where neither the poles nor the date line are special.
///
/// The tree is an array whose middle parts the points by one axis, and so on in both halves until few are left. Chords through the Earth order points as
/// great circles do.
public struct PointIndex: Sendable {
    /// A point on the unit sphere.
    private struct Point {
        var x: Double
        var y: Double
        var z: Double

        init(_ point: Coordinate) {
            let radian = Double.pi / 180
            let north = point.latitude * radian
            let east = point.longitude * radian
            x = cos(north) * cos(east)
            y = cos(north) * sin(east)
            z = sin(north)
        }

        @inline(__always)
        subscript(axis: Int) -> Double { axis == 0 ? x : axis == 1 ? y : z }

        /// The square of the chord to another point.
        @inline(__always)
        func chord(to other: Point) -> Double {
            let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
            return dx * dx + dy * dy + dz * dz
        }
    }

    private struct Node {
        let point: Point
        let id: Int32
    }

    /// So few points are looked at one by one: parting them takes longer.
    private static let leaf = 8

    private var nodes: [Node]

    /// Builds the tree in n log n steps; the coordinate's place in the sequence becomes its id, and nil ones are left out.
    public init(_ points: some Sequence<Coordinate?>) {
        nodes = []
        nodes.reserveCapacity(points.underestimatedCount)
        for (id, point) in points.enumerated() {
            if let point { nodes.append(Node(point: Point(point), id: Int32(id))) }
        }
        nodes.withUnsafeMutableBufferPointer { PointIndex.arrange($0, 0..<$0.count, axis: 0) }
    }

    /// The ids of at most `count` points within a distance in kilometres that pass a filter, nearest first, then by id.
    public func nearest(to point: Coordinate, count: Int, withinKilometres radius: Double, where passes: (Int) -> Bool) -> [Int] {
        guard count > 0, radius >= 0, point.latitude.isFinite, point.longitude.isFinite else { return [] }
        var search = Search(centre: Point(point), nearest: NearestPoints(count: count, farthest: PointIndex.chord(radius)))
        nodes.withUnsafeBufferPointer { PointIndex.visit($0, 0..<$0.count, axis: 0, &search, passes) }
        return search.nearest.sorted()
    }

    private struct Search {
        let centre: Point
        var nearest: NearestPoints
    }

    private static func visit(
        _ nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>, axis: Int, _ search: inout Search, _ passes: (Int) -> Bool
    ) {
        guard range.count > leaf else {
            for index in range { look(at: nodes[index], &search, passes) }
            return
        }
        let middle = range.lowerBound + range.count / 2
        let next = axis == 2 ? 0 : axis + 1
        let aside = search.centre[axis] - nodes[middle].point[axis]
        let lower = range.lowerBound..<middle
        let upper = (middle + 1)..<range.upperBound
        visit(nodes, aside < 0 ? lower : upper, axis: next, &search, passes)
        look(at: nodes[middle], &search, passes)
        if aside * aside <= search.nearest.farthest { visit(nodes, aside < 0 ? upper : lower, axis: next, &search, passes) }
    }

    @inline(__always)
    private static func look(at node: Node, _ search: inout Search, _ passes: (Int) -> Bool) {
        let chord = search.centre.chord(to: node.point)
        guard chord <= search.nearest.farthest else { return }
        let id = Int(node.id)
        if search.nearest.wants(chord, id), passes(id) { search.nearest.add(chord, id) }
    }

    /// Puts the median of an axis into the middle of a range, and so on; the halves shrink, so recursion is as deep as the logarithm.
    private static func arrange(_ nodes: UnsafeMutableBufferPointer<Node>, _ range: Range<Int>, axis: Int) {
        guard range.count > leaf else { return }
        let middle = range.lowerBound + range.count / 2
        select(nodes, middle, in: range, axis: axis)
        arrange(nodes, range.lowerBound..<middle, axis: (axis + 1) % 3)
        arrange(nodes, (middle + 1)..<range.upperBound, axis: (axis + 1) % 3)
    }

    /// Hoare's selection. Pivots come from a fixed pseudo-random sequence, so that no order of rows is slow and the result is always the same.
    private static func select(_ nodes: UnsafeMutableBufferPointer<Node>, _ middle: Int, in range: Range<Int>, axis: Int) {
        var low = range.lowerBound
        var high = range.upperBound - 1
        var random = UInt64(truncatingIfNeeded: range.count) | 1
        while low < high {
            random = HashSlots.mix(random &+ 0x9E37_79B9_7F4A_7C15)
            let pivot = nodes[low + Int(random % UInt64(high - low + 1))].point[axis]
            var left = low
            var right = high
            while left <= right {
                while nodes[left].point[axis] < pivot { left += 1 }
                while nodes[right].point[axis] > pivot { right -= 1 }
                guard left <= right else { break }
                nodes.swapAt(left, right)
                left += 1
                right -= 1
            }
            if middle <= right { high = right } else if middle >= left { low = left } else { return }
        }
    }

    /// The square of the chord of an arc on the unit sphere, with a little to spare for rounding.
    private static func chord(_ kilometres: Double) -> Double {
        let angle = kilometres / Coordinate.earthRadius
        guard angle < .pi else { return .infinity }
        let half = sin(angle / 2)
        return 4 * half * half * (1 + 1e-9) + 1e-15
    }
}

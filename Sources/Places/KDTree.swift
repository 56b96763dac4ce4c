import Glibc

/// Finds the nearest of many points on the Earth: a k-d tree in three dimensions, where neither the poles nor the date
/// line are special.
///
/// The tree is an array whose middle element divides the points along one axis, and so on in both halves. Chords
/// through the Earth order points as great circles do.
public struct KDTree: Sendable {
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

        /// The squared chord to another point.
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

    /// The number of points that are compared one by one, because dividing them further takes longer.
    private static let leafSize = 8

    private var nodes: [Node]

    /// Builds the tree in O(n log n). A point's id is its index in the sequence; nil elements are left out.
    public init(_ points: some Sequence<Coordinate?>) {
        nodes = []
        nodes.reserveCapacity(points.underestimatedCount)
        for (id, point) in points.enumerated() {
            if let point { nodes.append(Node(point: Point(point), id: Int32(id))) }
        }
        nodes.withUnsafeMutableBufferPointer { KDTree.arrange($0, 0..<$0.count, axis: 0) }
    }

    /// Returns the ids of at most `count` points within `radius` kilometres that pass a filter, nearest first, then by
    /// id.
    public func nearest(to point: Coordinate, count: Int, withinKilometres radius: Double, where passes: (Int) -> Bool) -> [Int] {
        guard count > 0, radius >= 0, point.latitude.isFinite, point.longitude.isFinite else { return [] }
        var search = Search(centre: Point(point), nearest: NearestHeap(count: count, farthest: KDTree.chord(radius)))
        nodes.withUnsafeBufferPointer { KDTree.visit($0, 0..<$0.count, axis: 0, &search, passes) }
        return search.nearest.sorted()
    }

    private struct Search {
        let centre: Point
        var nearest: NearestHeap
    }

    private static func visit(
        _ nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>, axis: Int, _ search: inout Search, _ passes: (Int) -> Bool
    ) {
        guard range.count > leafSize else {
            for index in range { visit(nodes[index], &search, passes) }
            return
        }
        let middle = range.lowerBound + range.count / 2
        let next = axis == 2 ? 0 : axis + 1
        let aside = search.centre[axis] - nodes[middle].point[axis]
        let lower = range.lowerBound..<middle
        let upper = (middle + 1)..<range.upperBound
        visit(nodes, aside < 0 ? lower : upper, axis: next, &search, passes)
        visit(nodes[middle], &search, passes)
        if aside * aside <= search.nearest.farthest { visit(nodes, aside < 0 ? upper : lower, axis: next, &search, passes) }
    }

    @inline(__always)
    private static func visit(_ node: Node, _ search: inout Search, _ passes: (Int) -> Bool) {
        let chord = search.centre.chord(to: node.point)
        guard chord <= search.nearest.farthest else { return }
        let id = Int(node.id)
        if search.nearest.wants(chord, id), passes(id) { search.nearest.add(chord, id) }
    }

    /// Moves the median along an axis to the middle of a range, and so on in both halves; recursion is O(log n) deep.
    private static func arrange(_ nodes: UnsafeMutableBufferPointer<Node>, _ range: Range<Int>, axis: Int) {
        guard range.count > leafSize else { return }
        let middle = range.lowerBound + range.count / 2
        select(nodes, middle, in: range, axis: axis)
        arrange(nodes, range.lowerBound..<middle, axis: (axis + 1) % 3)
        arrange(nodes, (middle + 1)..<range.upperBound, axis: (axis + 1) % 3)
    }

    /// Selects the median by quickselect. Pivots come from a fixed pseudo-random sequence, so that no order of rows is
    /// slow and the result is always the same.
    private static func select(_ nodes: UnsafeMutableBufferPointer<Node>, _ middle: Int, in range: Range<Int>, axis: Int) {
        var low = range.lowerBound
        var high = range.upperBound - 1
        var random = UInt64(truncatingIfNeeded: range.count) | 1
        while low < high {
            random = HashIndex.mix(random &+ 0x9E37_79B9_7F4A_7C15)
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

    /// The squared chord of an arc on the unit sphere, with a margin for rounding.
    private static func chord(_ kilometres: Double) -> Double {
        let angle = kilometres / Coordinate.earthRadius
        guard angle < .pi else { return .infinity }
        let half = sin(angle / 2)
        return 4 * half * half * (1 + 1e-9) + 1e-15
    }
}

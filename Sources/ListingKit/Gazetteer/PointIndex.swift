import Glibc

/// Points on the Earth in a k-d tree over three dimensions, where neither the poles nor the date line are special.
///
/// The tree is an array whose middle parts the points by one axis, and so on in both halves. Chords through the Earth order points as
/// great circles do.
struct PointIndex: Sendable {
    private struct Node {
        var axes: SIMD3<Double>
        var id: Int32
    }

    private var nodes: [Node]

    /// Builds the tree in n log n steps; the coordinate's place in the sequence becomes its id, and nil ones are left out.
    init(_ points: some Sequence<Coordinate?>) {
        nodes = []
        for (id, point) in points.enumerated() {
            if let point { nodes.append(Node(axes: PointIndex.axes(point), id: Int32(id))) }
        }
        arrange(0..<nodes.count, axis: 0)
    }

    /// The ids of at most `count` points within a distance in kilometres that pass a filter, nearest first, then by id.
    func nearest(to point: Coordinate, count: Int, withinKilometres radius: Double, where passes: (Int) -> Bool) -> [Int] {
        guard count > 0, radius >= 0, point.latitude.isFinite, point.longitude.isFinite else { return [] }
        var search = Search(centre: PointIndex.axes(point), count: count, farthest: PointIndex.chord(radius))
        visit(0..<nodes.count, axis: 0, &search, passes)
        search.compact()
        return search.found.map(\.id)
    }

    private struct Search {
        let centre: SIMD3<Double>
        let count: Int
        /// The square of the longest chord that is still of interest.
        var farthest: Double
        var found: [(chord: Double, id: Int)] = []

        mutating func add(_ chord: Double, _ id: Int) {
            found.append((chord, id))
            if found.count / 2 > count, found.count > 16 { compact() }
        }

        mutating func compact() {
            found.sort { ($0.chord, $0.id) < ($1.chord, $1.id) }
            guard found.count >= count else { return }
            found.removeSubrange(count...)
            farthest = min(farthest, found[count - 1].chord)
        }
    }

    private func visit(_ range: Range<Int>, axis: Int, _ search: inout Search, _ passes: (Int) -> Bool) {
        guard !range.isEmpty else { return }
        let middle = range.lowerBound + range.count / 2
        let node = nodes[middle]
        let next = (axis + 1) % 3
        let aside = search.centre[axis] - node.axes[axis]
        let lower = range.lowerBound..<middle
        let upper = (middle + 1)..<range.upperBound
        visit(aside < 0 ? lower : upper, axis: next, &search, passes)
        let difference = search.centre - node.axes
        let chord = (difference * difference).sum()
        if chord <= search.farthest, passes(Int(node.id)) { search.add(chord, Int(node.id)) }
        if aside * aside <= search.farthest { visit(aside < 0 ? upper : lower, axis: next, &search, passes) }
    }

    /// Puts the median of an axis into the middle of a range, and so on; the halves shrink, so recursion is as deep as the logarithm.
    private mutating func arrange(_ range: Range<Int>, axis: Int) {
        guard range.count > 1 else { return }
        let middle = range.lowerBound + range.count / 2
        select(middle, in: range, axis: axis)
        arrange(range.lowerBound..<middle, axis: (axis + 1) % 3)
        arrange((middle + 1)..<range.upperBound, axis: (axis + 1) % 3)
    }

    /// Hoare's selection. Pivots come from a fixed pseudo-random sequence, so that no order of rows is slow and the result is always the same.
    private mutating func select(_ middle: Int, in range: Range<Int>, axis: Int) {
        var low = range.lowerBound
        var high = range.upperBound - 1
        var random = UInt64(truncatingIfNeeded: range.count) | 1
        while low < high {
            random = HashSlots.mix(random &+ 0x9E37_79B9_7F4A_7C15)
            let pivot = nodes[low + Int(random % UInt64(high - low + 1))].axes[axis]
            var left = low
            var right = high
            while left <= right {
                while nodes[left].axes[axis] < pivot { left += 1 }
                while nodes[right].axes[axis] > pivot { right -= 1 }
                guard left <= right else { break }
                nodes.swapAt(left, right)
                left += 1
                right -= 1
            }
            if middle <= right { high = right } else if middle >= left { low = left } else { return }
        }
    }

    private static func axes(_ point: Coordinate) -> SIMD3<Double> {
        let radian = Double.pi / 180
        let north = point.latitude * radian
        let east = point.longitude * radian
        return SIMD3(cos(north) * cos(east), cos(north) * sin(east), sin(north))
    }

    /// The square of the chord of an arc on the unit sphere, with a little to spare for rounding.
    private static func chord(_ kilometres: Double) -> Double {
        let angle = kilometres / Coordinate.earthRadius
        guard angle < .pi else { return .infinity }
        let half = sin(angle / 2)
        return 4 * half * half * (1 + 1e-9) + 1e-15
    }
}

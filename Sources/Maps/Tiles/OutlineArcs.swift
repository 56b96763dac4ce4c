import Places

/// The arcs of some polygons in the numbers of a level: which of them are coast, and which are borders.
struct OutlineArcs {
    typealias Line = [MapPoint]

    /// Arcs that one polygon alone has: the coast, or the outer edge of what lies beyond a tile.
    private(set) var edges: [Line] = []
    /// Arcs between two polygons.
    private(set) var borders: [Line] = []
    private var simplifier = MapLine()

    /// What two polygons have in common of an arc.
    private struct Use {
        var count = 0
        var state: State?
        var isBetweenStates = false
    }

    /// Takes the arcs of polygons; nil if the file is damaged there. At the level of the country a border is one of states.
    init?(_ polygons: [Int], _ topology: Topology, _ level: MapLevel) {
        var uses: [Int: Use] = [:]
        var order: [Int] = []
        var parts: [ArcUse] = []
        var ends: [Int] = []
        for polygon in polygons {
            parts.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            guard topology.appendRings(of: polygon, to: &parts, ends: &ends) else { return nil }
            let state = level == .country ? topology.state(of: polygon) : nil
            for part in parts {
                var use = uses[part.arc] ?? Use()
                if use.count == 0 { order.append(part.arc) } else { use.isBetweenStates = use.state != state }
                use.count += 1
                use.state = state
                uses[part.arc] = use
            }
        }
        var points: [ShapePoint] = []
        for arc in order {
            guard let use = uses[arc], use.count == 1 || level != .country || use.isBetweenStates else { continue }
            points.removeAll(keepingCapacity: true)
            guard topology.appendPoints(ofArc: arc, to: &points) else { return nil }
            let line = simplified(points.map { OutlineArcs.plot($0, level) })
            if use.count == 1 { edges.append(line) } else if line.count > 1 { borders.append(line) }
        }
    }

    /// A point in the numbers of a level, nearest to where it is.
    private static func plot(_ point: ShapePoint, _ level: MapLevel) -> MapPoint {
        let half = level.step / 2
        return MapPoint(x: (point.x + half) / level.step, y: (point.y + half) / level.step)
    }

    private mutating func simplified(_ points: [MapPoint]) -> Line {
        var distinct: Line = []
        for point in points where point != distinct.last { distinct.append(point) }
        // A ring of one arc may have become a dot; it takes two points to be a line.
        if distinct.count < 2 { return distinct + distinct }
        var line: Line = []
        simplifier.appendSimplified(distinct.span, tolerance: MapLevel.tolerance, to: &line)
        return line
    }

    /// Joins lines that end where others begin. Closed ones come out as rings, with the first point at the end too.
    ///
    /// If several begin where one ends, it does not matter which is next: filled by the even-odd rule, all ways to join them are the same.
    static func joined(_ lines: [Line]) -> [Line] {
        var left = lines.filter { $0.count > 1 }
        var starts: [MapPoint: [Int]] = [:]
        for (index, line) in left.enumerated() {
            starts[line[0], default: []].append(index)
            starts[line[line.count - 1], default: []].append(index)
        }
        var isTaken = [Bool](repeating: false, count: left.count)
        func next(_ point: MapPoint) -> Int? {
            while let index = starts[point]?.popLast() { if !isTaken[index] { return index } }
            return nil
        }
        var joined: [Line] = []
        for first in left.indices where !isTaken[first] {
            isTaken[first] = true
            var line = left[first]
            while let end = line.last, end != line[0], let index = next(end) {
                isTaken[index] = true
                if left[index][0] != end { left[index].reverse() }
                line.append(contentsOf: left[index].dropFirst())
            }
            joined.append(line)
        }
        return joined
    }
}

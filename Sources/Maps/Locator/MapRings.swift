/// Joins the arcs of a map to rings. It is filled for one map after the other, and keeps its memory.
struct MapRings {
    /// The points of all rings, one ring after the other.
    private(set) var points: [MapPoint] = []
    /// Where each ring lies among ``points``.
    private(set) var rings: [Range<Int>] = []
    /// The ring that is being joined.
    private var ring: [MapPoint] = []
    /// The arcs that no ring has yet.
    private var left: [Int] = []
    /// What cuts them off.
    var clip = MapClip()

    /// Takes the rings of the polygon that the map is of, cut off at the edges; the biggest first.
    mutating func takeOwn(_ sheet: MapSheet) {
        clear()
        guard let own = sheet.own else { return }
        var start = own.parts.lowerBound
        for end in sheet.ownEnds {
            ring.removeAll(keepingCapacity: true)
            for part in start..<end { append(sheet.arcs[sheet.parts[part].arc], isReversed: sheet.parts[part].isReversed, of: sheet) }
            start = end
            keepVisible(smallest: 2)
        }
    }

    /// Takes the land that the polygons are together, cut off at the edges; false if there is nothing but land.
    ///
    /// Its rings are made of the arcs that only one polygon has, each joined to one that begins where it ends. If there are several of
    /// these, it does not matter which: filled by the even-odd rule, all ways to join them are the same.
    mutating func takeLand(_ sheet: MapSheet, smallest: Int) -> Bool {
        clear()
        left.removeAll(keepingCapacity: true)
        for index in sheet.arcs.indices where sheet.arcs[index].uses == 1 { left.append(index) }
        guard left.contains(where: { !sheet.arcs[$0].isOutside }) else { return false }
        while let first = left.popLast() {
            ring.removeAll(keepingCapacity: true)
            append(sheet.arcs[first], isReversed: false, of: sheet)
            while let end = ring.last, end != ring.first {
                guard
                    let next = left.firstIndex(where: {
                        let range = sheet.arcs[$0].range
                        return sheet.points[range.lowerBound] == end || sheet.points[range.upperBound - 1] == end
                    })
                else { break }
                let arc = sheet.arcs[left.remove(at: next)]
                append(arc, isReversed: sheet.points[arc.range.lowerBound] != end, of: sheet)
            }
            keepVisible(smallest: smallest)
        }
        return !(rings.count == 1 && MapRings.isFrame(points.span))
    }

    private mutating func clear() {
        points.removeAll(keepingCapacity: true)
        rings.removeAll(keepingCapacity: true)
    }

    /// Appends the points of an arc, the first one only if nothing led to it.
    private mutating func append(_ arc: MapSheet.Arc, isReversed: Bool, of sheet: MapSheet) {
        let points = sheet.points.span.extracting(arc.range)
        for index in (ring.isEmpty ? 0 : 1)..<max(1, points.count) {
            ring.append(points[isReversed ? points.count - 1 - index : index])
        }
    }

    /// Keeps what there is to see of the ring: nothing beyond the edges, no point twice, and nothing if it is so small that it is a dot. The
    /// smallest has twice its area in pixels.
    private mutating func keepVisible(smallest: Int) {
        clip.cut(ring: &ring)
        while ring.count > 1, ring.first == ring.last { ring.removeLast() }
        guard abs(MapRings.doubleArea(ring.span)) >= smallest else { return }
        let start = points.count
        points.append(contentsOf: ring)
        rings.append(start..<points.count)
    }

    private static func doubleArea(_ ring: Span<MapPoint>) -> Int {
        guard ring.count > 2 else { return 0 }
        var last = ring[ring.count - 1]
        var sum = 0
        for index in ring.indices {
            sum += last.x * ring[index].y - ring[index].x * last.y
            last = ring[index]
        }
        return sum
    }

    /// Whether a ring is all of the frame with its margin.
    private static func isFrame(_ ring: Span<MapPoint>) -> Bool {
        let whole = (MapFrame.width + 2 * MapFrame.margin) * (MapFrame.height + 2 * MapFrame.margin)
        return abs(doubleArea(ring)) == 2 * whole
    }
}

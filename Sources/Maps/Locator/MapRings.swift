/// Joins the arcs of a map to rings.
enum MapRings {
    /// The rings of the polygon that the map is of, cut off at the edges; the biggest first.
    static func own(_ sheet: MapSheet) -> [[MapPoint]] {
        guard let own = sheet.own else { return [] }
        var start = own.parts.lowerBound
        var rings: [[MapPoint]] = []
        for end in sheet.ownEnds {
            var ring: [MapPoint] = []
            for part in sheet.parts[start..<end] { append(sheet.arcs[part.arc], isReversed: part.isReversed, of: sheet, to: &ring) }
            start = end
            rings.append(ring)
        }
        return visible(rings, smallest: 2)
    }

    /// The land that the polygons are together, cut off at the edges; nil if there is nothing but land.
    ///
    /// Its rings are made of the arcs that only one polygon has, each joined to one that begins where it ends. If there are several of
    /// these, it does not matter which: filled by the even-odd rule, all ways to join them are the same.
    static func land(_ sheet: MapSheet, smallest: Int) -> [[MapPoint]]? {
        var left = sheet.arcs.indices.filter { sheet.arcs[$0].uses == 1 }
        guard left.contains(where: { !sheet.arcs[$0].isOutside }) else { return nil }
        var rings: [[MapPoint]] = []
        while let first = left.popLast() {
            var ring: [MapPoint] = []
            append(sheet.arcs[first], isReversed: false, of: sheet, to: &ring)
            while let end = ring.last, end != ring.first {
                guard
                    let next = left.firstIndex(where: {
                        let range = sheet.arcs[$0].range
                        return sheet.points[range.lowerBound] == end || sheet.points[range.upperBound - 1] == end
                    })
                else { break }
                let arc = sheet.arcs[left.remove(at: next)]
                append(arc, isReversed: sheet.points[arc.range.lowerBound] != end, of: sheet, to: &ring)
            }
            rings.append(ring)
        }
        let land = visible(rings, smallest: smallest)
        return land.count == 1 && isFrame(land[0]) ? nil : land
    }

    /// Appends the points of an arc, the first one only if nothing led to it.
    private static func append(_ arc: MapSheet.Arc, isReversed: Bool, of sheet: MapSheet, to ring: inout [MapPoint]) {
        let points = sheet.points.span.extracting(arc.range)
        for index in (ring.isEmpty ? 0 : 1)..<max(1, points.count) {
            ring.append(points[isReversed ? points.count - 1 - index : index])
        }
    }

    /// What there is to see of rings: nothing beyond the edges, no point twice, and none so small that it is a dot. The smallest has twice its area in pixels.
    private static func visible(_ rings: [[MapPoint]], smallest: Int) -> [[MapPoint]] {
        var visible: [[MapPoint]] = []
        for ring in rings {
            var ring = MapClip.ring(ring)
            while ring.count > 1, ring.first == ring.last { ring.removeLast() }
            if abs(doubleArea(ring)) >= smallest { visible.append(ring) }
        }
        return visible
    }

    private static func doubleArea(_ ring: [MapPoint]) -> Int {
        guard ring.count > 2, var last = ring.last else { return 0 }
        var sum = 0
        for point in ring {
            sum += last.x * point.y - point.x * last.y
            last = point
        }
        return sum
    }

    /// Whether a ring is all of the frame with its margin.
    private static func isFrame(_ ring: [MapPoint]) -> Bool {
        let whole = (MapFrame.width + 2 * MapFrame.margin) * (MapFrame.height + 2 * MapFrame.margin)
        return abs(doubleArea(ring)) == 2 * whole
    }
}

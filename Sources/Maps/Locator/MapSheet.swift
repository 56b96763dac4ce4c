import Places

/// The arcs of all polygons that a frame shows, as points of the map. It is filled for one map after the other, and keeps its memory.
struct MapSheet {
    /// An arc in the order in which polygons name it.
    struct Arc {
        let number: Int
        /// How many of the polygons it is part of. What only one has is coast, or lies beyond the frame.
        var uses = 0
        /// Whether it is part of the polygon that the map is of.
        var isOwn = false
        /// Whether all of it lies over one edge of the frame; no more than its ends are kept then.
        var isOutside = false
        /// Whether all of it lies in the frame or its margin.
        var isInside = false
        /// Its points among ``plotted``.
        var plotted = 0..<0
        /// Those of them that are left among ``points``.
        var range = 0..<0
    }

    /// A polygon, and which of ``parts`` are its arcs.
    struct Area {
        let polygon: Int
        let parts: Range<Int>
    }

    /// A place among ``arcs``, and whether a ring goes along it backwards.
    struct Part {
        let arc: Int
        let isReversed: Bool
    }

    private let topology: Topology
    private(set) var arcs: [Arc] = []
    private(set) var areas: [Area] = []
    private(set) var parts: [Part] = []
    /// The polygon that the map is of, and where each of its rings ends among ``parts``.
    private(set) var own: Area?
    private(set) var ownEnds: [Int] = []
    private(set) var points: [MapPoint] = []
    private var plotted: [MapPoint] = []
    private var line = MapLine()
    /// The points of an arc as they lie in the country.
    private var shape: [ShapePoint] = []
    /// The place of each arc of the file among ``arcs``, or -1.
    private var slots: [Int32]
    private var polygons: [Int] = []
    private var uses: [ArcUse] = []
    private var ends: [Int] = []

    init(_ topology: Topology) {
        self.topology = topology
        slots = [Int32](repeating: -1, count: topology.arcCount)
    }

    /// Takes the polygons of a frame; false if the file is damaged there.
    mutating func fill(_ frame: MapFrame, own polygon: Int) -> Bool {
        clear()
        topology.appendPolygons(meeting: frame.box, to: &polygons)
        for neighbour in polygons {
            uses.removeAll(keepingCapacity: true)
            ends.removeAll(keepingCapacity: true)
            guard topology.appendRings(of: neighbour, to: &uses, ends: &ends) else { return false }
            let start = parts.count
            for use in uses { add(use, isOwn: neighbour == polygon) }
            let area = Area(polygon: neighbour, parts: start..<parts.count)
            areas.append(area)
            if neighbour == polygon {
                own = area
                for end in ends { ownEnds.append(end + start) }
            }
        }
        for index in arcs.indices { guard plot(index, frame) else { return false } }
        return own != nil
    }

    private mutating func clear() {
        for arc in arcs { slots[arc.number] = -1 }
        arcs.removeAll(keepingCapacity: true)
        areas.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        polygons.removeAll(keepingCapacity: true)
        plotted.removeAll(keepingCapacity: true)
        own = nil
        ownEnds.removeAll(keepingCapacity: true)
    }

    private mutating func add(_ use: ArcUse, isOwn: Bool) {
        var slot = Int(slots[use.arc])
        if slot < 0 {
            slot = arcs.count
            slots[use.arc] = Int32(truncatingIfNeeded: slot)
            arcs.append(Arc(number: use.arc))
        }
        arcs[slot].uses += 1
        if isOwn { arcs[slot].isOwn = true }
        parts.append(Part(arc: slot, isReversed: use.isReversed))
    }

    /// Puts an arc on the map. Of what lies beyond the frame, no more is kept than tells on which side it passes.
    private mutating func plot(_ index: Int, _ frame: MapFrame) -> Bool {
        shape.removeAll(keepingCapacity: true)
        guard topology.appendPoints(ofArc: arcs[index].number, to: &shape) else { return false }
        let box = MapSheet.box(of: shape.span)
        let end = shape.count - 1
        let start = plotted.count
        let first = frame.plot(shape[0])
        plotted.append(first)
        arcs[index].isOutside = !box.meets(frame.box)
        if arcs[index].isOutside {
            plotted.append(frame.plot(shape[end]))
        } else {
            let isInside = frame.box.contains(box)
            arcs[index].isInside = isInside
            var (last, previous) = (MapFrame.sides(first), first)
            var before: UInt8 = 0
            for place in 1..<max(1, shape.count) {
                let point = frame.plot(shape[place])
                // A point beside the one before makes no difference, but where the arc ends others begin.
                if abs(point.x - previous.x) <= 1, abs(point.y - previous.y) <= 1, place < end || point == previous { continue }
                let sides = isInside ? 0 : MapFrame.sides(point)
                if sides & last & before != 0 { plotted[plotted.count - 1] = point } else { plotted.append(point) }
                if sides & last & before == 0 { before = last }
                (last, previous) = (sides, point)
            }
            // A whole ring may be a mere dot; it takes two points to be a line.
            if plotted.count == start + 1 { plotted.append(first) }
        }
        arcs[index].plotted = start..<plotted.count
        return true
    }

    private static func box(of points: Span<ShapePoint>) -> ShapeBox {
        var box = ShapeBox(west: points[0].x, south: points[0].y, east: points[0].x, north: points[0].y)
        for index in 1..<max(1, points.count) { box.take(points[index]) }
        return box
    }

    /// Whether an arc has at least so many pixels, from one point to the next.
    func isArc(_ arc: Arc, atLeast pixels: Int) -> Bool {
        let points = points.span.extracting(arc.range)
        var length = 0
        for index in 1..<max(1, points.count) {
            length += max(abs(points[index - 1].x - points[index].x), abs(points[index - 1].y - points[index].y))
            if length >= pixels { return true }
        }
        return length >= pixels
    }

    /// Makes ``points``, leaving out what makes too little difference to see.
    mutating func simplify(_ detail: MapDetail) {
        points.removeAll(keepingCapacity: true)
        let plotted = plotted
        for index in arcs.indices {
            let start = points.count
            let range = arcs[index].plotted
            if range.count == 2 {
                points.append(plotted[range.lowerBound])
                points.append(plotted[range.lowerBound + 1])
            } else {
                let tolerance = arcs[index].isOwn ? detail.ownTolerance : detail.tolerance
                line.appendSimplified(plotted.span.extracting(range), tolerance: tolerance, to: &points)
            }
            arcs[index].range = start..<points.count
        }
    }
}

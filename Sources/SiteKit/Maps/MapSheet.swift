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
        /// Whether all of it lies over one edge of the frame.
        var isOutside = false
        /// Its points among ``points``.
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
    /// The parts of the polygon that the map is of, and where each of its rings ends among them.
    private(set) var own: Area?
    private(set) var ownEnds: [Int] = []
    private(set) var points: [MapPoint] = []
    private var plotted: [MapPoint] = []
    private var plottedRanges: [Range<Int>] = []
    private var line = MapLine()
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
            if neighbour == polygon { (own, ownEnds) = (area, ends.map { $0 + start }) }
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
        plottedRanges.removeAll(keepingCapacity: true)
        own = nil
        ownEnds = []
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

    /// Reads an arc. Of what lies beyond the frame, no more is kept than tells on which side it passes.
    private mutating func plot(_ index: Int, _ frame: MapFrame) -> Bool {
        let start = plotted.count
        var all: UInt8 = 15
        var (last, before): (UInt8, UInt8) = (0, 0)
        let isWhole = topology.forEachPoint(ofArc: arcs[index].number) { point in
            let point = frame.plot(point)
            let sides = MapFrame.sides(point)
            all &= sides
            if plotted.count > start, let previous = plotted.last {
                if previous == point { return }
                if plotted.count > start + 1, sides & last & before != 0 { plotted.removeLast() } else { before = last }
            }
            plotted.append(point)
            last = sides
        }
        // An arc that is a whole ring and a mere dot has one point; it takes two to be a line.
        if plotted.count == start + 1, let only = plotted.last { plotted.append(only) }
        plottedRanges.append(start..<plotted.count)
        arcs[index].isOutside = all != 0
        return isWhole
    }

    /// Makes ``points``, leaving out what deviates by no more than so many eighths of a pixel.
    mutating func simplify(tolerance: Int) {
        points.removeAll(keepingCapacity: true)
        for index in arcs.indices {
            let start = points.count
            line.appendSimplified(plotted[plottedRanges[index]], tolerance: tolerance, to: &points)
            arcs[index].range = start..<points.count
        }
    }
}

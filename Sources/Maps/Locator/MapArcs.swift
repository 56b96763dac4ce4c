import Places

/// Arcs that were read, since neighbours show the same ones.
struct MapArcs {
    /// An arc among ``points``.
    struct Entry {
        let range: Range<Int>
        let box: ShapeBox
    }

    private let topology: Topology
    private(set) var points: [ShapePoint] = []
    private var entries: [Entry] = []
    /// The place of each arc of the file among ``entries``, or -1.
    private var places: [Int32]

    init(_ topology: Topology) {
        self.topology = topology
        places = [Int32](repeating: -1, count: topology.arcCount)
    }

    /// An arc, read if it is asked for the first time; nil if the file is damaged there.
    mutating func entry(_ arc: Int) -> Entry? {
        if places[arc] >= 0 { return entries[Int(places[arc])] }
        let start = points.count
        guard topology.appendPoints(ofArc: arc, to: &points) else { return nil }
        var box = ShapeBox(west: points[start].x, south: points[start].y, east: points[start].x, north: points[start].y)
        for index in start + 1..<max(start + 1, points.count) { box.take(points[index]) }
        places[arc] = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(range: start..<points.count, box: box))
        return entries.last
    }
}

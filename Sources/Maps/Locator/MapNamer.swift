import Places

/// A polygon that shares a border with what a map is of.
struct MapNeighbour {
    let polygon: Int
    let name: String
}

/// Puts the names of neighbours on a map.
struct MapNamer {
    /// The most names.
    private static let most = 12
    /// Where a name may stand if it would cover what the map is of where it belongs, nearest first.
    private static let asides = [
        (0, 0), (0, -8), (0, 8), (-12, 0), (12, 0), (-12, -8), (12, -8), (-12, 8), (12, 8), (0, -16), (0, 16), (-24, 0), (24, 0), (-24, -8),
        (24, -8), (-24, 8), (24, 8), (-36, 0), (36, 0),
    ]

    private let topology: Topology
    var labels = MapLabels()
    /// What the map is of.
    private var own = MapRoom()
    private var room = MapRoom()
    /// The areas of those that touch what the map is of, in their order, and other polygons with how far from the middle they are.
    private var areas: [MapSheet.Area?] = []
    private var others: [Other] = []
    /// See ``place(_:_:_:_:)``.
    private(set) var placed: [MapLabels.Label] = []

    private struct Other {
        let distance: Int
        let polygon: Int
        let middle: MapPoint
    }

    init(_ topology: Topology) { self.topology = topology }

    /// Places the names of what a sheet shows: of those that touch what the map is of, the one with the longest border first, then of others
    /// from the middle outwards.
    mutating func place(_ shape: PlaceShape, _ touching: [MapNeighbour], _ frame: MapFrame, _ sheet: MapSheet) {
        placed.removeAll(keepingCapacity: true)
        guard let area = sheet.own else { return }
        own.look(at: area, of: sheet)
        // What a place without an outline lies in has a name of its own.
        if shape.relation != .own, let label = label(topology.name(of: area.polygon), in: area, frame, sheet, isOwn: true) {
            placed.append(label)
        }
        others.removeAll(keepingCapacity: true)
        areas.removeAll(keepingCapacity: true)
        for _ in touching { areas.append(nil) }
        for area in sheet.areas where area.polygon != shape.polygon {
            if let rank = touching.firstIndex(where: { $0.polygon == area.polygon }) {
                areas[rank] = area
            } else if let point = topology.label(of: area.polygon).map(frame.plot), MapFrame.holds(point) {
                let (x, y) = (point.x - MapFrame.width / 2, point.y - MapFrame.height / 2)
                others.append(Other(distance: x * x + y * y, polygon: area.polygon, middle: point))
            }
        }
        for rank in touching.indices where placed.count < MapNamer.most {
            if let area = areas[rank], let label = label(touching[rank].name, in: area, frame, sheet) { placed.append(label) }
        }
        others.sort { ($0.distance, $0.polygon) < ($1.distance, $1.polygon) }
        for other in others where placed.count < MapNamer.most {
            if let label = labels.place(topology.name(of: other.polygon), over: other.middle, where: { !own.meets($0) }) {
                placed.append(label)
            }
        }
    }

    /// Puts a name into an area: in the middle of it if the map shows that, or else where it fits into what the map shows of it.
    private mutating func label(
        _ name: String, in area: MapSheet.Area, _ frame: MapFrame, _ sheet: MapSheet, isOwn: Bool = false
    ) -> MapLabels.Label? {
        let middle = topology.label(of: area.polygon).map(frame.plot).flatMap { MapFrame.holds($0) ? $0 : nil }
        if let middle, let label = labels.place(name, over: middle, where: { isOwn || !own.meets($0) }) { return label }
        room.look(at: area, of: sheet)
        room.findSpots(length: MapLabels.Size.small.length(name))
        for spot in room.spots {
            if let label = labels.place(name, over: spot.point) { return label }
        }
        guard let middle, !isOwn else { return nil }
        for (x, y) in MapNamer.asides {
            if let label = labels.place(name, over: MapPoint(x: middle.x + x, y: middle.y + y), where: { !own.meets($0) }) { return label }
        }
        return nil
    }
}

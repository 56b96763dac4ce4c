import Places

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

    init(_ topology: Topology) { self.topology = topology }

    /// The names of what a sheet shows: of those that touch what the map is of, the one with the longest border first, then of others from
    /// the middle outwards.
    mutating func names(_ shape: PlaceShape, _ touching: [(polygon: Int, name: String)], _ frame: MapFrame, _ sheet: MapSheet) -> [MapLabels
        .Label]
    {
        guard let area = sheet.own else { return [] }
        own.look(at: area, of: sheet)
        var placed: [MapLabels.Label] = []
        // What a place without an outline lies in has a name of its own.
        if shape.relation != .own, let label = place(topology.name(of: area.polygon), in: area, frame, sheet, isOwn: true) {
            placed.append(label)
        }
        var others: [(distance: Int, polygon: Int, middle: MapPoint)] = []
        var areas = [MapSheet.Area?](repeating: nil, count: touching.count)
        for area in sheet.areas where area.polygon != shape.polygon {
            if let rank = touching.firstIndex(where: { $0.polygon == area.polygon }) {
                areas[rank] = area
            } else if let point = topology.label(of: area.polygon).map(frame.plot), MapFrame.holds(point) {
                let (x, y) = (point.x - MapFrame.width / 2, point.y - MapFrame.height / 2)
                others.append((x * x + y * y, area.polygon, point))
            }
        }
        for (area, neighbour) in zip(areas, touching) where placed.count < MapNamer.most {
            if let label = area.flatMap({ place(neighbour.name, in: $0, frame, sheet) }) { placed.append(label) }
        }
        others.sort { ($0.distance, $0.polygon) < ($1.distance, $1.polygon) }
        for other in others where placed.count < MapNamer.most {
            if let label = labels.place(topology.name(of: other.polygon), over: other.middle, where: { !own.meets($0) }) {
                placed.append(label)
            }
        }
        return placed
    }

    /// Puts a name into an area: in the middle of it if the map shows that, or else where it fits into what the map shows of it.
    private mutating func place(
        _ name: String, in area: MapSheet.Area, _ frame: MapFrame, _ sheet: MapSheet, isOwn: Bool = false
    ) -> MapLabels.Label? {
        let middle = topology.label(of: area.polygon).map(frame.plot).flatMap { MapFrame.holds($0) ? $0 : nil }
        if let middle, let label = labels.place(name, over: middle, where: { isOwn || !own.meets($0) }) { return label }
        room.look(at: area, of: sheet)
        for spot in room.spots(length: MapLabels.Size.small.length(name)) {
            if let label = labels.place(name, over: spot) { return label }
        }
        guard let middle, !isOwn else { return nil }
        for (x, y) in MapNamer.asides {
            if let label = labels.place(name, over: MapPoint(x: middle.x + x, y: middle.y + y), where: { !own.meets($0) }) { return label }
        }
        return nil
    }
}

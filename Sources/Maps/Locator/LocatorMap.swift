import Bytes
import Places

/// A map of a suburb: its outline among those of the suburbs around it, the water, names and a scale. No tiles, no request to anybody.
///
/// It stands on each listing's page, so it has at most ``most`` bytes, which are less than three kilobytes when compressed: the longer a map
/// is, the more is left out of what is hard to see. It takes its colours from the page's style sheet.
public struct LocatorMap: Sendable {
    /// The most bytes of a map.
    static let most = 5_800

    /// The map as SVG.
    public let svg: [UInt8]
    private let frame: MapFrame
    /// What it shows, in words, and where in it these stand.
    private let description: String
    private let described: Range<Int>
    /// Where in it the suburb's own name begins.
    private let nameStart: Int
    private let texts: MapTexts
    private let name: MapLabels.Label

    fileprivate init(_ draft: MapDraft, _ texts: MapTexts) {
        svg = draft.bytes
        frame = draft.frame
        name = draft.name
        description = draft.description
        described = draft.described
        self.texts = texts
        nameStart = draft.nameStart
    }

    /// The map with a point on it, which the name makes room for; nil if the point is beyond the frame.
    public func svg(showing point: Coordinate) -> [UInt8]? {
        let place = frame.plot(ShapePoint(point))
        guard MapFrame.holds(place, margin: 4) else { return nil }
        var svg = HTMLFragment(reservingCapacity: self.svg.count + 256)
        svg.raw(self.svg[..<described.lowerBound])
        svg.text(texts.withDot(description))
        svg.raw(self.svg[described.upperBound..<nameStart])
        MapDraft.write(name.moved(from: place), to: &svg)
        svg.raw("<circle class=\"point\" cx=\"")
        svg.number(place.x)
        svg.raw("\" cy=\"")
        svg.number(place.y)
        svg.raw("\" r=\"6\"/></svg>")
        return svg.bytes
    }
}

extension MapLabels.Label {
    /// The name above or below a point that it would cover, or where it is.
    fileprivate func moved(from point: MapPoint) -> MapLabels.Label {
        let dot = MapBox(left: point.x - 8, right: point.x + 8, top: point.y - 8, bottom: point.y + 8)
        guard MapLabels.box(self, .large).overlaps(dot) else { return self }
        let below = point.y + 22
        return MapLabels.Label(text: text, x: x, y: below < MapFrame.height - 4 ? below : point.y - 12)
    }
}

/// Draws maps, one after the other.
public struct MapDrawer {
    private let topology: Topology
    private let texts: MapTexts
    private var sheet: MapSheet
    private var rings = MapRings()
    private var namer: MapNamer
    private var touching: [MapNeighbour] = []
    /// The arcs of what the map is of, where its rings end among them, and the points of the biggest ring.
    private var uses: [ArcUse] = []
    private var ends: [Int] = []
    private var points: [ShapePoint] = []

    /// Nil if the program carries no outlines.
    public init?(_ topology: Topology?, _ texts: MapTexts) {
        guard let topology else { return nil }
        self.topology = topology
        self.texts = texts
        sheet = MapSheet(topology)
        namer = MapNamer(topology)
    }

    /// The map of a suburb; nil if no outline is known there, or if it has no end.
    public mutating func map(of locality: Locality) -> LocatorMap? {
        guard let shape = topology.shape(of: locality), let box = box(of: shape.polygon) else { return nil }
        let frame = MapFrame(around: box)
        guard sheet.fill(frame, own: shape.polygon) else { return nil }
        takeNeighbours(of: shape)
        for detail in MapDetail.levels {
            sheet.simplify(detail)
            if let draft = MapDraft(locality, shape, touching, topology, frame, sheet, detail, texts, &rings, &namer) {
                return LocatorMap(draft, texts)
            }
        }
        return nil
    }

    private mutating func takeNeighbours(of shape: PlaceShape) {
        touching.removeAll(keepingCapacity: true)
        for polygon in topology.neighbours(of: shape.polygon) {
            let name = topology.name(of: polygon)
            // Three places of the ACT are shown, but have no name.
            if !name.isEmpty { touching.append(MapNeighbour(polygon: polygon, name: name)) }
        }
    }

    /// What the frame is put around: the place, but of one with far islands only its biggest part.
    private mutating func box(of polygon: Int) -> ShapeBox? {
        guard let whole = topology.box(of: polygon) else { return nil }
        uses.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        guard topology.appendRings(of: polygon, to: &uses, ends: &ends), let first = ends.first, ends.count > 1 else { return whole }
        for use in uses[..<first] { guard topology.appendPoints(ofArc: use.arc, to: &points) else { return nil } }
        guard let one = points.first else { return nil }
        var main = ShapeBox(west: one.x, south: one.y, east: one.x, north: one.y)
        for point in points { main.take(point) }
        guard whole.width > 2 * main.width || whole.height > 2 * main.height else { return whole }
        return main
    }
}

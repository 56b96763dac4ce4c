import Bytes
import Places

/// A map as it is written with one tolerance: the lines, the names, and the words for those who do not see it.
struct MapDraft {
    let bytes: [UInt8]
    let frame: MapFrame
    let name: MapLabels.Label
    let description: String
    /// Where in it the description stands.
    let described: Range<Int>
    let nameStart: Int

    /// Of a map that is wider than some ten kilometres, the homes are in one part, and the name stands there.
    private static let wide = 10_000

    /// Nil as soon as it is longer than a map may be.
    init?(
        _ locality: Locality, _ shape: PlaceShape, _ touching: [MapNeighbour], _ topology: Topology, _ frame: MapFrame, _ sheet: MapSheet,
        _ detail: MapDetail, _ texts: MapTexts, _ rings: inout MapRings, _ namer: inout MapNamer
    ) {
        self.frame = frame
        let hasCoast = sheet.arcs.contains { $0.isOwn && $0.uses == 1 && !$0.isOutside }
        let hasWater = rings.takeLand(sheet, smallest: detail.island)

        var svg = HTMLFragment(reservingCapacity: 2 * LocatorMap.most)
        svg.raw(hasWater ? "<svg class=\"map coast\"" : "<svg class=\"map\"")
        svg.raw(" viewBox=\"0 0 320 240\" role=\"img\" aria-label=\"")
        let polygon = shape.relation == .own ? "" : topology.name(of: shape.polygon)
        description = texts.sentence(MapDescription(locality.name, shape.relation, outlined: polygon, touching, hasCoast: hasCoast))
        let start = svg.count
        svg.text(description)
        described = start..<svg.count
        svg.raw("\">")
        if hasWater { MapDraft.write("<path class=\"land\" d=\"", rings, to: &svg) }
        if let shortest = detail.border { MapDraft.writeBorders(sheet, shortest, &rings.clip, to: &svg) }
        if svg.count > LocatorMap.most { return nil }
        rings.takeOwn(sheet)
        MapDraft.write("<path class=\"here\" d=\"", rings, to: &svg)
        // The names take room, and longer to place.
        if svg.count > LocatorMap.most { return nil }

        let scale = MapScale(frame, texts)
        namer.labels.clear()
        namer.labels.claim(scale.box)
        name = namer.labels.claim(locality.name, over: MapDraft.middle(locality, shape, topology, frame), .large)
        namer.place(shape, touching, frame, sheet)
        svg.raw("<g class=\"label\">")
        for label in namer.placed { MapDraft.write("<text x=\"", label, to: &svg) }
        svg.raw("</g>")
        scale.write(to: &svg)
        nameStart = svg.count
        MapDraft.write(name, to: &svg)
        svg.raw("</svg>")
        if svg.count > LocatorMap.most { return nil }
        bytes = svg.bytes
    }

    /// Where the name stands: where there is most room for it, or where people live.
    private static func middle(_ locality: Locality, _ shape: PlaceShape, _ topology: Topology, _ frame: MapFrame) -> MapPoint {
        if shape.relation != .own || frame.pixels(metres: wide) < MapFrame.width,
            let point = locality.coordinate.map({ frame.plot(ShapePoint($0)) }), MapFrame.holds(point)
        {
            return point
        }
        return topology.label(of: shape.polygon).map(frame.plot) ?? MapPoint(x: MapFrame.width / 2, y: MapFrame.height / 2)
    }

    private static func writeBorders(_ sheet: MapSheet, _ shortest: Int, _ clip: inout MapClip, to svg: inout HTMLFragment) {
        var path = MapPath()
        var isAny = false
        for arc in sheet.arcs where arc.uses > 1 && !arc.isOwn && !arc.isOutside && sheet.isArc(arc, atLeast: shortest) {
            if !isAny { svg.raw("<path class=\"border\" d=\"") }
            isAny = true
            let line = sheet.points.span.extracting(arc.range)
            if arc.isInside {
                path.add(line: line, to: &svg)
            } else {
                clip.pieces(of: line) { path.add(line: $0, to: &svg) }
            }
        }
        if isAny { svg.raw("\"/>") }
    }

    private static func write(_ opening: StaticString, _ rings: MapRings, to svg: inout HTMLFragment) {
        var path = MapPath()
        svg.raw(opening)
        for ring in rings.rings { path.add(ring: rings.points.span.extracting(ring), to: &svg) }
        svg.raw("\"/>")
    }

    private static func write(_ opening: StaticString, _ label: MapLabels.Label, to svg: inout HTMLFragment) {
        svg.raw(opening)
        svg.number(label.x)
        svg.raw("\" y=\"")
        svg.number(label.y)
        svg.element("\">", label.text, "</text>")
    }

    /// Writes the name of what the map is of.
    static func write(_ name: MapLabels.Label, to svg: inout HTMLFragment) { write("<text class=\"here-label\" x=\"", name, to: &svg) }
}

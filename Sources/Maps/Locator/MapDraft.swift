import Bytes
import Places

/// A map as it is written with one tolerance: the lines, the names, and the words for those who do not see it.
struct MapDraft {
    let bytes: [UInt8]
    let frame: MapFrame
    let name: MapLabels.Label
    let descriptionEnd: Int
    let nameStart: Int

    /// Of a map that is wider than some ten kilometres, the homes are in one part, and the name stands there.
    private static let wide = 10_000

    init(
        _ locality: Locality, _ shape: PlaceShape, _ topology: Topology, _ frame: MapFrame, _ sheet: MapSheet, _ detail: MapDetail,
        _ namer: inout MapNamer
    ) {
        self.frame = frame
        let polygon = topology.name(of: shape.polygon)
        // Three places of the ACT are shown, but have no name.
        let touching = topology.neighbours(of: shape.polygon).map { (polygon: $0, name: topology.name(of: $0)) }.filter { !$0.name.isEmpty }
        let hasCoast = sheet.arcs.contains { $0.isOwn && $0.uses == 1 && !$0.isOutside }
        let land = MapRings.land(sheet, smallest: detail.island)

        var svg = HTMLFragment()
        svg.raw(land == nil ? "<svg class=\"map\"" : "<svg class=\"map coast\"")
        svg.raw(" viewBox=\"0 0 320 240\" role=\"img\" aria-label=\"")
        svg.text(MapWords.text(locality.name, shape, polygon: polygon, neighbours: touching.map(\.name), hasCoast: hasCoast))
        descriptionEnd = svg.count
        svg.raw("\">")
        if let land { MapDraft.write("<path class=\"land\" d=\"", land, to: &svg) }
        if let shortest = detail.border { MapDraft.writeBorders(sheet, shortest, to: &svg) }
        MapDraft.write("<path class=\"here\" d=\"", MapRings.own(sheet), to: &svg)

        let scale = MapScale(frame)
        namer.labels.claim(scale.box)
        name = namer.labels.claim(locality.name, over: MapDraft.middle(locality, shape, topology, frame), .large)
        svg.raw("<g class=\"label\">")
        for label in namer.names(shape, touching, frame, sheet) {
            MapDraft.write("<text x=\"", label, to: &svg)
        }
        svg.raw("</g>")
        scale.write(to: &svg)
        nameStart = svg.count
        MapDraft.write(name, to: &svg)
        svg.raw("</svg>")
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

    private static func writeBorders(_ sheet: MapSheet, _ shortest: Int, to svg: inout HTMLFragment) {
        let borders = sheet.arcs.lazy.filter {
            $0.uses > 1 && !$0.isOwn && !$0.isOutside && (shortest == 0 || sheet.length(of: $0) >= shortest)
        }
        guard !borders.isEmpty else { return }
        var path = MapPath()
        svg.raw("<path class=\"border\" d=\"")
        for arc in borders {
            let line = sheet.points.span.extracting(arc.range)
            if arc.isInside { path.add(line: line, to: &svg) } else { MapClip.line(line) { path.add(line: $0, to: &svg) } }
        }
        svg.raw("\"/>")
    }

    private static func write(_ opening: StaticString, _ rings: [[MapPoint]], to svg: inout HTMLFragment) {
        var path = MapPath()
        svg.raw(opening)
        for ring in rings { path.add(ring: ring.span, to: &svg) }
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

import ListingKit

/// A small map of a suburb among its neighbours, drawn from the gazetteer alone: no tiles, no request to anybody.
///
/// It takes its colours from the page's style sheet: classes `land`, `near`, `here` and `label`.
enum LocatorMap {
    private static let width = 320.0
    private static let height = 220.0

    /// The map as SVG, or nil for a suburb whose place is unknown.
    static func svg(_ locality: Locality, gazetteer: Gazetteer) -> [UInt8]? {
        guard let centre = locality.coordinate else { return nil }
        let neighbours = gazetteer.nearest(to: centre, count: 24) { $0.index != locality.index && !$0.isPostalOnly }
        // The frame reaches as far as the twelfth neighbour, so that a map of the city and one of the outback both say something.
        let reach = max(1, neighbours.prefix(12).last?.kilometres ?? 5)
        let scale = (height / 2 - 26) / reach
        var svg = HTMLFragment()
        svg.raw("<svg class=\"map\" viewBox=\"0 0 320 220\" role=\"img\" aria-label=\"Map: ")
        svg.text(locality.name)
        svg.raw(" and the suburbs around it\"><rect class=\"land\" width=\"320\" height=\"220\" rx=\"8\"/>")
        var labels = LabelSpace()
        let x = width / 2
        let y = height / 2
        labels.claim(x: x, y: y - 12, text: locality.name, size: 13)
        for (neighbour, _) in neighbours {
            guard let point = neighbour.coordinate else { continue }
            let position = offset(from: centre, to: point)
            let dotX = x + position.east * scale
            let dotY = y - position.north * scale
            guard (6...width - 6).contains(dotX), (14...height - 6).contains(dotY) else { continue }
            svg.raw("<circle class=\"near\" cx=\"")
            svg.text(decimal(dotX))
            svg.raw("\" cy=\"")
            svg.text(decimal(dotY))
            svg.raw("\" r=\"3\"/>")
            if labels.claim(x: dotX, y: dotY - 7, text: neighbour.name, size: 10) {
                svg.raw("<text class=\"label\" x=\"")
                svg.text(decimal(dotX))
                svg.raw("\" y=\"")
                svg.text(decimal(dotY - 7))
                svg.raw("\" text-anchor=\"middle\">")
                svg.text(neighbour.name)
                svg.raw("</text>")
            }
        }
        svg.raw("<circle class=\"here\" cx=\"160\" cy=\"110\" r=\"6\"/>")
        svg.element("<text class=\"label here-label\" x=\"160\" y=\"98\" text-anchor=\"middle\">", locality.name, "</text></svg>")
        return svg.bytes
    }

    /// Kilometres east and north, on a plane that touches the globe at the centre; good enough for some tens of kilometres.
    private static func offset(from centre: Coordinate, to point: Coordinate) -> (east: Double, north: Double) {
        let north = Coordinate(latitude: point.latitude, longitude: centre.longitude).distance(to: centre)
        let east = Coordinate(latitude: centre.latitude, longitude: point.longitude).distance(to: centre)
        return (point.longitude < centre.longitude ? -east : east, point.latitude < centre.latitude ? -north : north)
    }

    private static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths % 10))")
    }

    /// Which parts of the map labels cover already.
    private struct LabelSpace {
        private var boxes: [(left: Double, right: Double, top: Double, bottom: Double)] = []

        /// Takes the room of a label if it is free and within the frame.
        @discardableResult
        mutating func claim(x: Double, y: Double, text: String, size: Double) -> Bool {
            let half = Double(text.utf8.count) * size * 0.29 + 3
            let box = (left: x - half, right: x + half, top: y - size, bottom: y + 3)
            guard box.left >= 2, box.right <= width - 2, box.top >= 2 else { return false }
            let isFree = boxes.allSatisfy { $0.right < box.left || box.right < $0.left || $0.bottom < box.top || box.bottom < $0.top }
            if isFree { boxes.append(box) }
            return isFree
        }
    }
}

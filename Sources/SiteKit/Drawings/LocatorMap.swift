import Bytes
import Glibc
import Places

/// A small map of a suburb among its nearest neighbours, drawn from the gazetteer alone: no tiles, no request to anybody.
///
/// Every dot has its name, and a ring tells how far away things are. It stands on each listing's page, so it is kept under a kilobyte or so.
/// It takes its colours from the page's style sheet: classes `ring`, `near`, `here`, `label` and `here-label`. Its middle is the origin, so that
/// what stands there needs no coordinates.
enum LocatorMap {
    static let width = 320
    static let height = 220
    /// How many neighbours are shown at most, and among how many nearest they are looked for.
    private static let most = 8
    private static let candidates = 20
    /// The size of a neighbour's name and of the suburb's own.
    private static let small = 11
    private static let large = 14

    private struct Dot {
        let name: String
        let direction: StaticString
        let place: MapPoint
    }

    /// The map as SVG, or nil for a suburb whose place is unknown.
    static func svg(_ locality: Locality, gazetteer: Gazetteer) -> [UInt8]? {
        guard let centre = locality.coordinate else { return nil }
        let neighbours = gazetteer.neighbours(of: locality, count: candidates)
        // The frame reaches as far as the eighth neighbour, so that a map of the city and one of the outback both say something.
        let reach = max(1, neighbours.prefix(most).last?.coordinate?.distance(to: centre) ?? 5)
        let scale = Double(height / 2 - 20) / reach
        let ring = roundDistance(within: reach)
        let radius = Int((Double(ring) * scale).rounded())

        let middle = MapPoint(x: width / 2, y: height / 2)
        let plane = MapPlane(centre: centre)
        var dots: [Dot] = []
        dots.reserveCapacity(neighbours.count)
        for neighbour in neighbours {
            guard let point = neighbour.coordinate else { continue }
            let offset = plane.offset(to: point)
            let place = MapPoint(x: middle.x + Int((offset.east * scale).rounded()), y: middle.y - Int((offset.north * scale).rounded()))
            dots.append(Dot(name: neighbour.name, direction: offset.direction, place: place))
        }
        var labels = MapLabels(width: width, height: height)
        labels.claim(middle, radius: 6)
        let own = labels.claim(locality.name, at: middle, radius: 6, size: large, avoiding: dots.prefix(most).map(\.place))
        let distance = labels.claim("\(ring) km", at: MapPoint(x: middle.x, y: middle.y + radius + 4), size: small)
        var shown: [(dot: Dot, label: MapLabels.Label)] = []
        shown.reserveCapacity(most)
        for dot in dots where shown.count < most {
            if let label = labels.place(dot.name, at: dot.place, radius: 3, size: small) { shown.append((dot, label)) }
        }

        var svg = HTMLFragment()
        svg.element("<svg class=\"map\" viewBox=\"-160 -110 320 220\" role=\"img\" aria-label=\"Map of ", locality.name, "")
        for (index, (dot, _)) in shown.enumerated() {
            svg.element(index == 0 ? ": " : ", ", dot.name, " ")
            svg.raw(dot.direction)
        }
        svg.raw("\"><circle class=\"ring\" r=\"")
        svg.number(radius)
        svg.raw("\"/><path class=\"near\" d=\"")
        for (dot, _) in shown {
            let (x, y) = (dot.place.x - middle.x, dot.place.y - middle.y)
            svg.raw("M")
            svg.number(x)
            if y >= 0 { svg.raw(" ") }
            svg.number(y)
            svg.raw("h0")
        }
        svg.raw("\"/><circle class=\"here\" r=\"6\"/><g class=\"label\">")
        for (_, label) in shown { element(label, middle, &svg) }
        element(distance, middle, &svg)
        svg.raw("<text class=\"here-label\" y=\"")
        svg.number(own.y - middle.y)
        svg.element("\">", own.text, "</text></g></svg>")
        return svg.bytes
    }

    private static func element(_ label: MapLabels.Label, _ middle: MapPoint, _ svg: inout HTMLFragment) {
        svg.raw("<text")
        if label.x != middle.x {
            svg.raw(" x=\"")
            svg.number(label.x - middle.x)
            svg.raw("\"")
        }
        svg.raw(" y=\"")
        svg.number(label.y - middle.y)
        switch label.anchor {
        case .start: svg.raw("\">")
        case .middle: svg.raw("\" text-anchor=\"middle\">")
        case .end: svg.raw("\" text-anchor=\"end\">")
        }
        svg.element("", label.text, "</text>")
    }

    /// The largest of 1, 2, 5, 10, 20, 50 … kilometres within a distance.
    private static func roundDistance(within reach: Double) -> Int {
        var best = 1
        var power = 1
        while Double(power) <= reach {
            for step in [1, 2, 5] where Double(step * power) <= reach { best = step * power }
            power *= 10
        }
        return best
    }
}

/// A plane that touches the globe at a point; good enough for some tens of kilometres.
struct MapPlane {
    private static let radian = Double.pi / 180
    private let centre: Coordinate
    /// The square of the cosine of the centre's latitude.
    private let narrowing: Double

    init(centre: Coordinate) {
        self.centre = centre
        let cosine = cos(centre.latitude * MapPlane.radian)
        narrowing = cosine * cosine
    }

    /// Where a place lies from the centre.
    func offset(to point: Coordinate) -> MapOffset {
        // The haversine formula for two points of one meridian, and for two of one parallel.
        let north = sin((centre.latitude - point.latitude) * MapPlane.radian / 2)
        let east = sin((centre.longitude - point.longitude) * MapPlane.radian / 2)
        let (up, right) = (MapPlane.arc(north * north), MapPlane.arc(narrowing * east * east))
        return MapOffset(
            east: point.longitude < centre.longitude ? -right : right, north: point.latitude < centre.latitude ? -up : up)
    }

    private static func arc(_ haversine: Double) -> Double {
        2 * Coordinate.earthRadius * asin(min(1, haversine.squareRoot()))
    }
}

/// Where one place lies from another.
struct MapOffset {
    /// Kilometres to the east.
    let east: Double
    /// Kilometres to the north.
    let north: Double

    /// The nearest of eight directions: `south-east`.
    var direction: StaticString {
        // The tangent of 22.5°, half of an eighth of the circle.
        let narrow = 0.414_213_562
        if abs(east) <= abs(north) * narrow { return north < 0 ? "south" : "north" }
        if abs(north) <= abs(east) * narrow { return east < 0 ? "west" : "east" }
        if north < 0 { return east < 0 ? "south-west" : "south-east" }
        return east < 0 ? "north-west" : "north-east"
    }
}

import Facts
import Places

/// How near to some points a listing must be. One of the points is enough.
struct Nearness: Sendable, Hashable {
    /// A point with how far from it listings may be.
    struct Circle: Sendable, Hashable {
        let centre: Coordinate
        let kilometres: Double
    }

    private let circles: [Circle]
    /// The rows of the suburbs whose middle is near enough, rising.
    private let localities: [Int32]

    init(_ circles: [Circle], gazetteer: Gazetteer) {
        self.circles = circles
        let rows = circles.map { gazetteer.rows(near: $0.centre, withinKilometres: $0.kilometres) }
        localities = Set(rows.joined()).sorted()
    }

    /// Whether a place is near enough: by its own point if that is published, else by the middle of its suburb.
    func holds(_ place: Place) -> Bool {
        guard place.showsStreet, let point = place.point else { return localities.holdsSorted(place.locality.index) }
        return circles.contains { $0.centre.distance(to: point) <= $0.kilometres }
    }
}

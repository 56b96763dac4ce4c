import Places

/// Finds the suburbs of the board that are nearest to a point, without a look at all of them.
struct SuburbIndex: Sendable {
    /// How far away they are looked for, in kilometres.
    private static let radius = 200.0

    private let index: KDTree
    private let points: [Coordinate?]

    init(_ suburbs: [SuburbScope]) {
        points = suburbs.map { $0.listed.isEmpty ? nil : $0.locality.coordinate }
        index = KDTree(points)
    }

    /// Suburbs with listed ones, nearest first, each with its distance in kilometres. None that is farther than some 200 km.
    func nearest(to point: Coordinate, count: Int) -> [(index: Int, kilometres: Double)] {
        index.nearest(to: point, count: count, withinKilometres: SuburbIndex.radius) { _ in true }.compactMap { other in
            points[other].map { (other, point.distance(to: $0)) }
        }
    }
}

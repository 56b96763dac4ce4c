import ListingKit

/// Finds the suburbs of the board that are nearest to a point, through cells of a grid instead of a look at all of them.
struct SuburbIndex: Sendable {
    private struct Cell: Hashable {
        let row: Int
        let column: Int
    }

    /// The side of a cell in degrees: some 28 km from north to south.
    private static let side = 0.25
    /// How many rings of cells are looked at: some 200 km.
    private static let rings = 7

    private let cells: [Cell: [(index: Int, point: SpherePoint)]]
    private let points: [Coordinate?]

    init(_ suburbs: [SuburbScope]) {
        var cells: [Cell: [(index: Int, point: SpherePoint)]] = [:]
        for (index, suburb) in suburbs.enumerated() where !suburb.listed.isEmpty {
            guard let point = suburb.locality.coordinate else { continue }
            cells[SuburbIndex.cell(point), default: []].append((index, SpherePoint(point)))
        }
        self.cells = cells
        points = suburbs.map(\.locality.coordinate)
    }

    /// Suburbs with listed ones, nearest first, each with its distance in kilometres. None that is farther than some 200 km.
    func nearest(to point: Coordinate, count: Int) -> [(index: Int, kilometres: Double)] {
        let centre = SuburbIndex.cell(point)
        let place = SpherePoint(point)
        var found: [(index: Int, chord: Double)] = []
        for ring in 0...SuburbIndex.rings {
            for row in -ring...ring {
                let isEdge = abs(row) == ring
                for column in stride(from: -ring, through: ring, by: isEdge || ring == 0 ? 1 : 2 * ring) {
                    guard let cell = cells[Cell(row: centre.row + row, column: centre.column + column)] else { continue }
                    for other in cell { found.append((other.index, place.squaredChord(to: other.point))) }
                }
            }
            // A cell is narrower from west to east: at 44° south, the farthest that the board's states reach, by a factor of 0.72.
            let certain = SpherePoint.squaredChord(kilometres: Double(ring) * SuburbIndex.side * 111 * 0.7)
            if found.count(where: { $0.chord <= certain }) >= count { break }
        }
        found.sort { ($0.chord, $0.index) < ($1.chord, $1.index) }
        return found.prefix(count).compactMap { other in
            points[other.index].map { (other.index, point.distance(to: $0)) }
        }
    }

    private static func cell(_ point: Coordinate) -> Cell {
        Cell(row: Int((point.latitude / side).rounded(.down)), column: Int((point.longitude / side).rounded(.down)))
    }
}

import Glibc
import ListingKit
import Places

/// The places that people want to live near: what the map shows, and which of them are near a home.
struct PointMap: Sendable {
    /// How far away a place is worth a line on the page of a home, in kilometres.
    static let radius = 3.0
    /// The side of a cell of the grid, in degrees: some five kilometres.
    private static let cell = 0.05
    private static let kilometresOfDegree = 111.195

    /// A place with its category, by the number of that.
    struct Entry: Sendable {
        let category: Int
        let point: PointOfInterest
    }

    /// The nearest place of a category.
    struct Near: Sendable {
        let category: PointCategory
        let point: PointOfInterest
        let kilometres: Double
    }

    /// In the order in which people ask for them: first those that are known, then others by name.
    let categories: [PointCategory]
    /// By category, then in the order of the files.
    let entries: [Entry]
    /// What the makers of the places want to be said of them, each once.
    let attribution: [String]
    /// The numbers of the entries in each cell.
    private let cells: [Cell: [Int]]

    private struct Cell: Hashable {
        let row: Int
        let column: Int
    }

    /// Nil if there are no places.
    init?(_ sets: [PointSet], _ words: Words) {
        let known = PointCategory.known
        let ids = Set(sets.lazy.filter { !$0.points.isEmpty }.map(\.category.id))
        guard !ids.isEmpty else { return nil }
        categories =
            known.filter { ids.contains($0.id) }.map { category in
                // One of the files may give it another label.
                sets.lazy.map(\.category).first { $0.id == category.id && $0 != category }
                    ?? PointCategory(id: category.id, label: words.label(of: category))
            }
            + ids.filter { id in !known.contains { $0.id == id } }.sorted().compactMap { id in
                sets.lazy.map(\.category).first { $0.id == id }
            }
        entries = categories.enumerated().flatMap { number, category in
            sets.lazy.filter { $0.category.id == category.id }.flatMap(\.points).map { Entry(category: number, point: $0) }
        }
        var attribution: [String] = []
        for text in sets.compactMap(\.attribution) where !attribution.contains(text) { attribution.append(text) }
        self.attribution = attribution
        cells = Dictionary(grouping: entries.indices) { [entries] in PointMap.cell(entries[$0].point.coordinate) }
    }

    /// The nearest place of each category within ``radius``, in the order of the categories.
    func nearest(to point: Coordinate) -> [Near] { layers(around: point, each: 1).flatMap(\.places) }

    /// The places of a category, nearest first.
    struct Layer: Sendable {
        let category: PointCategory
        let places: [Near]
    }

    /// The places within ``radius``, so many of each category at most: first the categories of those names, then the others in their order.
    func layers(around point: Coordinate, each most: Int, first names: [String] = [], mostOfFirst: Int? = nil) -> [Layer] {
        let found = near(point)
        let order = names.compactMap { name in categories.firstIndex { $0.id == name } }
        let all = order.map { ($0, mostOfFirst ?? most) } + categories.indices.filter { !order.contains($0) }.map { ($0, most) }
        return all.compactMap { category, most in
            let nearest = found[category].sorted { ($0.kilometres, $0.entry) < ($1.kilometres, $1.entry) }.prefix(most)
            guard !nearest.isEmpty else { return nil }
            return Layer(
                category: categories[category],
                places: nearest.map { Near(category: categories[category], point: entries[$0.entry].point, kilometres: $0.kilometres) })
        }
    }

    /// The numbers of the entries of each category within ``radius``.
    private func near(_ point: Coordinate) -> [[(entry: Int, kilometres: Double)]] {
        let high = PointMap.radius / PointMap.kilometresOfDegree
        // As wide as at the edge of the circle that is nearer to a pole.
        let wide = high / max(0.01, cos((abs(point.latitude) + high) * .pi / 180))
        let low = PointMap.cell(Coordinate(latitude: point.latitude - high, longitude: point.longitude - wide))
        let top = PointMap.cell(Coordinate(latitude: point.latitude + high, longitude: point.longitude + wide))
        var near = [[(entry: Int, kilometres: Double)]](repeating: [], count: categories.count)
        for row in low.row...top.row {
            for column in low.column...top.column {
                for index in cells[Cell(row: row, column: column)] ?? [] {
                    let entry = entries[index]
                    let kilometres = entry.point.coordinate.distance(to: point)
                    if kilometres <= PointMap.radius { near[entry.category].append((index, kilometres)) }
                }
            }
        }
        return near
    }

    private static func cell(_ point: Coordinate) -> Cell {
        Cell(row: Int((point.latitude / cell).rounded(.down)), column: Int((point.longitude / cell).rounded(.down)))
    }
}

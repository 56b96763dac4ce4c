import Places
import Publishing

extension ScopePageFiles {
    /// The home page; the pages of what holds one of those that moved, or may count it among what is near; and all of their kinds.
    func recipes(movedBy moves: SiteMoves) -> [Int] {
        let gazetteer = site.context.gazetteer
        let localities = moves.localities.map { gazetteer.localities[Int($0)] }
        let states = Set(localities.map(\.state))
        let suburbs = suburbs(near: localities)
        let points = localities.compactMap(\.coordinate) + moves.listings.compactMap(\.point)
        let campuses = Set(points.flatMap { gazetteer.campusRows(near: $0, withinKilometres: Site.campusRadius).map(\.row) })
        let kinds = Set(site.context.kinds.indices.filter { moves.kinds.contains(site.context.kinds[$0].id) })
        return scopes.indices.filter { run in
            let scope = scopes[run]
            return switch scope.kind {
            case .board: true
            case .kind: kinds.contains(scope.index)
            case .section: kinds.contains(site.sections[scope.index].kind)
            case .state: states.contains(site.states[scope.index].state)
            case .suburb: suburbs.contains(scope.index)
            case .campus: campuses.contains(site.campuses[scope.index].row)
            default: moves.scopes.contains(scope.identity(in: site))
            }
        }.flatMap { runs.start(of: $0)..<runs.start(of: $0 + 1) }
    }

    /// Some suburbs, by their places, and those that may count them among their neighbours.
    private func suburbs(near localities: [Locality]) -> Set<Int> {
        let points = localities.compactMap(\.coordinate)
        let near = site.suburbs.indices.filter { place in
            guard let point = site.suburbs[place].locality.coordinate else { return false }
            return points.contains { $0.distance(to: point) <= ScopePageFiles.neighbourhood }
        }
        return Set(near + localities.compactMap { site.suburbOf[$0.index] } + localities.flatMap(nextDoor.of))
    }
}

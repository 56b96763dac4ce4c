import Places
import Synchronization

/// The suburbs of the board that share a border with another one.
final class NextDoor: Sendable {
    private let suburbs: [SuburbScope]
    private let topology: Topology?
    /// The places of suburbs among those of the site by the polygons that are theirs. Nobody may ask, so the first who asks makes it.
    private let byPolygon = Mutex<[Int: [Int]]?>(nil)

    init(_ site: Site) {
        suburbs = site.suburbs
        topology = site.context.topology
    }

    /// Those of a suburb that have or had listings, the one with the longest border first.
    func of(_ locality: Locality) -> [Int] {
        guard let topology, let polygon = topology.polygon(of: locality) else { return [] }
        return byPolygon.withLock { known in
            let byPolygon = known ?? NextDoor.byPolygon(suburbs, topology)
            known = byPolygon
            return topology.neighbours(of: polygon).flatMap { byPolygon[$0] ?? [] }
        }
    }

    private static func byPolygon(_ suburbs: [SuburbScope], _ topology: Topology) -> [Int: [Int]] {
        var byPolygon: [Int: [Int]] = [:]
        byPolygon.reserveCapacity(suburbs.count)
        for (index, suburb) in suburbs.enumerated() where !suburb.members.all.isEmpty {
            if let polygon = topology.polygon(of: suburb.locality) { byPolygon[polygon, default: []].append(index) }
        }
        return byPolygon
    }
}

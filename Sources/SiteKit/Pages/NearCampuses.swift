import Places
import Synchronization

/// The campuses near a suburb, of those that have a page.
final class NearCampuses: Sendable {
    /// How far away they may be, in kilometres.
    private static let radius = 15.0

    /// The most that a page shows.
    private static let most = 5

    private let words: Words
    private let suburbs: [SuburbScope]
    /// The place of each of them among them, by the suburb's row in the table of places.
    private let suburbOf: [Int32: Int]
    /// Campuses that have a page, by their places among those of the table.
    private let withPage: [Int: Campus]
    /// Those of suburbs that somebody asked for, since all of a suburb's listings show them.
    private let known: Mutex<[[NearCampus]?]>

    init(_ site: Site) {
        words = site.context.words
        suburbs = site.suburbs
        suburbOf = site.suburbOf
        withPage = Dictionary(site.campuses.map { ($0.row, $0.campus) }, uniquingKeysWith: { first, _ in first })
        known = Mutex(Array(repeating: nil, count: site.suburbs.count))
    }

    /// The nearest ones to the suburb of that row.
    func of(_ locality: Int32?) -> [NearCampus] {
        guard let index = locality.flatMap({ suburbOf[$0] }) else { return [] }
        return known.withLock { known in
            if let campuses = known[index] { return campuses }
            let campuses = near(suburbs[index])
            known[index] = campuses
            return campuses
        }
    }

    private func near(_ suburb: SuburbScope) -> [NearCampus] {
        let campuses = suburb.campuses.prefix { $0.kilometres <= NearCampuses.radius }.lazy.compactMap { near in
            self.withPage[near.row].map { NearCampus(campus: $0, distance: self.words.wholeDistance(near.kilometres)) }
        }
        return Array(campuses.prefix(NearCampuses.most))
    }
}

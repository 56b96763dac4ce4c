import Bytes
import ListingKit
import Places

/// A point from which the distances of listings are measured: where one exactly is, if that may be published, else the middle of the suburb,
/// for all of its listings that tell no more. The search page measures from the same.
struct ListingSpot: Sendable {
    /// The listings that are there.
    let members: Members
    /// The place of their suburb among those of the site.
    let suburb: Int
    /// Whether it is where a listing exactly is.
    let isExact: Bool
    /// The campuses within ``Site/campusRadius``, nearest first, by their places among those of the table.
    let campuses: [(row: Int, kilometres: Double)]

    /// Of all listings that have a place, by suburb.
    static func all(of suburbs: [SuburbScope], _ listings: [ListingSummary], _ gazetteer: Gazetteer, threads: Int) -> [ListingSpot] {
        let exact = suburbs.indices.flatMap { suburb in
            suburbs[suburb].members.all.compactMap { index in listings[index].point.map { (index: index, suburb: suburb, point: $0) } }
        }
        let own = Parallel.map(exact, threads: threads) { listing in
            ListingSpot(
                members: Members(all: [listing.index], listed: listings[listing.index].isListed ? [listing.index] : []),
                suburb: listing.suburb, isExact: true,
                campuses: gazetteer.campusRows(near: listing.point, withinKilometres: Site.campusRadius))
        }
        let isOwn = Set(exact.map(\.suburb))
        let shared = suburbs.indices.compactMap { suburb -> ListingSpot? in
            let scope = suburbs[suburb]
            let members = isOwn.contains(suburb) ? scope.members.filter { listings[$0].point == nil } : scope.members
            return members.all.isEmpty
                ? nil : ListingSpot(members: members, suburb: suburb, isExact: false, campuses: scope.campuses)
        }
        return shared + own
    }
}

extension Members {
    /// Those that are wanted.
    func filter(_ isWanted: (Int) -> Bool) -> Members { Members(all: all.filter(isWanted), listed: listed.filter(isWanted)) }
}

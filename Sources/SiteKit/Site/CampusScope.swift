import Bytes
import Facts
import ListingKit
import Places

/// A campus with what is near it.
struct CampusScope: Sendable {
    /// Its place among the campuses of the table.
    let row: Int
    let campus: Campus
    /// The places among the site's spots of those within ``Site/campusRadius``, nearest first, with their distance in kilometres.
    let spots: [(index: Int, kilometres: Double)]
    /// How many listed ones there are in them, of each kind.
    let counts: [Int]
    /// The listings within ``Site/campusFeedRadius``, which its feeds and calendar cover.
    let members: Members

    /// The campus with how many are listed near it.
    var counted: CountedCampus { CountedCampus(campus: campus, near: members.listed.count, total: counts.reduce(0, +)) }

    /// How many campuses the table has of its university in its state: what it tells of how big that is.
    let siblings: Int

    /// The campuses with the most listings near them first; of those with equally many, those of the bigger university, so that it does not stand
    /// behind a small college next door.
    static func busiestFirst(_ campuses: [CampusScope]) -> [CountedCampus] {
        campuses.map { (counted: $0.counted, siblings: $0.siblings) }.sorted { left, right in
            let (one, other) = (left.counted, right.counted)
            return (other.near, other.total, right.siblings, one.campus.title, one.campus.slug)
                < (one.near, one.total, left.siblings, other.campus.title, other.campus.slug)
        }.map(\.counted)
    }

    /// Every campus with a listing near it, open or closed, by state and name.
    static func all(of spots: [ListingSpot], kindOf: [Int], kinds: Int, _ gazetteer: Gazetteer) -> [CampusScope] {
        let campuses = gazetteer.campuses
        var near: [[(index: Int, kilometres: Double)]] = Array(repeating: [], count: campuses.count)
        for (index, spot) in spots.enumerated() {
            for (row, kilometres) in spot.campuses { near[row].append((index, kilometres)) }
        }
        let keys = campuses.indices.filter { !near[$0].isEmpty }.map { (title: campuses[$0].title, row: $0) }
        let sorted = keys.sorted { left, right in
            let (state, other) = (campuses[left.row].locality.state, campuses[right.row].locality.state)
            return (state, left.title, campuses[left.row].slug) < (other, right.title, campuses[right.row].slug)
        }
        let siblings = campuses.reduce(into: [:]) { $0[University($1), default: 0] += 1 }
        return sorted.map { key in
            let members = near[key.row].sorted { ($0.kilometres, $0.index) < ($1.kilometres, $1.index) }
            var counts = [Int](repeating: 0, count: kinds)
            for spot in members { for listing in spots[spot.index].members.listed { counts[kindOf[listing]] += 1 } }
            return CampusScope(
                row: key.row, campus: campuses[key.row], spots: members, counts: counts,
                members: .merged(members.prefix { $0.kilometres <= Site.campusFeedRadius }.map { spots[$0.index].members }),
                siblings: siblings[University(campuses[key.row])] ?? 0)
        }
    }

    /// A university in a state.
    private struct University: Hashable {
        let name: String
        let state: State

        init(_ campus: Campus) {
            name = campus.university
            state = campus.locality.state
        }
    }

    /// A listing near it.
    struct Near: Sendable {
        let listing: Int
        let kilometres: Double
        /// The suburb whose middle it is measured from; nil if it is measured from where the listing is.
        let suburb: Int?
    }

    /// The nearest listed ones of each kind, at most so many of each; newest first of those that are equally near.
    func nearest(_ most: Int, in site: Site) -> [[Near]] {
        var found = counts.map { _ in [Near]() }
        var wanted = counts.reduce(0) { $0 + min($1, most) }
        for place in spots where wanted > 0 {
            let spot = site.spots[place.index]
            for listing in spot.members.listed where found[site.kindOf[listing]].count < most {
                found[site.kindOf[listing]].append(
                    Near(listing: listing, kilometres: place.kilometres, suburb: spot.isExact ? nil : spot.suburb))
                wanted -= 1
            }
        }
        return found
    }
}

extension Campus {
    /// The university's usual short name and the campus: `RMIT, City`.
    var title: String { "\(shortName), \(name)" }
}

/// What is near a campus.
struct CampusSort: ScopeSort {
    var kind: ScopeKind { .campus }
    var template: String { "campus" }
    var isPaged: Bool { false }
    var hasCalendars: Bool { true }
    var hasMonths: Bool { true }
    var outline: (place: Int, heading: String) { (5, "campuses.near") }
    var index: SitePage { .campuses }
    var lossRank: Int? { 3 }
    func mayBe(_ context: SiteContext) -> Bool { context.board.hasCampuses }
    func members(_ site: Site) -> [Members] { site.campuses.map(\.members) }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .campus(site.campuses[place].campus, site.context.words) }
    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition] { [.near(site.campuses[place].campus)] }
    func searchKeys(_ site: Site) -> [String]? { site.campuses.map(\.campus.slug) }
    func calendarZone(_ site: Site, _ place: Int) -> String { site.campuses[place].campus.locality.timeZone }

    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] {
        guard let point = listing.point ?? lookup.locality(of: listing)?.coordinate else { return [] }
        return lookup.gazetteer.campusRows(near: point, withinKilometres: Site.campusFeedRadius).map {
            lookup.gazetteer.campuses[$0.row].slug
        }
    }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String {
        "the campus " + (reading.gazetteer.campuses.first { $0.slug == id }?.title ?? id)
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool {
        before.point == now.point && before.isPlaced(like: now, arePlacesKnown: arePlacesKnown)
    }
    func addOutline(of site: Site, to input: inout FingerprintInput) {
        for campus in site.campuses { input.add(campus.row) }
    }
}

extension FeedScope {
    static func campus(_ campus: Campus, _ words: Words) -> FeedScope {
        FeedScope(.campus, name: campus.title, id: campus.slug, coverage: words.near(campus.title, within: Site.campusFeedRadius))
    }
}

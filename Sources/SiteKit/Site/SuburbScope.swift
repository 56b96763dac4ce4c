import Bytes
import Facts
import ListingKit
import Places
import Values

/// A suburb with its listings.
struct SuburbScope: Sendable {
    let locality: Locality
    let members: Members
    /// Indices of listed ones as its page has them: each kind together, in the order of the board's kinds, newest first.
    let shown: [Int]
    /// The campuses within ``Site/campusRadius``, nearest first, by their places among those of the table.
    let campuses: [(row: Int, kilometres: Double)]

    var route: Route { .suburb(locality) }
    /// Indices of listed ones, newest first.
    var listed: [Int] { members.listed }
    /// The suburb with its number of listed ones.
    var counted: CountedSuburb { CountedSuburb(locality: locality, count: listed.count) }

    /// Every suburb that has a listing or that the board names, by state, name and postcode.
    /// `kindOf` are the places of the listings' kinds among those of the board.
    static func all(
        of listings: [ListingSummary], kindOf: [Int], named: [Locality], gazetteer: Gazetteer, threads: Int
    ) -> [SuburbScope] {
        let members = SuburbMembers(listings, named: named, rows: gazetteer.localities.count)
        return Parallel.map(inOrder(members.localities.map { gazetteer.localities[$0] }), threads: threads) { locality in
            let all = members.of(Int(locality.index))
            let listed = all.filter { listings[$0].isListed }
            return SuburbScope(
                locality: locality, members: Members(all: Array(all), listed: listed),
                shown: listed.sorted { (kindOf[$0], $0) < (kindOf[$1], $1) },
                campuses: locality.coordinate.map { gazetteer.campusRows(near: $0, withinKilometres: Site.campusRadius) } ?? [])
        }
    }

    /// Localities by state, name and postcode.
    private static func inOrder(_ localities: [Locality]) -> [Locality] {
        let keys = localities.indices.map { (state: localities[$0].state, name: TextPrefix(localities[$0].name), index: $0) }
        return keys.sorted { left, right in
            if left.state != right.state { return left.state < right.state }
            if let isDecided = left.name.precedes(right.name) { return isDecided }
            let (left, right) = (localities[left.index], localities[right.index])
            return (left.name, left.postcode) < (right.name, right.postcode)
        }.map { localities[$0.index] }
    }
}

/// The listings of each suburb, in their order.
private struct SuburbMembers: Sendable {
    /// The suburbs that have a listing or that the board names, by their rows in the table of places, in the order of the rows.
    let localities: [Int]
    /// Where the listings of each row end among ``listings``.
    private let ends: [Int]
    private let listings: [Int]

    init(_ listings: [ListingSummary], named: [Locality], rows: Int) {
        let localities = listings.map { Int($0.locality ?? -1) }
        var isWanted = [Bool](repeating: false, count: rows)
        for locality in named { isWanted[Int(locality.index)] = true }
        var next = [Int](repeating: 0, count: rows + 1)
        for row in localities where row >= 0 {
            isWanted[row] = true
            next[row + 1] += 1
        }
        for row in 0..<rows { next[row + 1] += next[row] }
        var sorted = [Int](repeating: 0, count: next[rows])
        for (index, row) in localities.enumerated() where row >= 0 {
            sorted[next[row]] = index
            next[row] += 1
        }
        self.localities = isWanted.indices.filter { isWanted[$0] }
        ends = next
        self.listings = sorted
    }

    /// The listings of a suburb.
    func of(_ row: Int) -> ArraySlice<Int> { listings[(row == 0 ? 0 : ends[row - 1])..<ends[row]] }
}

/// What is in a suburb.
struct SuburbSort: ScopeSort {
    var kind: ScopeKind { .suburb }
    var template: String { "suburb" }
    var isFollowedEmpty: Bool { true }
    var hasCalendars: Bool { true }
    var hasMonths: Bool { true }
    var outline: (place: Int, heading: String) { (4, "following.by_suburb") }
    var sitemap: SitemapPlace { .section("suburbs") }
    var index: SitePage { .suburbs }
    var lossRank: Int? { 2 }
    func members(_ site: Site) -> [Members] { site.suburbs.map(\.members) }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .suburb(site.suburbs[place].locality) }
    func listed(_ site: Site, _ scope: SiteScope) -> [Int] { site.suburbs[scope.index].shown }
    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition] { [.suburb(site.suburbs[place].locality)] }
    func searchKeys(_ site: Site) -> [String]? { site.suburbs.map { String($0.locality.index) } }
    func calendarZone(_ site: Site, _ place: Int) -> String { site.suburbs[place].locality.timeZone }

    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] {
        lookup.locality(of: listing).map { ["\($0.state.slug)/\($0.slug)"] } ?? []
    }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String {
        reading.suburb(of: before).map { "\($0.name) \($0.postcode)" } ?? id
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool {
        before.isPlaced(like: now, arePlacesKnown: arePlacesKnown)
    }
    func addOutline(of site: Site, to input: inout FingerprintInput) {
        for suburb in site.suburbs {
            input.add(Int(suburb.locality.index))
            input.add(suburb.members.all.isEmpty)
        }
    }
}

extension LoadedContent {
    /// The suburb of a listing, by its row in the table of places.
    func suburb(of listing: ListingSummary) -> Locality? {
        listing.locality.flatMap { gazetteer.localities.indices.contains(Int($0)) ? gazetteer.localities[Int($0)] : nil }
    }
}

extension FeedScope {
    static func suburb(_ locality: Locality) -> FeedScope {
        let name = String(writing: { name in
            name.append(text: locality.name)
            name.append(" ")
            name.append(text: locality.postcode)
        })
        let identity = String(writing: { identity in
            identity.append(text: ScopeKind.suburb.word)
            identity.append("/")
            identity.append(text: locality.state.slug)
            identity.append("/")
            identity.append(slugOf: locality)
        })
        return FeedScope(kind: .suburb, name: name, identity: identity, page: .suburb(locality), suburb: locality)
    }
}

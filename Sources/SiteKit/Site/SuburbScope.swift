import ListingKit

/// A suburb with its listings.
struct SuburbScope: Sendable {
    let locality: Locality
    /// Indices of listed ones, newest first.
    let listed: [Int]
    /// The newest listed ones of each kind, a few of each: what stands beside a listing of the suburb. Newest first.
    let newest: [Int]
    /// The day of the last event of any listing in it, open or closed; nil if there never was one.
    let updated: Day?
    /// The campuses within ``Site/campusRadius``, nearest first.
    let campuses: [(campus: Campus, kilometres: Double)]

    var route: Route { .suburb(locality) }

    /// Every suburb that has a listing or that the board names, by state, name and postcode.
    static func all(of listings: [ListingSummary], named: [Locality], gazetteer: Gazetteer, threads: Int) -> [SuburbScope] {
        var members: [Int32: [Int]] = [:]
        for locality in named { members[locality.index] = [] }
        for (index, listing) in listings.enumerated() {
            if let locality = listing.locality { members[locality, default: []].append(index) }
        }
        let localities = members.keys.map { gazetteer.localities[Int($0)] }.sorted {
            ($0.state, $0.name, $0.postcode) < ($1.state, $1.name, $1.postcode)
        }
        return Parallel.map(localities, threads: threads) { [members] locality in
            let all = members[locality.index] ?? []
            let listed = all.filter { listings[$0].isListed }
            return SuburbScope(
                locality: locality, listed: listed, newest: newest(listed, of: listings), updated: all.map { listings[$0].updated }.max(),
                campuses: locality.coordinate.map { gazetteer.campuses(near: $0, withinKilometres: Site.campusRadius) } ?? [])
        }
    }

    /// How many listings stand beside one of the same suburb.
    static let besides = 4

    private static func newest(_ listed: [Int], of listings: [ListingSummary]) -> [Int] {
        var counts: [String: Int] = [:]
        return listed.filter { index in
            let count = counts[listings[index].kind, default: 0]
            counts[listings[index].kind] = count + 1
            // One more than are shown, since the listing itself may be among them.
            return count <= besides
        }
    }

    /// Others of the suburb to show beside a listing: of the same kind first, newest first.
    func beside(_ listing: Int, in listings: [ListingSummary]) -> [Int] {
        let others = newest.filter { $0 != listing }
        let isSame = { (index: Int) in listings[index].kind == listings[listing].kind }
        return Array((others.filter(isSame) + others.filter { !isSame($0) }).prefix(SuburbScope.besides))
    }
}

/// A state with the suburbs that the board has in it.
struct StateScope: Sendable {
    let state: State
    /// Indices of its suburbs.
    let suburbs: [Int]
    /// Indices of listed ones, newest first.
    let listed: [Int]

    static func all(of suburbs: [SuburbScope]) -> [StateScope] {
        let groups = Dictionary(grouping: suburbs.indices) { suburbs[$0].locality.state }
        return groups.keys.sorted().map { state in
            let members = groups[state] ?? []
            return StateScope(state: state, suburbs: members, listed: members.flatMap { suburbs[$0].listed }.sorted())
        }
    }
}

/// A campus with what is near it.
struct CampusScope: Sendable {
    let campus: Campus
    /// Indices of suburbs with listed ones, nearest first, with their distance in kilometres.
    let suburbs: [(index: Int, kilometres: Double)]
    /// How many listed ones there are in them.
    let count: Int

    /// Every campus with a listed one near it, by state and name.
    static func all(of suburbs: [SuburbScope], gazetteer: Gazetteer) -> [CampusScope] {
        var near: [String: [(index: Int, kilometres: Double)]] = [:]
        for (index, suburb) in suburbs.enumerated() where !suburb.listed.isEmpty {
            for (campus, kilometres) in suburb.campuses { near[campus.slug, default: []].append((index, kilometres)) }
        }
        let scopes: [CampusScope] = gazetteer.campuses.compactMap { campus in
            guard let members = near[campus.slug] else { return nil }
            let sorted = members.sorted { ($0.kilometres, $0.index) < ($1.kilometres, $1.index) }
            return CampusScope(campus: campus, suburbs: sorted, count: sorted.reduce(0) { $0 + suburbs[$1.index].listed.count })
        }
        return scopes.sorted {
            ($0.campus.locality.state, $0.campus.title, $0.campus.slug) < ($1.campus.locality.state, $1.campus.title, $1.campus.slug)
        }
    }
}

extension Campus {
    /// The university's usual short name and the campus: `RMIT, City`.
    var title: String { "\(shortName), \(name)" }
}

import Facts
import ListingKit
import Places

/// A scope of a site: which one of its sort, and the listings in it. What it is called is made only if somebody asks.
struct SiteScope: Sendable {
    let sort: ScopeSort
    /// Its place among those of its sort.
    let index: Int
    let members: Members

    /// Every scope of a site, always in the same order.
    static func all(of site: Site) -> [SiteScope] {
        ScopeSort.all.flatMap { sort in
            sort.members(site).enumerated().filter { sort.hasPage(site, $0.offset) }.map { SiteScope(sort: sort, index: $0, members: $1) }
        }
    }

    /// What can be followed.
    func followed(in site: Site) -> FeedScope { sort.scope(site, index) }

    /// What tells it from all other scopes, from build to build.
    func identity(in site: Site) -> String { followed(in: site).identity }

    /// The listings that its pages list: all that stand in lists. An owner's stories stand apart, and those about a brand come after the rest.
    func listed(in site: Site) -> [Int] {
        switch sort.kind {
        case .owner: members.listed.filter { !site.isStory($0) }
        case .brand: members.listed.filter { !site.isStory($0) } + members.listed.filter { site.isStory($0) }
        default: members.listed
        }
    }

    /// Whether it has feeds.
    func hasFeeds(_ context: SiteContext) -> Bool {
        context.hasFeeds(sort.kind, members) && (sort.kind != .owner || context.people[index].hasFeeds)
    }
}

extension [SiteScope] {
    /// The places of those that hold one of some listings, open or closed.
    func holding(_ listings: [Int], of site: Site) -> [Int] {
        guard !listings.isEmpty else { return [] }
        var isWanted = [Bool](repeating: false, count: site.listings.count)
        for listing in listings { isWanted[listing] = true }
        return indices.filter { self[$0].members.all.contains { isWanted[$0] } }
    }
}

extension SiteContext {
    /// Whether the board may have scopes of that kind at all.
    func mayHave(_ kind: ScopeKind) -> Bool {
        switch kind {
        case .campus: board.hasCampuses
        case .brand: !brands.isEmpty
        default: true
        }
    }

    /// Whether a scope of that kind has feeds.
    func hasFeeds(_ kind: ScopeKind, _ members: Members) -> Bool {
        !board.formats[kind].isEmpty && (ScopeSort.of(kind).isFollowedEmpty || !members.all.isEmpty)
    }
}

extension ListingSummary {
    /// The identities of all scopes that it is in.
    func scopes(_ named: NamedScopes, gazetteer: Gazetteer, arePlacesKnown: Bool = true) -> Set<String> {
        let lookup = ScopeLookup(named: named, gazetteer: gazetteer, arePlacesKnown: arePlacesKnown)
        return ScopeSort.all.reduce(into: []) { scopes, sort in
            for id in sort.ids(self, lookup) { scopes.insert(sort.identity(id)) }
        }
    }
}

import Facts
import ListingKit
import Places

/// A scope of a site: which one of its sort, and the listings in it. What it is called is made only if somebody asks.
struct SiteScope: Sendable {
    let kind: ScopeKind
    /// Its place among those of its sort.
    let index: Int
    let members: Members

    var sort: any ScopeSort { kind.sort }

    /// Every scope of a site, always in the same order.
    static func all(of site: Site) -> [SiteScope] {
        ScopeKind.sorts.flatMap { sort in
            sort.members(site).enumerated().filter { sort.hasPage(site.context, $0.offset) }.map {
                SiteScope(kind: sort.kind, index: $0, members: $1)
            }
        }
    }

    /// What can be followed.
    func followed(in site: Site) -> FeedScope { sort.scope(site, index) }

    /// What tells it from all other scopes, from build to build.
    func identity(in site: Site) -> String { followed(in: site).identity }

    /// Whether it has feeds.
    func hasFeeds(_ context: SiteContext) -> Bool {
        context.hasFeeds(kind, members) && sort.mayHaveFeeds(context, index)
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
    /// Whether a scope of that kind has feeds.
    func hasFeeds(_ kind: ScopeKind, _ members: Members) -> Bool {
        !board.formats[kind].isEmpty && (kind.sort.isFollowedEmpty || !members.all.isEmpty)
    }
}

extension ListingSummary {
    /// The identities of all scopes that it is in.
    func scopes(_ named: NamedScopes, gazetteer: Gazetteer, arePlacesKnown: Bool = true) -> Set<String> {
        let lookup = ScopeLookup(named: named, gazetteer: gazetteer, arePlacesKnown: arePlacesKnown)
        return ScopeKind.sorts.reduce(into: []) { scopes, sort in
            for id in sort.ids(self, lookup) { scopes.insert(sort.kind.identity(id)) }
        }
    }
}

import ListingKit
import Places

/// A part of the board that can be followed: what its feeds are called, and where they lie.
struct FeedScope: Sendable {
    /// Which sort of part.
    let kind: ScopeKind
    /// What people follow: `Collingwood 3066`.
    let name: String
    /// The part of its identity after the board's authority: `suburb/vic/collingwood-3066`.
    let identity: String
    /// The page of the same scope.
    let page: Route
    /// What it covers, where the name alone does not say it: `within 5 km of RMIT, City`.
    var coverage: String?
    /// The suburb, if it is one.
    var suburb: Locality?

    /// The feed itself in a format.
    func route(_ format: FeedFormat) -> Route { page.appending(format.fileName) }

    /// Its name in a sentence.
    var spoken: String { identity.hasPrefix("tag/") ? "the tag “\(name)”" : name }

    /// What it covers, in words.
    var covered: String { coverage ?? name }

    /// What people follow, as a page asks them to: `Collingwood 3066`, or `listings within 5 km of RMIT, City`.
    var followed: String { coverage.map { "listings \($0)" } ?? name }

    static func board(_ frame: SiteFrame) -> FeedScope { FeedScope(kind: .board, name: frame.board.title, identity: "board", page: .home) }

    static func kind(_ kind: Kind) -> FeedScope {
        FeedScope(kind: .kind, name: kind.labels, identity: "kind/\(kind.id)", page: .kind(kind))
    }

    static func state(_ state: State) -> FeedScope {
        FeedScope(kind: .state, name: state.name, identity: "state/\(state.slug)", page: .state(state))
    }

    static func suburb(_ locality: Locality) -> FeedScope {
        FeedScope(
            kind: .suburb, name: "\(locality.name) \(locality.postcode)", identity: "suburb/\(locality.state.slug)/\(locality.slug)",
            page: .suburb(locality), suburb: locality)
    }

    static func campus(_ campus: Campus) -> FeedScope {
        FeedScope(
            kind: .campus, name: campus.title, identity: "campus/\(campus.slug)", page: .campus(campus),
            coverage: "within \(Int(Site.campusFeedRadius)) km of \(campus.title)")
    }

    static func person(_ person: Person) -> FeedScope {
        FeedScope(kind: .owner, name: person.name, identity: "person/\(person.handle)", page: .person(person))
    }

    static func tag(_ tag: String) -> FeedScope {
        FeedScope(kind: .tag, name: TagScope.name(tag), identity: "tag/\(tag)", page: .tag(tag), coverage: "tagged “\(TagScope.name(tag))”")
    }

    static func search(_ search: SavedSearch) -> FeedScope {
        FeedScope(kind: .search, name: search.name, identity: "search/\(search.id)", page: .savedSearch(search.id))
    }

    /// The identity of the scope at an address of a site, whether it is still there or not: `people/lou`.
    static func identity(of path: String, kinds: [Kind]) -> String {
        let folders = [
            "people/": "person/", "tags/": "tag/", "campuses/": "campus/", "suburbs/": "suburb/", "searches/": "search/",
            "states/": "state/",
        ]
        for (folder, kind) in folders where path.hasPrefix(folder) { return kind + path.dropFirst(folder.count) }
        return "kind/" + (kinds.first { $0.plural == path }?.id ?? path)
    }

    /// Visits every scope of a site with its listings, always in the same order. A name is made only if somebody asks for it.
    static func visit(_ site: Site, _ body: (_ kind: ScopeKind, _ scope: @autoclosure () -> FeedScope, _ members: Members) -> Void) {
        let frame = site.frame
        body(.board, .board(frame), site.everything)
        for (kind, members) in zip(frame.kinds, site.byKind) { body(.kind, .kind(kind), members) }
        for state in site.states { body(.state, .state(state.state), state.members) }
        for suburb in site.suburbs { body(.suburb, .suburb(suburb.locality), suburb.members) }
        for campus in site.campuses { body(.campus, .campus(campus.campus), campus.members) }
        for (person, members) in zip(frame.people, site.byPerson) { body(.owner, .person(person), members) }
        for tag in site.tags { body(.tag, .tag(tag.tag), tag.members) }
        for (search, members) in zip(frame.board.searches, site.bySearch) { body(.search, .search(search), members) }
    }
}

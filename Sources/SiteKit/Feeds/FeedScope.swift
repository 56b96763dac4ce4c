import ListingKit

/// A part of the board that can be followed: what its feeds are called, and where they lie.
struct FeedScope: Sendable {
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

    static func board(_ frame: SiteFrame) -> FeedScope { FeedScope(name: frame.board.title, identity: "board", page: .home) }

    static func kind(_ kind: Kind) -> FeedScope { FeedScope(name: kind.labels, identity: "kind/\(kind.id)", page: .kind(kind)) }

    static func state(_ state: State) -> FeedScope {
        FeedScope(name: state.name, identity: "state/\(state.slug)", page: .state(state))
    }

    static func suburb(_ locality: Locality) -> FeedScope {
        FeedScope(
            name: "\(locality.name) \(locality.postcode)", identity: "suburb/\(locality.state.slug)/\(locality.slug)",
            page: .suburb(locality), suburb: locality)
    }

    static func campus(_ campus: Campus) -> FeedScope {
        FeedScope(
            name: campus.title, identity: "campus/\(campus.slug)", page: .campus(campus),
            coverage: "within \(Int(Site.campusFeedRadius)) km of \(campus.title)")
    }

    static func person(_ person: Person) -> FeedScope {
        FeedScope(name: person.name, identity: "person/\(person.handle)", page: .person(person))
    }

    static func tag(_ tag: String) -> FeedScope {
        FeedScope(name: TagScope.name(tag), identity: "tag/\(tag)", page: .tag(tag), coverage: "tagged “\(TagScope.name(tag))”")
    }

    static func search(_ search: SavedSearch) -> FeedScope {
        FeedScope(name: search.name, identity: "search/\(search.id)", page: .savedSearch(search.id))
    }

    /// Visits every scope of a site with its listings, always in the same order. A name is made only if somebody asks for it.
    static func visit(_ site: Site, _ body: (_ scope: @autoclosure () -> FeedScope, _ members: Members) -> Void) {
        let frame = site.frame
        body(.board(frame), site.everything)
        for (kind, members) in zip(frame.kinds, site.byKind) { body(.kind(kind), members) }
        for state in site.states { body(.state(state.state), state.members) }
        for suburb in site.suburbs { body(.suburb(suburb.locality), suburb.members) }
        for campus in site.campuses { body(.campus(campus.campus), campus.members) }
        for (person, members) in zip(frame.people, site.byPerson) { body(.person(person), members) }
        for tag in site.tags { body(.tag(tag.tag), tag.members) }
        for (search, members) in zip(frame.board.searches, site.bySearch) { body(.search(search), members) }
    }
}

/// The formats of a feed.
enum FeedFormat: Sendable, CaseIterable {
    /// RFC 4287.
    case atom
    /// RSS 2.0.
    case rss
    /// JSON Feed 1.1.
    case json

    var label: String {
        switch self {
        case .atom: "Atom"
        case .rss: "RSS"
        case .json: "JSON Feed"
        }
    }

    var mediaType: String {
        switch self {
        case .atom: "application/atom+xml"
        case .rss: "application/rss+xml"
        case .json: "application/feed+json"
        }
    }

    /// The document of that number: nil for the feed itself, else that of an archive, counted from 1 for the oldest.
    func fileName(_ archive: Int?) -> String {
        let number = archive.map { "-\($0)" } ?? ""
        return switch self {
        case .atom: "atom\(number).xml"
        case .rss: "rss\(number).xml"
        case .json: "feed\(number).json"
        }
    }

    /// The feed itself.
    var fileName: String { fileName(nil) }
}

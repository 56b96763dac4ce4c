import ListingKit

/// A part of the board that can be followed: what its feeds are called, where they lie, and what is in them.
struct FeedScope: Sendable {
    /// What people follow: `Collingwood 3066`.
    let name: String
    /// The part of its identity after the board's authority: `suburb/vic/collingwood-3066`.
    let identity: String
    /// The page of the same scope.
    let page: Route
    /// Indices of its listed ones, newest first.
    let listed: [Int]
    /// The day of its last event, also of listings that are closed by now; nil if there never was one.
    let updated: Day?

    func route(_ format: FeedFormat) -> Route { page.appending(format.fileName) }

    static func board(_ site: Site) -> FeedScope {
        FeedScope(
            name: site.board.title, identity: "board", page: .home, listed: site.listed, updated: site.kindUpdates.compactMap { $0 }.max())
    }

    static func kind(_ index: Int, _ site: Site) -> FeedScope {
        let kind = site.kinds[index]
        return FeedScope(
            name: kind.labels, identity: "kind/\(kind.id)", page: .kind(kind), listed: site.byKind[index],
            updated: site.kindUpdates[index])
    }

    static func suburb(_ scope: SuburbScope) -> FeedScope {
        FeedScope(
            name: "\(scope.locality.name) \(scope.locality.postcode)",
            identity: "suburb/\(scope.locality.state.slug)/\(scope.locality.slug)", page: scope.route, listed: scope.listed,
            updated: scope.updated)
    }

    static func person(_ index: Int, _ site: Site) -> FeedScope {
        let person = site.people[index]
        return FeedScope(
            name: person.name, identity: "person/\(person.handle)", page: .person(person), listed: site.byPerson[index],
            updated: site.personUpdates[index])
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

    var fileName: String {
        switch self {
        case .atom: "atom.xml"
        case .rss: "rss.xml"
        case .json: "feed.json"
        }
    }
}

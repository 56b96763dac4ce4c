import ListingKit

/// A part of the board that can be followed: what its feeds are called, and where they lie.
struct FeedScope: Sendable {
    /// What people follow: `Collingwood 3066`.
    let name: String
    /// The part of its identity after the board's authority: `suburb/vic/collingwood-3066`.
    let identity: String
    /// The page of the same scope.
    let page: Route

    func route(_ format: FeedFormat) -> Route { page.appending(format.fileName) }

    static func board(_ frame: SiteFrame) -> FeedScope { FeedScope(name: frame.board.title, identity: "board", page: .home) }

    static func kind(_ kind: Kind) -> FeedScope { FeedScope(name: kind.labels, identity: "kind/\(kind.id)", page: .kind(kind)) }

    static func suburb(_ locality: Locality) -> FeedScope {
        FeedScope(
            name: "\(locality.name) \(locality.postcode)", identity: "suburb/\(locality.state.slug)/\(locality.slug)",
            page: .suburb(locality))
    }

    static func person(_ person: Person) -> FeedScope {
        FeedScope(name: person.name, identity: "person/\(person.handle)", page: .person(person))
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

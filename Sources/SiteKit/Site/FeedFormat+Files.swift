import ListingKit

extension FeedFormat {
    /// Its name for people.
    var label: String {
        switch self {
        case .atom: "Atom"
        case .rss: "RSS"
        case .json: "JSON Feed"
        }
    }

    /// Its media type (RFC 4287 section 7, the RSS specification, JSON Feed 1.1).
    var mediaType: String {
        switch self {
        case .atom: "application/atom+xml"
        case .rss: "application/rss+xml"
        case .json: "application/feed+json"
        }
    }

    /// The name of a feed of listings.
    var fileName: String {
        switch self {
        case .atom: "atom.xml"
        case .rss: "rss.xml"
        case .json: "feed.json"
        }
    }
}

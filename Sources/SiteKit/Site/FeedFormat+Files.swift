import FeedRules
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

extension FeedSyntax {
    /// The format of the feed that is published at a path; nil if none is there, or one that is not XML.
    init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        if name == FeedFormat.rss.fileName {
            self = .rss
        } else if name == FeedFormat.atom.fileName || name == "changes.xml" || name.hasPrefix("changes-") && name.hasSuffix(".xml") {
            self = .atom
        } else {
            return nil
        }
    }
}

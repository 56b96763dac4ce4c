import ListingKit

/// Writes feeds in one format.
protocol FeedEncoder {
    /// Encodes a feed with its entries, in the order given.
    static func encode(_ feed: Feed, _ entries: [FeedEntry]) -> [UInt8]
}

extension FeedFormat {
    /// What writes feeds in this format.
    var encoder: any FeedEncoder.Type {
        switch self {
        case .atom: AtomEncoder.self
        case .rss: RSSEncoder.self
        case .json: JSONFeedEncoder.self
        }
    }
}

extension [FeedEntry] {
    /// About how many bytes a feed of these entries takes: what they hold, and room for the rest.
    var documentCapacity: Int { reduce(2_048) { $0 + 1_600 + $1.html.count * 9 / 8 + $1.summary.utf8.count } }
}

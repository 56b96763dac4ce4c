/// Writes feeds in one format.
public protocol FeedEncoder {
    /// Encodes a feed with its entries, in the order given.
    static func encode(_ feed: Feed, entries: [FeedEntry]) -> [UInt8]
}

extension [FeedEntry] {
    /// About the size of a feed of these entries: their contents, and room for the rest.
    var documentCapacity: Int {
        reduce(2_048) { $0 + $1.content.escaped.bytes.count + $1.summary.utf8.count * 2 + $1.title.utf8.count + 1_200 }
    }
}

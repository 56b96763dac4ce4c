/// Writes feeds in one format.
public protocol FeedEncoder {
    /// Encodes a feed with its entries, in the order given.
    static func encode(_ feed: Feed, entries: [FeedEntry]) -> [UInt8]
}

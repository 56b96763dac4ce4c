/// Writes feeds in one format.
///
/// A listing stands in the feeds of its suburb, state, kind, owner and more, always as the same entry. So the entry is encoded once
/// (`entry(_:)`) and its bytes are put into every feed that holds it (`encode(_:encoded:)`).
public protocol FeedEncoder {
    /// Encodes an entry for any feed of this format.
    ///
    /// - Throws: `XMLWriterError` when there is no memory left.
    static func entry(_ entry: FeedEntry) throws -> EncodedEntry<Self>

    /// Encodes a feed around entries that are encoded already, in the order given.
    ///
    /// - Throws: `XMLWriterError` when there is no memory left.
    static func encode(_ feed: Feed, encoded entries: [EncodedEntry<Self>]) throws -> [UInt8]
}

extension FeedEncoder {
    /// Encodes a feed together with its entries, for entries that no other feed holds.
    ///
    /// - Throws: `XMLWriterError` when there is no memory left.
    public static func encode(_ feed: Feed, entries: [FeedEntry]) throws -> [UInt8] {
        try encode(feed, encoded: entries.map(entry))
    }
}

/// An entry as it stands in every feed of the encoder's format.
///
/// The type tells the formats apart, so that an entry of one cannot get into a feed of another.
public struct EncodedEntry<Encoder: FeedEncoder>: Hashable, Sendable {
    /// The element or object.
    public let bytes: [UInt8]

    /// Only encoders make these: the bytes are put into feeds unseen.
    init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}

extension FeedEntry {
    /// About the size of the entry when it is encoded: the content, and room for the rest.
    var encodedCapacity: Int {
        content.escaped.bytes.count + summary.utf8.count + title.utf8.count + 1200
    }
}

extension Array {
    /// The size of all the entries together, with room for the head of a feed.
    func documentCapacity<Encoder>() -> Int where Element == EncodedEntry<Encoder> {
        reduce(2048) { $0 + $1.bytes.count + 2 }
    }
}

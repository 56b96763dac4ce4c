/// A format of feeds, and what writes documents in it. Two of the same word are the same.
public struct FeedFormat: Sendable, Hashable {
    /// Its word in `board.yaml`.
    public let word: String
    /// Its name for people.
    public let label: String
    /// Its media type.
    public let mediaType: String
    /// The name of a feed of listings in it.
    public let fileName: String
    /// The name of a feed of changes in it, whose ending tells hosts its media type.
    public let changesFileName: String
    /// Encodes a feed with its entries, in the order given.
    public let encode: @Sendable (Feed, FeedEntries) -> [UInt8]

    /// All formats, in the order in which they are shown.
    public static let all = [atom, rss, json]

    /// Compares their words.
    public static func == (one: FeedFormat, other: FeedFormat) -> Bool { one.word == other.word }

    /// Hashes its word.
    public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

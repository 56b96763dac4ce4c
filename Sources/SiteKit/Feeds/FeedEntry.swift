import Places
import Values

/// One entry of a feed in no particular format.
struct FeedEntry: Sendable {
    /// Its permanent `tag:` URI: what readers know it by, so it must never change.
    var id: String
    /// Its title, plain text.
    var title: String
    /// The absolute URL of its page.
    var url: String
    /// When it first appeared; nil for one that never changes, which `updated` tells.
    var published: Timestamp?
    /// When it last changed in a way that a reader should notice.
    var updated: Timestamp
    /// Whose it is; nil if it is the feed's author's.
    var author: FeedAuthor?
    /// What it is about, in a sentence or two of plain text; empty if the content says it.
    var summary = ""
    /// All of it as HTML: valid UTF-8, safe, and every link in it absolute.
    var html: [UInt8] = []
    /// What it is filed under, in the order to be shown.
    var categories: [FeedCategory] = []
    /// Its leading picture; nil if it has none.
    var image: FeedImage?
    /// Where the thing is; nil if that is unknown or not to be told.
    var point: Coordinate?
}

/// What an entry is filed under.
struct FeedCategory: Sendable {
    /// The name for programs, such as `collingwood-3066`.
    var term: String
    /// The name for people.
    var label: String
}

/// A picture that goes with an entry.
struct FeedImage: Sendable {
    /// Its absolute URL.
    var url: String
    /// Its media type, such as `image/jpeg`.
    var mediaType: String
    /// The size of its file in bytes.
    var byteCount: Int
    /// Its width in pixels.
    var width: Int
    /// Its height in pixels.
    var height: Int
}

import Places
import Values

/// One entry of a feed in no particular format.
public struct FeedEntry: Sendable {
    /// Its permanent `tag:` URI: what readers know it by, so it must never change.
    public var id: String
    /// Its title, plain text.
    public var title: String
    /// The absolute URL of its page.
    public var url: String
    /// When it first appeared; nil for one that never changes, which `updated` tells.
    public var published: Timestamp?
    /// When it last changed in a way that a reader should notice.
    public var updated: Timestamp
    /// Whose it is; nil if it is the feed's author's.
    public var author: FeedAuthor?
    /// What it is about, in a sentence or two of plain text; empty if the content says it.
    public var summary = ""
    /// All of it as HTML: valid UTF-8, safe, and every link in it absolute.
    public var html: [UInt8] = []
    /// What it is filed under, in the order to be shown: for programs, such as `collingwood-3066`, and for people.
    public var categories: [(term: String, label: String)] = []
    /// Its leading picture; nil if it has none.
    public var image: FeedImage?
    /// Where the thing is; nil if that is unknown or not to be told.
    public var point: Coordinate?

    /// An entry with what each must have.
    public init(id: String, title: String, url: String, updated: Timestamp) {
        self.id = id
        self.title = title
        self.url = url
        self.updated = updated
    }
}

/// A picture that goes with an entry.
public struct FeedImage: Sendable {
    /// Its absolute URL.
    public var url: String
    /// Its media type, such as `image/jpeg`.
    public var mediaType: String
    /// The size of its file in bytes.
    public var byteCount: Int
    /// Its width and height in pixels.
    public var size: (width: Int, height: Int)

    /// A picture; see the properties.
    public init(url: String, mediaType: String, byteCount: Int, size: (width: Int, height: Int)) {
        self.url = url
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.size = size
    }
}

import ListingKit

/// One entry of a feed in no particular format.
public struct FeedEntry: Hashable, Sendable {
    /// Its permanent `tag:` URI: what readers know it by, so it must never change.
    public var id: String
    /// Its title, plain text.
    public var title: String
    /// The absolute URL of its page.
    public var url: String
    /// When it first appeared.
    public var published: Timestamp
    /// When it last changed in a way that a reader should notice.
    public var updated: Timestamp
    /// Whose it is.
    public var author: FeedAuthor
    /// What it is about, in a sentence or two of plain text.
    public var summary: String
    /// All of it.
    public var content: FeedContent
    /// What it is filed under, in the order to be shown.
    public var categories: [FeedCategory]
    /// Its leading picture; nil if it has none.
    public var image: FeedImage?
    /// Where the thing is; nil if that is unknown or not to be told.
    public var point: Coordinate?

    /// Creates an entry; see the properties.
    public init(
        id: String, title: String, url: String, published: Timestamp, updated: Timestamp, author: FeedAuthor, summary: String,
        content: FeedContent, categories: [FeedCategory] = [], image: FeedImage? = nil, point: Coordinate? = nil
    ) {
        self.id = id
        self.title = title
        self.url = url
        self.published = published
        self.updated = updated
        self.author = author
        self.summary = summary
        self.content = content
        self.categories = categories
        self.image = image
        self.point = point
    }
}

/// What an entry is filed under.
public struct FeedCategory: Hashable, Sendable {
    /// The name for programs, such as `suburb/collingwood-3066`.
    public var term: String
    /// The name for people.
    public var label: String

    /// A category with its two names.
    public init(term: String, label: String) {
        self.term = term
        self.label = label
    }
}

/// A picture that goes with an entry.
public struct FeedImage: Hashable, Sendable {
    /// Its absolute URL.
    public var url: String
    /// Its media type, such as `image/jpeg`.
    public var mediaType: String
    /// The size of its file in bytes.
    public var byteCount: Int
    /// Its width in pixels.
    public var width: Int
    /// Its height in pixels.
    public var height: Int

    /// Describes a picture; see the properties.
    public init(url: String, mediaType: String, byteCount: Int, width: Int, height: Int) {
        self.url = url
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.width = width
        self.height = height
    }
}

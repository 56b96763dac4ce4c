import Values

/// The head of a feed in no particular format: what its page is about, where it lies, and who publishes it.
///
/// The entries are apart, because each of them appears in several feeds.
public struct Feed: Sendable {
    /// Its name, plain text.
    public var title: String
    /// What it covers, in a sentence of plain text.
    public var subtitle: String
    /// Its permanent `tag:` URI.
    public var id: String
    /// The absolute URL of the page of the same scope.
    public var homePage: String
    /// The absolute URL of the document itself.
    public var url = ""
    /// The language of its texts, such as `en-AU` (BCP 47).
    public var language: String
    /// When its newest entry was changed; for an empty feed, any instant that stays the same as long as the feed is empty.
    public var updated: Timestamp
    /// Who publishes it.
    public var author: FeedAuthor
    /// The name and the version of the program that made it.
    public var generator: (name: String, version: String)
    /// Whether it holds every entry that there is, so that whatever it does not hold is gone (RFC 5005 section 2).
    public var isComplete = false
    /// Whether it is an archive, which does not change in the course of things (RFC 5005 section 4).
    public var isArchive = false
    /// The absolute URLs of other documents of the same feed, by their relation to this one, such as `prev-archive` (RFC 5005 section 4).
    /// Formats without archives leave them out.
    public var related: [(relation: String, url: String)] = []
    /// The absolute URL of the hub that tells subscribers of changes at once (W3C WebSub); nil for none.
    public var hub: String?

    /// Creates the head of a feed; see the properties.
    public init(
        title: String, subtitle: String, id: String, homePage: String, language: String, updated: Timestamp, author: FeedAuthor,
        generator: (name: String, version: String)
    ) {
        self.title = title
        self.subtitle = subtitle
        self.id = id
        self.homePage = homePage
        self.language = language
        self.updated = updated
        self.author = author
        self.generator = generator
    }

    /// The same feed as the document at that URL.
    public func at(_ url: String) -> Feed {
        var feed = self
        feed.url = url
        return feed
    }
}

/// Who wrote a feed or one of its entries.
public struct FeedAuthor: Sendable {
    /// The name, plain text.
    public var name: String
    /// The absolute URL of a page about the author; nil for none.
    public var url: String?

    /// An author of that name, with a page or without.
    public init(name: String, url: String? = nil) {
        self.name = name
        self.url = url
    }
}

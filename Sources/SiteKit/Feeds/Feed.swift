import Values

/// The head of a feed in no particular format: what its page is about, where it lies, and who publishes it.
///
/// The entries are apart, because each of them appears in several feeds.
public struct Feed: Hashable, Sendable {
    /// Its name, plain text.
    public var title: String
    /// What it covers, in a sentence of plain text.
    public var subtitle: String
    /// Its permanent `tag:` URI.
    public var id: String
    /// The absolute URL of the page of the same scope.
    public var homePage: String
    /// The absolute URLs of the feed itself in its three formats.
    public var links: Links
    /// The language of its texts, such as `en-AU` (BCP 47).
    public var language: String
    /// When its newest entry was changed; for an empty feed, any instant that stays the same as long as the feed is empty.
    public var updated: Timestamp
    /// Who publishes it.
    public var author: FeedAuthor
    /// What made it.
    public var generator: Generator
    /// Copyright and attribution, plain text; nil for none.
    public var rights: String?
    /// The absolute URL of a square picture; nil for none.
    public var icon: String?
    /// Whether it holds every entry that there is, so that whatever it does not hold is gone (RFC 5005 section 2).
    public var isComplete = false
    /// Whether it is an archive, which does not change in the course of things (RFC 5005 section 4).
    public var isArchive = false
    /// Other documents of the same feed, by their relation to this one, such as `next` (RFC 5005 sections 3 and 4).
    public var related: [Related] = []
    /// Entries that were in it and are no more, the latest first (RFC 6721).
    public var deleted: [DeletedEntry] = []
    /// The absolute URL of the hub that tells subscribers of changes at once (W3C WebSub); nil for none.
    public var hub: String?

    /// Another document of the same feed.
    public struct Related: Hashable, Sendable {
        /// How it is related, as `rel` of a link has it.
        public var relation: String
        /// Where it lies in each format.
        public var links: Links
        /// Whether it is there as Atom alone, to which other formats then lead, as far as they can.
        public var isAtomOnly: Bool

        /// A document in that relation.
        public init(relation: String, links: Links, isAtomOnly: Bool = false) {
            self.relation = relation
            self.links = links
            self.isAtomOnly = isAtomOnly
        }
    }

    /// An entry that is no longer in a feed.
    public struct DeletedEntry: Hashable, Sendable {
        /// Its permanent URI.
        public var id: String
        /// When it went.
        public var when: Timestamp
        /// Why it went, plain text.
        public var comment: String

        /// An entry that went at that time for that reason.
        public init(id: String, when: Timestamp, comment: String) {
            self.id = id
            self.when = when
            self.comment = comment
        }
    }

    /// The absolute URLs of a feed in its three formats.
    public struct Links: Hashable, Sendable {
        /// The URL of the Atom document.
        public var atom: String
        /// The URL of the RSS document.
        public var rss: String
        /// The URL of the JSON Feed document.
        public var json: String

        /// The URLs of one feed.
        public init(atom: String, rss: String, json: String) {
            self.atom = atom
            self.rss = rss
            self.json = json
        }
    }

    /// The program that made a feed.
    public struct Generator: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its version.
        public var version: String
        /// The absolute URL of its page; nil if it has none.
        public var url: String?

        /// Describes a program.
        public init(name: String, version: String, url: String? = nil) {
            self.name = name
            self.version = version
            self.url = url
        }
    }

    /// Creates the head of a feed; see the properties.
    public init(
        title: String, subtitle: String, id: String, homePage: String, links: Links, language: String, updated: Timestamp,
        author: FeedAuthor, generator: Generator, rights: String? = nil, icon: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.id = id
        self.homePage = homePage
        self.links = links
        self.language = language
        self.updated = updated
        self.author = author
        self.generator = generator
        self.rights = rights
        self.icon = icon
    }
}

/// Who wrote a feed or one of its entries.
public struct FeedAuthor: Hashable, Sendable {
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

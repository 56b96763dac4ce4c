/// People and listings that belong together: a tag with a page, a description and members; one file in the `circles` folder.
public struct Circle: Sendable, Hashable {
    /// The last part of its URL: the name of its file.
    public let slug: String
    /// Its name.
    public let name: String
    /// What it is about, in paragraphs.
    public let description: String?
    /// The tag of the listings that it gathers, as it stands in URLs.
    public let tag: String
    /// The Matrix room in which its members talk: `#room:server.example`.
    public let room: String?

    /// What decides which listings are in it.
    public var gathering: Gathering { Gathering(slug: slug, tag: tag) }

    /// Which tag a circle gathers.
    public struct Gathering: Sendable, Hashable {
        /// The circle's slug.
        public let slug: String
        /// The tag.
        public let tag: String

        /// The circle of that slug gathers that tag.
        public init(slug: String, tag: String) {
            self.slug = slug
            self.tag = tag
        }
    }
}

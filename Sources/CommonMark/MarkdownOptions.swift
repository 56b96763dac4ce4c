/// A picture's size in pixels as a reader sees it, after any rotation.
public struct ImageSize: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// Limits on the length of a Markdown text, before and after it is rendered.
///
/// Prose makes about a tenth more HTML than text, but a character such as `<` becomes four or five times as long and a
/// line of nested quotes thirty times, so the text's length alone limits little.
public struct MarkdownBounds: Hashable, Sendable {
    /// The longest text in bytes.
    public let text: Int
    /// The longest HTML in bytes, without the prefixes of addresses within the board.
    public let html: Int

    /// For a description or another text of a listing.
    public static let description = MarkdownBounds(text: 64 << 10, html: 256 << 10)
    /// For a comment.
    public static let comment = MarkdownBounds(text: 4 << 10, html: 32 << 10)
    /// For a page of the board.
    public static let page = MarkdownBounds(text: 256 << 10, html: 1 << 20)
}

/// What a Markdown text may do: a stranger's listing less than a page of the board.
public struct MarkdownOptions: Hashable, Sendable {
    /// How many levels the text's headings are moved down, to come under those of the page around them: with 1, `#`
    /// becomes `h2`. The lowest level is `h6`.
    public var headingShift: Int
    /// The level of the text's highest heading, with the others as far below it as they were, in place of
    /// `headingShift`. People can then start with `#` or `##` as they like, and the page's outline skips no level.
    public var topHeading: Int?
    /// The pictures that the text may show, by path relative to its folder. All others are refused.
    public var images: [String: ImageSize]
    /// The host of the board, such as `example.org` or `localhost:8080`. Links to it are internal and get no `rel`.
    public var siteHost: String?
    /// Whether the text may link to paths on the board, such as `/follow/`.
    public var allowsSiteLinks: Bool
    /// What links without a whole address lead to; nil to take paths as they are, and nothing relative.
    public var siteLinks: SiteLinks?
    /// The limits on the text and its HTML.
    public var bounds: MarkdownBounds

    /// Creates options; the defaults are the strictest.
    public init(
        headingShift: Int = 1, topHeading: Int? = nil, images: [String: ImageSize] = [:], siteHost: String? = nil,
        allowsSiteLinks: Bool = false, siteLinks: SiteLinks? = nil, bounds: MarkdownBounds = .description
    ) {
        self.headingShift = headingShift
        self.topHeading = topHeading
        self.images = images
        self.siteHost = siteHost
        self.allowsSiteLinks = allowsSiteLinks
        self.siteLinks = siteLinks
        self.bounds = bounds
    }
}

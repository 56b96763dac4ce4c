/// A picture's size in pixels as a reader sees it, after any rotation that the file asks for.
public struct ImageSize: Hashable, Sendable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// How much a Markdown text may be, before and after it is rendered.
///
/// Plain words come to as much HTML as text, with a tenth for their tags. A sign such as `<` becomes four or five times as long, a line of
/// nested quotes thirty times: what is sent says little of what is kept and published.
public struct MarkdownBounds: Hashable, Sendable {
    /// The longest text in bytes.
    public let text: Int
    /// The longest HTML in bytes, without what stands before addresses within the board.
    public let html: Int

    /// A description, or another text of a listing: as long as a small book.
    public static let description = MarkdownBounds(text: 64 << 10, html: 256 << 10)
    /// A page of the board.
    public static let page = MarkdownBounds(text: 256 << 10, html: 1 << 20)
}

/// What a Markdown text may do, which depends on who wrote it: a stranger's listing may do less than a page of the board.
public struct MarkdownOptions: Hashable, Sendable {
    /// How many levels the text's headings go down, so that they stand under those of the page around them: with 1, `#` becomes `h2`.
    /// No heading goes below `h6`.
    public var headingShift: Int
    /// The level that the text's highest heading gets, with the others as far below it as they were; then `headingShift` does not count.
    /// So people can start with `#` or `##` as they like, and no level of the page's outline is skipped.
    public var topHeading: Int?
    /// The pictures that the text may show: those that lie beside it, by file name relative to its folder. All others are refused.
    public var images: [String: ImageSize]
    /// The host of the board itself, such as `example.org` or `localhost:8080`. Links to it are inside and carry no `rel`.
    public var siteHost: String?
    /// Whether the text may link to paths of the board, such as `/follow/`.
    public var allowsSiteLinks: Bool
    /// How long the text and its HTML may be.
    public var bounds: MarkdownBounds

    /// Options; what is left out is the strictest.
    public init(
        headingShift: Int = 1, topHeading: Int? = nil, images: [String: ImageSize] = [:], siteHost: String? = nil,
        allowsSiteLinks: Bool = false, bounds: MarkdownBounds = .description
    ) {
        self.headingShift = headingShift
        self.topHeading = topHeading
        self.images = images
        self.siteHost = siteHost
        self.allowsSiteLinks = allowsSiteLinks
        self.bounds = bounds
    }
}

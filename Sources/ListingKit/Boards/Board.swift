import Places

/// The settings of a board, from `board.yaml`.
public struct Board: Sendable, Hashable {
    /// Where the board's files can be changed in the browser; `{path}` stands for a file's path.
    public struct Forge: Sendable, Hashable {
        /// The page that edits a file.
        public var edit: String?
        /// The page that makes a new file.
        public var new: String?
        /// The page on which a listing can be reported; `{title}` stands for its title.
        public var report: String?
    }

    /// Which files of data a board has for programs.
    public struct DataFiles: Sendable, Hashable {
        /// How things are shared out among files.
        public enum Form: String, Sendable, CaseIterable {
            /// Many in each of a few files.
            case packs
            /// Those files, and one for each thing too.
            case each
        }

        /// Those of listings.
        public var listings = Form.packs
        /// Those of postcodes.
        public var postcodes = Form.packs
    }

    /// Its name.
    public var title: String
    /// A few words below its name.
    public var tagline: String?
    /// What it is, in a sentence or two.
    public var description: String
    /// The address under which it is published, ending with a slash, such as `https://example.org/board/`.
    public var url: String
    /// The authority of its `tag:` URIs, such as `example.org,2026` (RFC 4151 section 2.1). It must never change.
    public var authority: String
    /// The language of its texts (RFC 5646).
    public var language: String
    /// The time zone in which its days begin and end.
    public var timeZone: String
    /// Where its files can be changed.
    public var forge: Forge
    /// The accounts of those who look after it, as the forge that holds it calls them.
    public var maintainers: [String] = []
    /// Whom to write to about the board.
    public var contact: String?
    /// Suburbs that have a page and feeds even without listings.
    public var suburbs: [Locality]
    /// How many entries a feed holds at least, if there are so many; it always holds the last days.
    public var entries = Board.usualEntries
    /// The WebSub hub that feeds name, and that the publisher notifies; nil for none.
    public var hub: String?
    /// Where other sites tell of pages that answer one of its own (W3C Webmention); nil for nowhere.
    public var webmention: String?
    /// What stands for it in previews of links; nil for what the theme brings.
    public var picture: BoardPicture?
    /// Where the map of results gets pictures of streets from; nil for a map of outlines alone.
    public var streetTiles: StreetTiles?
    /// How people post.
    public var posting = Posting()
    /// In which files programs find its data.
    public var data = DataFiles()
    /// The searches that it keeps so that people can follow them, in the order of its file.
    public var searches: [SavedSearch] = []

    /// Which feeds there are.
    public var formats = FeedFormats()

    /// Whether it has pages of university campuses, and tells how far they are.
    public var hasCampuses = true

    /// Pages that were followed under another address.
    public var moved: [MovedScope] = []

    /// How many entries a feed holds at least unless the board says otherwise.
    public static let usualEntries = 25
}

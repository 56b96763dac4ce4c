/// All that was read from a board's content, and all that is wrong with it.
public struct Reading: Sendable {
    /// What the board says of itself; nil if that could not be read.
    public var board: Board?
    /// The table of places that the listings were checked against: the board's own, or the bundled one.
    public var gazetteer: Gazetteer
    /// The kinds, shipped and the board's own, sorted by id, `rental` first.
    public var kinds: [Kind] = []
    /// The owners, sorted by handle.
    public var people: [Person] = []
    /// The board's own pages, sorted by name.
    public var pages: [PlainPage] = []
    /// The listings, sorted by the path of their file.
    public var listings: [Listing] = []
    /// All findings, sorted by file and place.
    public var diagnostics: [Diagnostic] = []
    /// The effective day in the board's time zone.
    public var today = Day(number: 0)
    /// How many listings' files there are, readable or not.
    public var listingFileCount = 0

    init(gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// Whether the board must not be published.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

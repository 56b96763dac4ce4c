import Facts
import Findings
import Places
import Rules
import Values

/// All that was read from a board's content, and all that is wrong with it.
public struct LoadedContent: Sendable {
    /// The board's settings; nil if they could not be read.
    public var board: Board?
    /// The table of places that the listings were checked against: the board's own, or the bundled one.
    public var gazetteer: Gazetteer
    /// The kinds: the shipped ones in their order, then the board's own by id.
    public var kinds: [Kind] = []
    /// The board's own files that decide how listings are judged.
    public internal(set) var judged = JudgedFiles()
    /// The owners, sorted by handle.
    public var people: [Person] = []
    /// The brands that listings may name, sorted by slug.
    public var brands: [Brand] = []
    /// The board's own pages, sorted by name.
    public var pages: [PlainPage] = []
    /// The names of the pictures that those show, sorted; they lie in the `pages` folder.
    public internal(set) var pagePictures: [String] = []
    /// The files that are published as they are, sorted by path.
    public internal(set) var statics: [StaticFile] = []
    /// The places that people want to live near, by file, in the order of the paths.
    public var points: [PointSet] = []
    /// The circles, sorted by slug.
    public var circles: [Circle] = []
    /// What people said of listings, by the listings' ids.
    public private(set) var talks: [String: ListingTalk] = [:]
    /// The listings that can be published, sorted by the path of their file.
    public var listings: [LoadedListing] = []
    /// The files of listings as they were read, sorted by path; without those that are known to be untouched.
    public var listingFiles: [FileRecord] = []
    /// The pictures of listings as they were read, sorted by path.
    public var pictures: [FileRecord] = []
    /// All findings, sorted by file and place.
    public var diagnostics: [Diagnostic] = []
    /// The effective day in the board's time zone.
    public var today = Day(number: 0)
    /// Whether somebody chose that day, so that the site is a preview.
    public var isPreview = false
    /// What must not leave.
    package internal(set) var hidden = HiddenValues()
    /// Reads remembered listings in full.
    var listingsReader: ListingsReader?
    /// How many listings' files there are, readable or not.
    public var listingFileCount = 0

    init(gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// Puts what people said of listings beside them.
    mutating func setTalks(_ talks: [String: ListingTalk]) {
        self.talks = talks
        for place in listings.indices {
            let mark = talks.isEmpty ? nil : talks[listings[place].summary.id]?.mark
            if mark != listings[place].summary.talk { listings[place] = listings[place].with(mark) }
        }
    }

    /// A listing in full. Throws if its file was changed since it was read.
    public func inFull(_ read: LoadedListing) throws -> Listing {
        if let listing = read.listing { return listing }
        guard let listingsReader else { throw ContentChanged(path: read.summary.file) }
        return try listingsReader.listing(read)
    }

    /// The findings that depend on what a listing was at the last build. Throws if its file was changed since.
    public func findings(of read: LoadedListing, before: PreviousFacts) throws -> [Diagnostic] {
        try listingsReader?.findings(of: read, before: before) ?? []
    }

    /// Whether the board must not be published.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

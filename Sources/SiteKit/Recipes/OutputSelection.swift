/// Which outputs a build makes. Only a benchmark chooses; a site is whole.
package enum OutputSelection: String, Sendable {
    /// Everything.
    case all
    /// What general site generators make of a board too: the page of each listing, catalogues, pages of suburbs with their RSS and Atom
    /// feeds, the search index and the site map.
    case common

    /// The formats in which feeds are made.
    var feedFormats: [FeedFormat] { self == .all ? FeedFormat.allCases : [.atom, .rss] }
}

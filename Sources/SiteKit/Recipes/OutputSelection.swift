/// Which outputs a build makes. Only a benchmark chooses; a site is whole.
package enum OutputSelection: String, Sendable {
    /// Everything.
    case all
    /// What general site generators make of a board too: the page of each listing, catalogues, pages of suburbs with their RSS and Atom
    /// feeds, the search index and the site map.
    case common
    /// Everything but feeds.
    case withoutFeeds = "no-feeds"
    /// Everything but calendars.
    case withoutCalendars = "no-calendars"

    /// Whether pages and data are made that general site generators do not make.
    var isWhole: Bool { self != .common }
    /// Whether calendars are made.
    var hasCalendars: Bool { self == .all || self == .withoutFeeds }

    /// Which feeds are made.
    var feeds: FeedSelection {
        switch self {
        case .all, .withoutCalendars: .all
        case .common: .suburbs
        case .withoutFeeds: .none
        }
    }

    /// Which feeds are made.
    enum FeedSelection {
        /// Those of every scope, in every format.
        case all
        /// Those of listings of each suburb, in the formats that all generators know.
        case suburbs
        case none
    }
}

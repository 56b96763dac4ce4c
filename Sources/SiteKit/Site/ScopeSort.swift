import Bytes
import Facts
import ListingKit
import Places
import Values

/// What a site knows of the scopes of a kind: everything in which they differ from those of another, in one file for each. Whatever goes
/// through the scopes of a site asks these; what most kinds have in common is said below.
protocol ScopeSort: Sendable {
    var kind: ScopeKind { get }
    /// The template of their pages.
    var template: String { get }
    /// Whether their lists go over several pages.
    var isPaged: Bool { get }
    /// Whether one that nothing was ever listed in has feeds all the same, because people follow it before anything is.
    var isFollowedEmpty: Bool { get }
    /// Whether what happened in one long ago stands in archives. What listings enter and leave in the ordinary course of things has none: what
    /// an archive holds must not change with that.
    var hasArchives: Bool { get }
    /// Whether they have calendars, for apps, and whether these are shown by month too.
    var hasCalendars: Bool { get }
    var hasMonths: Bool { get }
    /// In which place they stand in lists of feeds, and the key of what they stand under.
    var outline: (place: Int, heading: String) { get }
    /// The place in which the page about following has them, and whether it says if there are none; nil for what has another way to them.
    var guide: (place: Int, evenIfNone: Bool)? { get }
    /// Where the site map has their pages.
    var sitemap: SitemapPlace { get }
    /// The page of the catalogue that leads to theirs.
    var index: SitePage { get }
    /// The place in which one that is lost is told of, the narrowest first; nil if it cannot be lost, or if that is told in another way.
    var lossRank: Int? { get }
    /// Whether a board may have some at all.
    func mayBe(_ context: SiteContext) -> Bool
    /// The listings of each scope.
    func members(_ site: Site) -> [Members]
    /// The scope at a place among them.
    func scope(_ site: Site, _ place: Int) -> FeedScope
    /// Whether the one at a place has a page, and whether it may have feeds.
    func hasPage(_ site: SiteContext, _ place: Int) -> Bool
    func mayHaveFeeds(_ site: SiteContext, _ place: Int) -> Bool
    /// The listings that its pages list, in their order.
    func listed(_ site: Site, _ scope: SiteScope) -> [Int]
    /// What the search page is asked for to find the same, from lists that have nothing beside them and from calendars by month.
    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition]
    /// What a search calls each of them, by which it finds their feeds; nil if it cannot ask for them.
    func searchKeys(_ site: Site) -> [String]?
    /// The ids of those that a listing is in, by which their identities end.
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String]
    /// The time zone of the calendar of one.
    func calendarZone(_ site: Site, _ place: Int) -> String
    /// Whether a listing is certainly in the same of them as before, which is told without asking for their ids. Of two tables of places, if
    /// not known to be one, a suburb tells nothing.
    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool
    /// Adds which of them there are, if they come and go with listings and pages lead to them that show none of these: those are made again
    /// then. Nothing of those that files beside listings decide.
    func addOutline(of site: Site, to input: inout FingerprintInput)
    /// What one is called in a sentence, of which no listing is left; `before` was one of those in it.
    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String
}

/// Where a site map has pages.
enum SitemapPlace: Sendable, Hashable {
    /// Before the pages that lead to others, or behind them.
    case before, behind
    /// In parts of their own.
    case section(String)
}

extension ScopeSort {
    var template: String { "followed" }
    var isPaged: Bool { true }
    var isFollowedEmpty: Bool { false }
    var hasArchives: Bool { true }
    var hasCalendars: Bool { false }
    var hasMonths: Bool { false }
    var guide: (place: Int, evenIfNone: Bool)? { nil }
    var sitemap: SitemapPlace { .behind }
    var index: SitePage { .follow }
    func mayBe(_ context: SiteContext) -> Bool { true }
    func hasPage(_ site: SiteContext, _ place: Int) -> Bool { true }
    func mayHaveFeeds(_ site: SiteContext, _ place: Int) -> Bool { true }
    func listed(_ site: Site, _ scope: SiteScope) -> [Int] { scope.members.listed }
    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition] { [] }
    func searchKeys(_ site: Site) -> [String]? { nil }
    func calendarZone(_ site: Site, _ place: Int) -> String { site.context.board.timeZone }
    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String { id }
}

extension ScopeKind {
    /// What a site knows of its scopes.
    var sort: any ScopeSort {
        switch self {
        case .board: BoardSort()
        case .kind: KindSort()
        case .section: SectionSort()
        case .state: StateSort()
        case .suburb: SuburbSort()
        case .campus: CampusSort()
        case .owner: OwnerSort()
        case .brand: BrandSort()
        case .tag: TagSort()
        case .search: SearchSort()
        case .circle: CircleSort()
        }
    }

    /// All of them, in the order in which they are gone through.
    static let sorts = allCases.map(\.sort)

    /// The kind of the scope of that identity.
    static func of(_ identity: String) -> ScopeKind? {
        let word = identity.prefix { $0 != "/" }
        return sorts.lazy.map(\.kind).first { $0.word == word }
    }
}

/// What tells in which scopes a listing is, beside the listing itself.
struct ScopeLookup {
    let named: NamedScopes
    let gazetteer: Gazetteer
    /// Whether the rows that listings name are those of the table.
    let arePlacesKnown: Bool

    /// The suburb of a listing, if it is known.
    func locality(of listing: ListingSummary) -> Locality? {
        guard arePlacesKnown, let row = listing.locality, gazetteer.localities.indices.contains(Int(row)) else { return nil }
        return gazetteer.localities[Int(row)]
    }
}

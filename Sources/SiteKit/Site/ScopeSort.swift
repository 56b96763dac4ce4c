import Bytes
import Facts
import ListingKit
import Places

/// A sort of scope: everything in which scopes of one sort differ from those of another. Whatever goes through the scopes of a site goes
/// through this table, so that a new sort is a row here, a view and a template.
final class ScopeSort: Sendable {
    let kind: ScopeKind
    /// What the identities of its scopes begin with: `suburb` in `suburb/vic/collingwood-3066`.
    let word: String
    /// The folder that their pages lie in; empty at the top of the site.
    let folder: String
    /// The template of their pages.
    let template: String
    /// Whether their lists go over several pages.
    let isPaged: Bool
    /// Whether one that nothing was ever listed in has feeds all the same, because people follow it before anything is.
    let isFollowedEmpty: Bool
    /// Whether what happened in one long ago stands in archives.
    let hasArchives: Bool
    /// What their feeds stand under in lists of feeds, and in which place.
    let outline: (place: Int, title: String)
    /// Where the site map has their pages.
    let sitemap: SitemapPlace
    /// The place in which one that is lost is told of, the narrowest first; nil if that is told in another way.
    let lossRank: Int?
    /// The listings of each scope.
    let members: @Sendable (Site) -> [Members]
    /// The scope at a place among them.
    let scope: @Sendable (Site, Int) -> FeedScope
    /// Whether the one at a place has pages and feeds.
    let hasPage: @Sendable (Site, Int) -> Bool
    /// The ids of those that a listing is in, by which their identities end.
    let ids: @Sendable (ListingSummary, ScopeLookup) -> [String]
    /// The time zone of the calendar of one; nil if they have none.
    let calendarZone: (@Sendable (Site, Int) -> String)?

    /// Where a site map has pages.
    enum SitemapPlace: Sendable, Hashable {
        /// Before the pages that lead to others, or behind them.
        case before, behind
        /// In parts of their own.
        case section(String)
    }

    init(
        _ kind: ScopeKind, word: String, folder: String, template: String, isPaged: Bool, isFollowedEmpty: Bool,
        hasArchives: Bool, outline: (place: Int, title: String), sitemap: SitemapPlace, lossRank: Int? = nil,
        members: @escaping @Sendable (Site) -> [Members], scope: @escaping @Sendable (Site, Int) -> FeedScope,
        hasPage: @escaping @Sendable (Site, Int) -> Bool = { _, _ in true },
        ids: @escaping @Sendable (ListingSummary, ScopeLookup) -> [String],
        calendarZone: (@Sendable (Site, Int) -> String)? = nil
    ) {
        self.kind = kind
        self.word = word
        self.folder = folder
        self.template = template
        self.isPaged = isPaged
        self.isFollowedEmpty = isFollowedEmpty
        self.hasArchives = hasArchives
        self.outline = outline
        self.sitemap = sitemap
        self.lossRank = lossRank
        self.members = members
        self.scope = scope
        self.hasPage = hasPage
        self.ids = ids
        self.calendarZone = calendarZone
    }

    /// The identity of a scope of the sort.
    func identity(_ id: String) -> String { id.isEmpty ? word : word + "/" + id }

    /// The identity of a scope of the sort, whose id `write` appends.
    func identity(writing write: (inout ByteBuffer) -> Void) -> String {
        String(writing: { identity in
            identity.append(text: word)
            identity.append("/")
            write(&identity)
        })
    }

    /// The sort of a kind of scope.
    static func of(_ kind: ScopeKind) -> ScopeSort {
        switch kind {
        case .board: board
        case .kind: ScopeSort.kind
        case .section: section
        case .state: state
        case .suburb: suburb
        case .campus: campus
        case .owner: owner
        case .brand: brand
        case .tag: tag
        case .search: search
        case .circle: circle
        }
    }

    /// The sort whose identities begin so.
    static func of(word: some StringProtocol) -> ScopeSort? { all.first { $0.word == word } }
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

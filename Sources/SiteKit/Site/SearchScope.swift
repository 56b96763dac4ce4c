import Bytes
import Facts
import ListingKit

/// What matches a search that the board keeps.
struct SearchSort: ScopeSort {
    var kind: ScopeKind { .search }
    var isFollowedEmpty: Bool { true }
    var hasArchives: Bool { false }
    var outline: (place: Int, heading: String) { (2, "saved.searches") }
    var guide: (place: Int, evenIfNone: Bool)? { (2, true) }
    var index: SitePage { .search }
    var lossRank: Int? { nil }
    func members(_ site: Site) -> [Members] { site.bySearch }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .search(site.context.board.searches[place]) }

    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] {
        listing.searches.filter(lookup.named.searches.indices.contains).map { lookup.named.searches[$0] }
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { before.searches == now.searches }
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func search(_ search: SavedSearch) -> FeedScope { FeedScope(.search, name: search.name, id: search.id) }
}

import Bytes
import Facts
import ListingKit

/// All of a board.
struct BoardSort: ScopeSort {
    var kind: ScopeKind { .board }
    var template: String { "home" }
    var isPaged: Bool { false }
    var isFollowedEmpty: Bool { true }
    var outline: (place: Int, heading: String) { (0, "following.whole_board") }
    var sitemap: SitemapPlace { .before }
    var lossRank: Int? { nil }
    func members(_ site: Site) -> [Members] { [site.everything] }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .board(site.context) }
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] { [""] }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { true }
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func board(_ context: SiteContext) -> FeedScope { FeedScope(.board, name: context.board.title, id: "", page: .home) }
}

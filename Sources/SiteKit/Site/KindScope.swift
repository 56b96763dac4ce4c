import Bytes
import Facts
import ListingKit

/// A kind of listings.
struct KindSort: ScopeSort {
    var kind: ScopeKind { .kind }
    var template: String { "catalogue" }
    var outline: (place: Int, heading: String) { (1, "following.by_kind") }
    var guide: (place: Int, evenIfNone: Bool)? { (0, true) }
    var sitemap: SitemapPlace { .before }
    var lossRank: Int? { 0 }
    func members(_ site: Site) -> [Members] { site.byKind }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .kind(site.context.kinds[place]) }
    func searchKeys(_ site: Site) -> [String]? { site.context.kinds.map(\.id) }
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] { [listing.kind] }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String {
        reading.kinds.first { $0.id == id }?.labels ?? id
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { before.kind == now.kind }
    /// Which kinds are used is in the fingerprint of the context.
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func kind(_ kind: Kind) -> FeedScope { FeedScope(.kind, name: kind.labels, id: kind.id, page: .kind(kind)) }
}

import Bytes
import Facts
import ListingKit

/// What is in a circle, which people follow before anything is.
struct CircleSort: ScopeSort {
    var kind: ScopeKind { .circle }
    var template: String { "circle" }
    var isFollowedEmpty: Bool { true }
    var hasArchives: Bool { false }
    var outline: (place: Int, heading: String) { (8, "following.by_circle") }
    var guide: (place: Int, evenIfNone: Bool)? { (4, false) }
    var index: SitePage { .circles }
    var lossRank: Int? { nil }
    func members(_ site: Site) -> [Members] { site.byCircle }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .circle(site.context.circles[place]) }
    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition] { [.tag(site.context.circles[place].tag)] }

    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] {
        lookup.named.circles.filter { listing.tags.contains($0.tag) }.map(\.slug)
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { before.tags == now.tags }
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func circle(_ circle: Circle) -> FeedScope { FeedScope(.circle, name: circle.name, id: circle.slug) }
}

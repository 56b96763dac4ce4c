import Bytes
import Facts
import ListingKit

/// What names a brand.
struct BrandSort: ScopeSort {
    var kind: ScopeKind { .brand }
    var template: String { "brand" }
    var isFollowedEmpty: Bool { true }
    var outline: (place: Int, heading: String) { (7, "following.by_brand") }
    var guide: (place: Int, evenIfNone: Bool)? { (3, false) }
    var sitemap: SitemapPlace { .section("brands") }
    var index: SitePage { .brands }
    var lossRank: Int? { nil }
    func mayBe(_ context: SiteContext) -> Bool { !context.brands.isEmpty }
    func members(_ site: Site) -> [Members] { site.byBrand }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .brand(site.context.brands[place]) }
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] { listing.ties.brands }

    /// Stories come after the rest.
    func listed(_ site: Site, _ scope: SiteScope) -> [Int] {
        scope.members.listed.filter { !site.isStory($0) } + scope.members.listed.filter { site.isStory($0) }
    }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String {
        reading.brands.first { $0.slug == id }?.name ?? id
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { before.ties.brands == now.ties.brands }
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func brand(_ brand: Brand) -> FeedScope { FeedScope(.brand, name: brand.name, id: brand.slug) }
}

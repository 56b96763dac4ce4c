import Bytes
import Facts
import ListingKit

/// A tag with the listings that bear it.
struct TagScope: Sendable {
    /// The tag as it stands in URLs.
    let tag: String
    let members: Members

    /// The tag as people read it.
    var name: String { TagScope.name(tag) }

    /// A tag as people read it: `near-trams` becomes `near trams`.
    static func name(_ tag: String) -> String { tag.replacing("-", with: " ") }

    /// Every tag that any listing bears, open or closed, sorted.
    static func all(of listings: [ListingSummary]) -> [TagScope] {
        var members: [String: Members] = [:]
        for (index, listing) in listings.enumerated() {
            for tag in listing.tags { members[tag, default: Members()].append(index, isListed: listing.isListed) }
        }
        return members.keys.sorted(by: ByteOrder.precedes).compactMap { tag in members[tag].map { TagScope(tag: tag, members: $0) } }
    }
}

/// What bears a tag.
struct TagSort: ScopeSort {
    var kind: ScopeKind { .tag }
    var hasArchives: Bool { false }
    var outline: (place: Int, heading: String) { (8, "browse.by_tag") }
    var sitemap: SitemapPlace { .section("tags") }
    var index: SitePage { .tags }
    var lossRank: Int? { 5 }
    func members(_ site: Site) -> [Members] { site.tags.map(\.members) }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .tag(site.tags[place].tag, site.context.words) }
    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition] { [.tag(site.tags[place].tag)] }
    func searchKeys(_ site: Site) -> [String]? { site.tags.map(\.tag) }
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] { listing.tags }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String { "the tag “\(TagScope.name(id))”" }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { before.tags == now.tags }
    func addOutline(of site: Site, to input: inout FingerprintInput) {
        for tag in site.tags { input.add(tag.tag) }
    }
}

extension FeedScope {
    static func tag(_ tag: String, _ words: Words) -> FeedScope {
        FeedScope(.tag, name: TagScope.name(tag), id: tag, coverage: words.tagged(TagScope.name(tag)))
    }
}

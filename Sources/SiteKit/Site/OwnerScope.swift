import Bytes
import Facts
import ListingKit
import Rules

/// What an owner offers.
struct OwnerSort: ScopeSort {
    var kind: ScopeKind { .owner }
    var template: String { "person" }
    var isFollowedEmpty: Bool { true }
    var hasCalendars: Bool { true }
    var outline: (place: Int, heading: String) { (6, "following.by_person") }
    var guide: (place: Int, evenIfNone: Bool)? { (5, true) }
    var sitemap: SitemapPlace { .section("people") }
    var index: SitePage { .people }
    var lossRank: Int? { 4 }
    func members(_ site: Site) -> [Members] { site.byPerson }
    func scope(_ site: Site, _ place: Int) -> FeedScope { .person(site.context.people[place]) }
    func hasPage(_ site: SiteContext, _ place: Int) -> Bool { site.people[place].hasPage }
    func mayHaveFeeds(_ site: SiteContext, _ place: Int) -> Bool { site.people[place].hasFeeds }
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] { [listing.owner] }

    /// Stories stand apart.
    func listed(_ site: Site, _ scope: SiteScope) -> [Int] { site.ranked(scope.members.listed.filter { !site.isStory($0) }) }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool { before.owner == now.owner }
    /// Who has a page is in the fingerprint of the context.
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func person(_ person: Person) -> FeedScope {
        FeedScope(.owner, name: person.name, id: person.handle, page: .person(person))
    }
}

import Facts
import ListingKit

/// Which of the scopes have pages and feeds that anybody could make at no cost: tags of one's own, and files of people who offer nothing.
enum PagedScopes {
    /// From how many listings on a tag has a page. Before that, it leads to a search.
    static let fewestTagged = 3

    /// What stands beside the identity of somebody who can be followed.
    static func feeds(of identity: String) -> String { identity + "/feeds" }
}

extension LoadedContent {
    /// The identities of the tags and people that have pages. Tags have one from their third listing, open or closed, and people once they
    /// offer or say something; they have feeds once they offer something. What had a page or feeds at the last build keeps them as long as it
    /// is there: people follow it.
    func pagedScopes(keeping before: Set<String>) -> Set<String> {
        var tagged: [String: Int] = [:]
        var owners: Set<String> = []
        for listing in listings {
            for tag in listing.summary.tags { tagged[tag, default: 0] += 1 }
            owners.insert(listing.summary.owner)
        }
        // Followers of one that moved go there.
        let targets = Set(board?.moved.map(\.to) ?? [])
        var paged: Set<String> = []
        for (tag, count) in tagged {
            let identity = ScopeKind.tag.identity(tag)
            let isFollowed = before.contains(identity) || targets.contains(ScopeKind.tag.address(tag))
            if count >= PagedScopes.fewestTagged || isFollowed { paged.insert(identity) }
        }
        let offering = owners
        for talk in talks.values {
            for comment in talk.comments { if case .person(let handle) = comment.author { owners.insert(handle) } }
        }
        for person in people {
            let identity = ScopeKind.owner.identity(person.handle)
            let isTarget = !person.was.isEmpty || targets.contains(ScopeKind.owner.address(person.handle))
            let isKnown = owners.contains(person.handle) || before.contains(identity) || isTarget
            if isKnown || person.about != nil || person.news != nil { paged.insert(identity) }
            let feeds = PagedScopes.feeds(of: identity)
            if offering.contains(person.handle) || before.contains(feeds) || isTarget { paged.insert(feeds) }
        }
        return paged
    }
}

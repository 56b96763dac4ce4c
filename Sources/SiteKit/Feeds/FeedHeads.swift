import ListingKit

/// What the heads of all feeds of a board have in common.
struct FeedHeads: Sendable {
    let frame: SiteFrame
    let authority: TagAuthority

    /// Nil if the board has no authority, without which no feed has an identity.
    init?(_ frame: SiteFrame) {
        guard let authority = TagAuthority(frame.board.authority) else { return nil }
        self.frame = frame
        self.authority = authority
    }

    /// The head of a document of a scope; `identity` is the part of the feed's id after the authority.
    func feed(of scope: FeedScope, _ identity: String, title: String, subtitle: String, links: Feed.Links, updated: Moment?) -> Feed {
        let name = title == frame.board.title ? title : "\(title.isolated) · \(frame.board.title.isolated)"
        // A feed in which nothing ever happened is as old as the board's authority.
        var feed = Feed(
            title: name, subtitle: subtitle, id: authority.uri(identity), homePage: frame.address.absolute(scope.page), links: links,
            language: frame.board.language, updated: frame.clock.instant(of: updated ?? Moment(authority.day)),
            author: FeedAuthor(name: frame.board.title, url: frame.address.url),
            generator: Feed.Generator(name: Houser.name, version: Houser.version))
        feed.hub = frame.board.hub
        return feed
    }
}

import ListingKit
import Rules
import Syndication

/// What the heads of all feeds of a board have in common.
struct FeedHeads: Sendable {
    let context: SiteContext
    let authority: TagAuthority

    /// Nil if the board has no authority, without which no feed has an identity.
    init?(_ context: SiteContext) {
        guard let authority = TagAuthority(context.board.authority) else { return nil }
        self.context = context
        self.authority = authority
    }

    /// The head of a document of a scope; `identity` is the part of the feed's id after the authority.
    func feed(of scope: FeedScope, _ identity: String, title: String, subtitle: String, updated: Moment?) -> Feed {
        // What is about the whole board names it already.
        let name = scope.name == context.board.title ? title : "\(title.isolated) · \(context.board.title.isolated)"
        // A feed in which nothing ever happened is as old as the board's authority.
        var feed = Feed(
            title: name, subtitle: subtitle, id: authority.uri(identity), homePage: context.address.absolute(scope.page),
            language: context.board.language, updated: context.clock.instant(of: updated ?? Moment(authority.day)),
            author: FeedAuthor(name: context.board.title, url: context.address.url),
            generator: (Houser.name, Houser.version))
        feed.hub = context.board.hub
        return feed
    }
}

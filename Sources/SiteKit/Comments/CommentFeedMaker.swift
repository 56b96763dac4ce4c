import Bytes
import Facts
import ListingKit
import Rules
import Syndication

/// Makes the feeds of comments: of a listing, and of the whole board.
struct CommentFeedMaker: Sendable {
    private let heads: FeedHeads

    /// Nil if the board has no authority, without which no feed has an identity.
    init?(_ context: SiteContext) {
        guard let heads = FeedHeads(context) else { return nil }
        self.heads = heads
    }

    private var context: SiteContext { heads.context }

    /// What people said of a listing, as far as its page shows it, the last first.
    func feed(of item: SiteListing, _ talk: ListingTalk) -> [UInt8] {
        let title = item.listing.title
        let scope = FeedScope(kind: .board, name: title, identity: "", page: item.route)
        let comments = CommentsView.shown(talk).sorted { $0.moment(on: item.listing.id) > $1.moment(on: item.listing.id) }
        return document(
            scope, identity: "comments/\(item.listing.id)", context.words.comments(on: title.isolated),
            context.words.aboutComments(on: title.isolated),
            item.route.ownComments, comments.map { (item, $0) },
            hidden: talk.lastHidden(on: item.listing.id), isComplete: comments.count == talk.comments.count)
    }

    /// The latest comments of a board, the last first; `hidden` is when the last of those was written that are not shown any more.
    func feed(_ comments: [(item: SiteListing, comment: Comment)], hidden: Moment?, isComplete: Bool) -> [UInt8] {
        let page = SitePage.comments
        let title = context.words.title(of: page)
        return document(
            FeedScope(kind: .board, name: title, identity: "", page: Route(page)), identity: "comments", title,
            context.words.about(page, on: context.board.title), .commentsFeed, comments, hidden: hidden, isComplete: isComplete)
    }

    private func document(
        _ scope: FeedScope, identity: String, _ title: String, _ subtitle: String, _ route: Route,
        _ comments: [(item: SiteListing, comment: Comment)], hidden: Moment?, isComplete: Bool
    ) -> [UInt8] {
        // A feed does not become older because something was taken out of it.
        let updated = (comments.map { $0.comment.moment(on: $0.item.listing.id) } + [hidden].compactMap(\.self)).max()
        var feed = heads.feed(of: scope, "feed/" + identity, title: title, subtitle: subtitle, updated: updated)
        feed.isComplete = isComplete
        let entries = FeedEntries(comments.count, size: comments.count << 11) {
            fill(&$1, with: comments[$0].comment, on: comments[$0].item)
        }
        return FeedFormat.atom.encode(feed.at(context.address.absolute(route)), entries)
    }

    private func fill(_ entry: inout FeedEntry, with comment: Comment, on item: SiteListing) {
        let author = CommentAuthor(comment.author, on: item, context)
        entry.id = entry.text(heads.authority.uri("comment/\(item.listing.id)/\(comment.name)"))
        entry.title = entry.text(context.words.comment(by: author.name, on: item.listing.title))
        entry.url = entry.text(context.address.absolute(item.route) + CommentsView.fragment(of: comment, on: item))
        entry.updated = context.clock.instant(of: comment.moment(on: item.listing.id))
        entry.published = entry.updated
        entry.author = (entry.text(author.name), author.route.map { entry.text(context.address.absolute($0)) })
        entry.html = entry.text { $0.append(comment.body.html(siteRoot: context.address.url, imageBase: "")) }
    }
}

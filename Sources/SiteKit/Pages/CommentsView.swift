import Bytes
import Facts
import ListingKit
import Mustache
import Values

/// Sets what people said of listings, and where they can say more.
struct CommentsView {
    /// So many comments stand on a listing's page, the last ones.
    private static let most = 100

    private let item: SiteListing
    private let maker: PageMaker
    private var context: SiteContext { maker.context }

    init(_ item: SiteListing, _ maker: PageMaker) {
        self.item = item
        self.maker = maker
    }

    /// The comments that stand on a listing's page.
    static func shown(_ talk: ListingTalk) -> ArraySlice<Comment> { talk.comments.suffix(most) }

    /// Where a comment stands on its page.
    static func anchor(_ comment: Comment) -> String { "comment-" + comment.name }

    /// What leads to a comment on the page of its listing, behind the page's address; nothing if the page does not show it.
    static func fragment(of comment: Comment, on item: SiteListing) -> String {
        let isShown = item.talk.map { shown($0).contains { $0.name == comment.name } } ?? false
        return isShown ? "#" + anchor(comment) : ""
    }

    /// Sets the comments on a listing's page, the last one last.
    func set(in view: inout View) {
        let comments = item.talk?.comments ?? []
        let likes = item.talk?.likes ?? 0
        let newFile = context.board.forge.new.map { NewFileLink($0, contentPath: context.contentPath) }
        let isAsked = item.kind.uses.invitesComments && item.isListed
        view.bool(.hasTalk, !comments.isEmpty || likes > 0 || isAsked)
        view.text(.commentsText, comments.isEmpty ? nil : context.words.comments(comments.count))
        view.text(.likesText, likes > 0 ? context.words.likes(likes) : nil)
        let earlier = comments.count - CommentsView.most
        view.text(.earlierText, earlier > 0 ? context.words.earlier(comments: earlier) : nil)
        view.objects(.comments, item.talk.map(CommentsView.shown) ?? []) { CommentsView.set($1, on: item, context, in: &$0) }
        if !(item.talk?.hasBeenCommented ?? false) || TagAuthority(context.board.authority) == nil {
            view.absent(.commentsHref)
        } else {
            view.link(.commentsHref, context.address, item.route.ownComments)
        }
        guard isAsked else { return view.absent(.commentHref, .likeHref) }
        let id = item.listing.id
        view.text(.commentHref) { out in
            out.append(text: context.address.href(.postComment))
            out.append("#listing=")
            out.append(percentEncoding: id)
        }
        guard let newFile else { return view.absent(.likeHref) }
        view.text(.likeHref) { newFile.append(.like(of: id), to: &$0) }
    }

    /// Sets a comment of a list on a listing.
    private static func set(_ comment: Comment, on item: SiteListing, _ context: SiteContext, in view: inout View) {
        let author = CommentAuthor(comment.author, on: item, context)
        view.text(.name, author.name)
        if let route = author.route { view.link(.href, context.address, route) } else { view.absent(.href) }
        view.plain(.anchor, anchor(comment))
        view.text(.day) { $0.append(long: comment.day, in: context.words.formats) }
        view.plain(.dayIso) { $0.append(comment.day) }
        view.text(.source, comment.source)
        view.set(.body, view.html(comment.body.html(siteRoot: context.address.base, imageBase: "")))
    }

    /// Sets how much people said of a listing, for its card.
    static func setCounts(_ talk: ListingTalk?, _ words: Words, in view: inout View) {
        view.text(.commentsText, talk?.commentsText(words))
        view.text(.likesText, talk?.likesText(words))
    }

    /// Fills the page of the latest comments of a board.
    static func fill(
        _ comments: [(item: SiteListing, comment: Comment)], _ maker: PageMaker, hasFeed: Bool, _ view: inout View
    ) {
        let context = maker.context
        maker.head(of: .comments, in: &view)
        if hasFeed { view.link(.commentsHref, context.address, .commentsFeed) } else { view.absent(.commentsHref) }
        view.bool(.empty, comments.isEmpty)
        view.objects(.comments, comments) { view, entry in
            set(entry.comment, on: entry.item, context, in: &view)
            view.text(.title, entry.item.listing.title)
            view.text(.listingHref) { out in
                out.append(text: context.address.href(entry.item.route))
                out.append(text: fragment(of: entry.comment, on: entry.item))
            }
        }
    }
}

import ListingKit
import Publishing

/// The page of the latest comments of a board, and their feed; nothing as long as nobody has ever said anything, as far as files tell.
struct CommentFiles: OutputFamily {
    private let talk: BoardTalk
    private let pages: PageMaker
    private let feeds: CommentFeedMaker?

    init(_ site: Site, _ talks: [String: ListingTalk], _ pages: PageMaker) {
        talk = BoardTalk(site, talks)
        self.pages = pages
        feeds = CommentFeedMaker(site.context)
    }

    var count: Int { talk.hasBeen ? 1 : 0 }

    /// Whether the board has a feed of comments.
    var hasFeed: Bool { talk.hasBeen && feeds != nil }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("comments", talk, ListingNeeds(items: talk.listings)) { [pages, feeds] talk, ingredients in
            let comments = talk.comments(ingredients.items)
            var artifacts = [
                try pages.page(.comments, "comments", stage: .list) {
                    CommentsView.fill(Array(comments.prefix(BoardTalk.mostOnPage)), pages, hasFeed: feeds != nil, &$0)
                }
            ]
            if let feeds {
                artifacts.append(
                    Artifact(
                        path: try ArtifactPath(Route.commentsFeed.file), stage: .asset,
                        content: .render { feeds.feed(comments, hidden: talk.lastHidden, isComplete: talk.isComplete) }))
            }
            return artifacts
        }
    }
}

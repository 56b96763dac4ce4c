import Bytes
import Facts
import Mustache
import Publishing
import Values

/// The pages of tags and of saved searches, and the index of tags.
struct FollowedPages: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// What such a page is made from beside its cards.
    struct Input: RecipeInput {
        let scope: FeedScope
        let page: CardPage

        func add(to input: inout FingerprintInput) {
            input.add(scope.identity)
            page.add(to: &input)
        }
    }

    /// A list of cards that can be followed; `above` is the way to it from the home page, `search` what the search page is asked for the same.
    func list(
        _ input: Input, above: (label: String, route: Route), search: SearchLink?, _ ingredients: Ingredients, _ route: Route,
        _ view: inout View
    ) {
        let page = input.page
        let scope = input.scope
        let title = page.title(scope.name)
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, Words.aboutScope(page.total, scope.covered, context.board.title))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(above.label, above.route, in: &$0) }
        maker.follow.set(scope, calendar: false, in: &view)
        view.text(.heading, scope.name)
        view.text(.countText, page.told(Words.listings(page.total)))
        view.bool(.empty, page.isEmpty)
        maker.search(search, in: &view)
        ingredients.setCards(.cards, in: &view)
        page.pagination.set(context.address, in: &view)
    }

    /// A tag with its number of listed ones.
    struct CountedTag: RecipeInput {
        let tag: String
        let count: Int

        func add(to input: inout FingerprintInput) {
            input.add(tag)
            input.add(count)
        }
    }

    func tags(_ tags: [CountedTag], _ view: inout View) {
        maker.head(of: .tags, in: &view)
        view.bool(.empty, tags.isEmpty)
        view.objects(.tags, tags) { maker.counted(TagScope.name($1.tag), .tag($1.tag), $1.count, in: &$0) }
    }
}

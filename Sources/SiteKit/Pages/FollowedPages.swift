import Bytes
import Facts
import Mustache
import Publishing
import Values

/// The pages of lists that can be followed, such as those of tags and of saved searches.
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
        _ input: Input, above: (label: String, route: Route), about: String?, search: SearchLink?, _ ingredients: Ingredients,
        _ route: Route,
        _ view: inout View
    ) {
        let page = input.page
        let scope = input.scope
        let title = page.title(scope.name)
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, about ?? context.words.aboutScope(page.total, scope.covered, context.board.title))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(above.label, above.route, in: &$0) }
        maker.follow.set(scope, calendar: false, in: &view)
        view.text(.heading, scope.name)
        view.text(.countText, page.told(context.words.listings(page.total)))
        view.bool(.empty, page.isEmpty)
        maker.search(search, in: &view)
        ingredients.setCards(.cards, in: &view)
        page.pagination.set(context.address, in: &view)
    }
}

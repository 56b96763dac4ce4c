import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Values

/// The page that leads to the sections of a kind, and the list of all of it.
struct LandingPage: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    func fill(_ input: LandingInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let kind = input.kind
        let count = context.words.count(input.total, of: kind)
        maker.head(route, title: kind.labels, in: &view)
        view.text(.description, context.words.aboutKind(count, context.board.title))
        maker.crumbs(to: route, kind.labels, in: &view)
        maker.follow.set(.kind(kind), isFollowed: input.isFollowed, calendar: false, in: &view)
        view.bool(.empty, input.total == 0)
        view.text(.kindId, kind.id)
        maker.ways(from: kind, in: &view)
        view.text(.heading, kind.labels)
        view.text(.countText, count)
        maker.search(SearchLink(SearchQuery(.kind(kind)), of: input.total, kind), in: &view)
        view.objects(.sections, input.strips.dropFirst()) { view, strip in
            view.text(.label, strip.label)
            view.link(.href, context.address, strip.route)
            view.text(.count, context.words.formats.number(strip.total))
        }
        var next = ingredients.needs.cards[...]
        view.objects(.groups, input.strips) { view, strip in
            view.text(.heading, strip.label)
            view.text(.anchor, strip.anchor)
            view.link(.href, context.address, strip.route)
            view.text(.seeAll, context.words.seeAll(strip.total))
            view.list(.cards) { view in
                for card in next.prefix(strip.shown.count) { view.append(ingredients.card(card)) }
            }
            next = next.dropFirst(strip.shown.count)
        }
        view.bool(.hasCampuses, !input.campuses.isEmpty)
        view.objects(.campuses, input.campuses) { view, near in
            view.text(.name, near.campus.title)
            view.text(.href, context.address.href(.campus(near.campus)) + "#" + kind.plural)
            view.number(.count, near.count)
        }
        let groups = input.links.groups
        view.text(.facetsText, groups.isEmpty ? nil : context.words.browse(groups.map(\.label)))
        input.links.set(.facets, context, in: &view)
    }

    /// What a page of the list of all is made from beside its cards.
    struct ListInput: RecipeInput {
        let kind: Kind
        let page: CardPage
        /// Whether the kind has feeds.
        let isFollowed: Bool

        func add(to input: inout FingerprintInput) {
            input.add(kind.id)
            input.add(isFollowed)
            page.add(to: &input)
        }
    }

    func list(_ input: ListInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let (kind, page) = (input.kind, input.page)
        let heading = context.words.catalogue(kind.labels, context.words.inSentence(context.words["kind_lists.newest"]))
        let title = page.title(heading)
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, context.words.aboutKind(context.words.count(page.total, of: kind), context.board.title))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(kind.labels, .kind(kind), in: &$0) }
        maker.follow.setNone(pointingTo: input.isFollowed ? .kind(kind) : nil, in: &view)
        view.text(.heading, heading)
        view.text(.countText, page.told(context.words.count(page.total, of: kind)))
        maker.search(SearchLink(SearchQuery(.kind(kind)), of: page.total, kind), in: &view)
        ingredients.setCards(.cards, in: &view)
        page.pagination.set(context.address, in: &view)
    }
}

import Bytes
import Facts
import ListingKit
import Mustache
import Places
import Publishing
import Rules
import Values

/// The pages that lead to others: home, catalogues, the indexes of suburbs, campuses and owners, follow, search.
struct IndexPages: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// How many listings of a kind the home page shows: of its first kind two beside the title and a row of four, of any other a row.
    static func cards(isFirst: Bool) -> Int { isFirst ? 6 : 4 }

    /// How many listings of each kind the home page shows, of those that are listed.
    static func shown(of counts: [Int]) -> [Int] {
        let first = counts.firstIndex { $0 > 0 }
        return counts.indices.map { min(counts[$0], cards(isFirst: $0 == first)) }
    }

    /// What the home page is made from beside its cards, which are the newest of each kind.
    struct HomeInput: RecipeInput {
        let total: Int
        /// The number of listed ones of each kind.
        let kinds: [Int]
        let suburbs: [CountedSuburb]
        let states: [CountedState]
        let campuses: [CountedCampus]
        /// The days of the inspections in the next seven days.
        let inspections: [Day]

        func add(to input: inout FingerprintInput) {
            input.add(total)
            input.add(inspections.count)
            input.add(inspections.min()?.number ?? 0)
            input.add(kinds.count)
            for count in kinds { input.add(count) }
            suburbs.add(to: &input)
            states.add(to: &input)
            campuses.add(to: &input)
        }
    }

    func home(_ input: HomeInput, _ ingredients: Ingredients, _ view: inout View) {
        maker.head(.home, title: context.board.title, in: &view)
        view.text(.description, context.board.description)
        view.list(.crumbs) { _ in }
        maker.follow.set(.board(context), calendar: false, in: &view)
        view.bool(.empty, input.total == 0)
        view.object(.search) { $0.link(.action, context.address, .search) }
        view.objects(.kinds, zip(context.kinds, input.kinds)) { view, counted in
            let (kind, count) = counted
            view.text(.label, kind.labels)
            view.link(.href, context.address, .kind(kind))
            view.number(.count, count)
            view.text(.countText, context.words.count(count, of: kind))
        }
        var next = 0
        let shown = IndexPages.shown(of: input.kinds)
        view.objects(.groups, context.kinds.indices.filter { shown[$0] > 0 }) { view, place in
            let (kind, count, shown) = (context.kinds[place], input.kinds[place], shown[place])
            view.bool(.first, next == 0)
            view.text(.heading, kind.labels)
            view.plain(.anchor, kind.plural)
            view.link(.href, context.address, .kind(kind))
            view.text(.seeAll, context.words.seeAll(count))
            view.list(.cards) { view in
                for card in ingredients.needs.cards[next..<next + shown] { view.append(ingredients.card(card)) }
            }
            next += shown
        }
        view.objects(.scopes, context.board.searches.map(FeedScope.search)) { view, search in
            view.text(.name, search.name)
            view.link(.href, context.address, search.page)
        }
        view.objects(.suburbs, input.suburbs) { maker.counted($1, in: &$0) }
        view.objects(.states, input.states) { maker.counted($1.state.name, .state($1.state), $1.count, in: &$0) }
        view.objects(.campuses, input.campuses) { maker.counted($1, in: &$0) }
        if let first = input.inspections.min() {
            view.link(.inspectionsHref, context.address, .inspections)
            view.text(.inspectionsText, context.words.openThisWeek(input.inspections.count))
            view.plain(.dayIso) { $0.append(first) }
        } else {
            view.absent(.inspectionsHref, .inspectionsText, .dayIso)
        }
    }

    /// What a page of a catalogue is made from beside its cards.
    struct CatalogueInput: RecipeInput {
        let kind: Kind
        let page: CardPage
        /// The way to its shorter lists; none from further pages.
        let links: [CatalogueLinks]
        /// Whether it has feeds.
        let isFollowed: Bool

        func add(to input: inout FingerprintInput) {
            input.add(kind.id)
            page.add(to: &input)
            links.add(to: &input)
            input.add(isFollowed)
        }
    }

    func catalogue(_ input: CatalogueInput, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let kind = input.kind
        let page = input.page
        let count = page.told(context.words.count(page.total, of: kind))
        let title = page.title(kind.labels)
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, context.words.aboutKind(count, context.board.title))
        maker.crumbs(to: route, title, in: &view)
        maker.follow.set(.kind(kind), isFollowed: input.isFollowed, calendar: false, in: &view)
        view.bool(.empty, page.isEmpty)
        view.text(.heading, kind.labels)
        view.text(.countText, count)
        view.text(.kindId, kind.id)
        view.bool(.hasMatches, kind.uses.match != nil)
        maker.ways(from: kind, in: &view)
        maker.search(SearchLink(SearchQuery(.kind(kind)), of: page.total, kind), in: &view)
        ingredients.setCards(.cards, in: &view)
        view.text(.facetsText, input.links.first.flatMap { $0.groups.isEmpty ? nil : context.words.browse($0.groups.map(\.label)) })
        if let links = input.links.first { links.set(.facets, context, in: &view) } else { view.absent(.facets) }
        page.pagination.set(context.address, in: &view)
    }

    func campuses(_ campuses: [CountedCampus], _ view: inout View) {
        let groups = Dictionary(grouping: campuses) { $0.campus.locality.state }
        maker.head(of: .campuses, in: &view)
        view.bool(.empty, campuses.isEmpty)
        view.text(.near, context.words.near)
        view.text(.wide, context.words.wide)
        view.objects(.jumps, groups.keys.sorted()) { view, state in
            view.text(.label, state.name)
            view.number(.count, groups[state]?.count ?? 0)
            view.plain(.href, "#" + state.slug)
            view.bool(.current, false)
        }
        view.objects(.groups, groups.keys.sorted()) { view, state in
            view.text(.state, state.name)
            view.plain(.anchor, state.slug)
            view.objects(.campuses, groups[state] ?? []) { view, campus in
                maker.counted(campus, in: &view)
                view.text(.university, campus.campus.university)
            }
        }
    }

    /// A page of the catalogue that leads to the scopes of a kind.
    func scopes(_ scopes: [CountedScope], on page: SitePage, _ view: inout View) {
        maker.head(of: page, in: &view)
        view.bool(.empty, scopes.isEmpty)
        let people = context.people.filter(\.hasPage)
        view.objects(page == .people ? .people : page == .circles ? .circles : .tags, scopes.enumerated()) { view, entry in
            let (place, counted) = entry
            maker.counted(counted.scope.name, counted.scope.page, counted.count, in: &view)
            if page == .people { view.text(.role, context.words.role(people[place].role)) }
            guard page == .circles else { return }
            view.text(.membersText, context.words.members(CirclePages(maker: maker, circle: context.circles[place]).members.count))
        }
    }

    /// What the page about feeds is made from.
    struct FollowInput: RecipeInput {
        let states: [CountedState]
        /// What can be followed and has no other page that leads to it.
        let groups: [(heading: String, scopes: [FeedScope])]
        /// Whether the board has a calendar of inspections.
        let hasCalendar: Bool

        func add(to input: inout FingerprintInput) {
            states.add(to: &input)
            input.add(hasCalendar)
            input.add(groups.count)
            for scope in groups.flatMap(\.scopes) { input.add(scope.identity) }
        }
    }

    func follow(_ input: FollowInput, _ view: inout View) {
        maker.head(of: .follow, following: .board(context), in: &view)
        if input.hasCalendar { maker.follow.setCalendar(Route.inspections.inspections, named: context.board.title, in: &view) }
        view.link(.indexHref, context.address, .searchIndex)
        view.link(.opmlHref, context.address, .subscriptions)
        view.objects(.groups, input.groups) { view, group in
            view.text(.heading, group.heading)
            view.text(.count, context.words.formats.number(group.scopes.count))
            view.objects(.scopes, group.scopes) { view, scope in
                view.text(.name, scope.name)
                view.link(.href, context.address, scope.page)
            }
        }
        view.objects(.states, input.states) { view, state in
            maker.counted(state.state.name, .state(state.state), state.count, in: &view)
            view.link(.opmlHref, context.address, .subscriptions(of: state.state))
        }
    }

    /// The way to everything that can be found, for browsers that run no scripts: the kinds that have anything, with their shorter lists.
    struct SearchInput: RecipeInput {
        /// The folder of what shows pictures of streets.
        let streets: Route?
        let kinds: [(kind: Kind, count: Int, links: CatalogueLinks)]

        func add(to input: inout FingerprintInput) {
            input.add(streets?.path)
            input.add(kinds.count)
            for (kind, count, links) in kinds {
                input.add(kind.id)
                input.add(count)
                links.add(to: &input)
            }
        }
    }

    func search(_ input: SearchInput, _ view: inout View) {
        maker.head(of: .search, in: &view)
        view.link(.indexHref, context.address, .searchIndex)
        view.text(.placesHref, context.points.map { context.address.href(.mapPlaces) + "?v=" + PointFiles.version(of: $0) })
        view.text(.tiles, context.board.streetTiles?.address)
        view.text(.tilesCredit, context.board.streetTiles?.attribution)
        view.text(.tilesHost, context.board.streetTiles?.host)
        view.text(.streetsHref, input.streets.map { context.address.href($0) })
        view.bool(.empty, input.kinds.isEmpty)
        view.objects(.kinds, input.kinds) { view, entry in
            view.text(.label, entry.kind.labels)
            view.link(.href, context.address, .kind(entry.kind))
            view.text(.count, context.words.formats.number(entry.count))
            entry.links.set(.facets, context, in: &view)
        }
    }

    /// What readers keep on their own devices; only scripts know it.
    func saved(_ view: inout View) {
        maker.head(of: .saved, in: &view)
        view.objects(.kinds, context.kinds) { view, kind in
            view.plain(.anchor, kind.plural)
            view.text(.label, kind.labels)
            view.text(.name, kind.uses.saved)
            view.bool(.hasMatches, kind.uses.match != nil)
        }
    }

    func plain(_ page: PlainPage, _ view: inout View) {
        maker.head(.page(page), title: page.title, in: &view)
        view.text(.description, page.body.excerpt)
        maker.crumbs(to: .page(page), page.title, in: &view)
        maker.follow.setNone(in: &view)
        view.text(.heading, page.title)
        view.set(.body, view.html(page.body.html(siteRoot: context.address.base, imageBase: context.address.href(.pagePictures))))
    }
}

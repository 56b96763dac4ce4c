import Bytes
import Facts
import ListingKit
import Mustache
import Places
import Publishing
import Values

/// The pages of all scopes, of each as many as its list takes.
struct ScopePageFiles: OutputFamily {
    let site: Site
    let scopes: [SiteScope]
    private let maker: PageMaker
    private let views: ScopePages
    private let index: IndexPages
    private let followed: FollowedPages
    private let campuses: NearCampuses
    let nextDoor: NextDoor
    let runs: RunIndex
    /// The lists that take more than one page, by their scopes' places.
    private let long: [Int: ListPages]

    /// How many neighbours a suburb has at most.
    private static let neighbours = 8
    /// How far away a suburb that does not touch another one can be to count as its neighbour, in kilometres.
    static let neighbourhood = 50.0

    init(_ site: Site, _ scopes: [SiteScope], _ maker: PageMaker, _ campuses: NearCampuses) {
        self.site = site
        self.scopes = scopes
        self.maker = maker
        self.campuses = campuses
        nextDoor = NextDoor(site)
        views = ScopePages(maker: maker)
        index = IndexPages(maker: maker)
        followed = FollowedPages(maker: maker)
        var long: [Int: ListPages] = [:]
        runs = RunIndex(
            scopes.enumerated().map { run, scope in
                let pages = scope.cards(in: site).count > ListPages.size ? scope.pages(in: site) : nil
                long[run] = pages
                // What is divided into sections has one list of all beside the page that leads to them.
                return (scope.hasSections(in: site) ? 1 : 0) + (pages?.count ?? 1)
            })
        self.long = long
    }

    var count: Int { runs.count }

    /// The first pages of what holds a listing that was revalued, which tell of prices around or lead to lists of others.
    func recipes(lookingAt changes: ItemChanges) -> [Int] {
        scopes.holding(changes.revalued, of: site).map(runs.start)
    }

    func key(at index: Int) -> String? {
        let page = page(index)
        return ScopePageFiles.key(of: page.number == 0 || !page.scope.sort.isPaged ? page.what.page : page.cardPage.route)
    }

    private static func key(of route: Route) -> String { "page/" + route.path }

    private func page(_ index: Int) -> Page {
        let (run, offset) = runs.place(of: index)
        let scope = scopes[run]
        return Page(
            scope: scope, what: scope.followed(in: site), list: long[run] ?? scope.pages(in: site),
            number: offset + (scope.hasSections(in: site) ? 0 : 1))
    }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let page = page(index)
        let scope = page.scope
        return switch scope.kind {
        case .board: home(page, &maker)
        case .kind where scope.hasSections(in: site): page.number == 0 ? landing(page, &maker) : newest(page, &maker)
        case .kind: catalogue(page, &maker)
        case .state: state(page, &maker)
        case .suburb: suburb(page, &maker)
        case .campus: campus(page, &maker)
        case .owner: person(page, &maker)
        case .brand: brand(page, &maker)
        case .circle: circle(page, &maker)
        default: list(page, &maker)
        }
    }

    /// A page of a scope.
    private struct Page {
        let scope: SiteScope
        let what: FeedScope
        let list: ListPages
        /// Its number among those of the list, counted from 1; 0 for a page that leads to the list.
        let number: Int

        var index: Int { scope.index }
        var listed: [Int] { scope.members.listed }
        var cardPage: CardPage { list.page(number) }
        /// The cards that stand on it.
        var cards: [Int] { list.cards(number) }
    }

    private func recipe<Input: RecipeInput>(
        _ page: Page, _ input: Input, _ needs: ListingNeeds, stage: Artifact.Stage = .list, section: Route? = nil,
        at route: Route? = nil, template: String? = nil, _ maker: inout SiteRecipeMaker,
        fill: @escaping @Sendable (Input, Ingredients, Route, inout View) -> Void
    ) -> SiteRecipe {
        let route = route ?? page.what.page
        let template = template ?? page.scope.sort.template
        let own = [.board, .kind].contains(page.scope.kind) ? page.what.page : Route(page.scope.sort.index)
        return maker.recipe(ScopePageFiles.key(of: route), input, needs) { [pages = self.maker] input, ingredients in
            [
                try pages.page(route, template, stage: stage, section: section ?? own, about: .cards(ingredients)) {
                    fill(input, ingredients, route, &$0)
                }
            ]
        }
    }

    private func home(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let busiest = site.busiest(site.suburbs.indices, count: 12).map { site.suburbs[$0].counted }
        let input = IndexPages.HomeInput(
            total: site.listed.count, kinds: site.byKind.map(\.listed.count), suburbs: busiest,
            states: site.states.map { CountedState(state: $0.state, count: $0.listed.count) },
            campuses: CampusScope.busiestFirst(site.campuses).prefix(8).filter { $0.near > 0 },
            inspections: InspectionDays.days(site, of: site.listed, within: 7))
        let cards = zip(site.byKind, IndexPages.shown(of: input.kinds)).flatMap { $0.listed.prefix($1) }
        return recipe(page, input, ListingNeeds(cards: cards), stage: .root, &maker) { [index] input, ingredients, _, view in
            index.home(input, ingredients, &view)
        }
    }

    private func catalogue(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let input = IndexPages.CatalogueInput(
            kind: site.context.kinds[page.index], page: page.cardPage,
            links: page.number == 1 ? [CatalogueLinks(site.catalogues[page.index].groups)] : [],
            isFollowed: page.scope.hasFeeds(site.context))
        return recipe(page, input, ListingNeeds(cards: page.cards), at: input.page.route, &maker) { [index] in
            index.catalogue($0, $1, $2, &$3)
        }
    }

    /// The first page of a kind whose catalogue is divided into sections.
    private func landing(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let kind = site.context.kinds[page.index]
        let sections = site.sections.filter { $0.kind == page.index && !$0.members.listed.isEmpty }
        let strips =
            [
                LandingInput.Strip(
                    label: site.context.words["kind_lists.newest"], anchor: KindSections.newest, route: .newest(kind), page.listed,
                    most: LandingInput.newest)
            ]
            + sections.map {
                LandingInput.Strip(
                    label: $0.section.label, anchor: $0.section.anchor, route: .section(kind, $0.section.path), $0.members.listed,
                    most: LandingInput.ofSection)
            }
        let input = LandingInput(
            kind: kind, total: page.listed.count, strips: strips.filter { $0.total > 0 }, campuses: busiestCampuses(of: page.index),
            links: CatalogueLinks(site.catalogues[page.index].besidesSections), isFollowed: page.scope.hasFeeds(site.context))
        let needs = ListingNeeds(cards: input.strips.flatMap(\.shown))
        return recipe(page, input, needs, template: "sections", &maker) { [pages = self.maker] in
            LandingPage(maker: pages).fill($0, $1, $2, &$3)
        }
    }

    /// The campuses with the most listings of a kind as near as people ride to class.
    private func busiestCampuses(of kind: Int) -> [LandingInput.Near] {
        let near = site.campuses.map { scope in
            LandingInput.Near(campus: scope.campus, count: scope.members.listed.count { site.kindOf[$0] == kind })
        }
        let sorted = near.filter { $0.count > 0 }.sorted {
            ($1.count, $0.campus.title, $0.campus.slug) < ($0.count, $1.campus.title, $1.campus.slug)
        }
        return Array(sorted.prefix(LandingInput.mostCampuses))
    }

    /// A page of all of a kind whose catalogue is divided into sections.
    private func newest(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let kind = site.context.kinds[page.index]
        let input = LandingPage.ListInput(kind: kind, page: page.cardPage, isFollowed: page.scope.hasFeeds(site.context))
        let needs = ListingNeeds(cards: page.cards)
        return recipe(page, input, needs, at: input.page.route, template: "list", &maker) {
            [pages = self.maker] in LandingPage(maker: pages).list($0, $1, $2, &$3)
        }
    }

    private func suburb(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let scope = site.suburbs[page.index]
        let locality = scope.locality
        let input = ScopePages.SuburbInput(
            locality: locality, page: page.cardPage, neighbours: neighbours(locality), campuses: campuses.of(locality.index),
            hasCalendar: site.haveCalendar(page.scope.members),
            inspections: NextInspections(site, of: page.number == 1 ? page.listed : [], hasMonths: site.haveMonths(page.scope.members)),
            medians: page.number == 1 ? PriceMedians.all(of: page.scope.members.all, in: site) : [])
        let needs = ListingNeeds(items: input.inspections.shown.listings, cards: page.cards, maps: [locality.index])
        return recipe(page, input, needs, at: input.page.route, &maker) { [views] in
            views.suburb($0, $1, $2, &$3)
        }
    }

    /// The suburbs that share a border with it, then those nearest to it with something listed.
    private func neighbours(_ locality: Locality) -> [Neighbour] {
        let touching = nextDoor.of(locality).prefix(ScopePageFiles.neighbours)
        let nextDoor = touching.map { Neighbour(suburb: site.suburbs[$0].counted, distance: site.context.words["suburb_page.next_door"]) }
        guard nextDoor.count < ScopePageFiles.neighbours, let point = locality.coordinate else { return nextDoor }
        let near = site.suburbIndex.nearest(to: point, count: ScopePageFiles.neighbours + 1).filter {
            site.suburbs[$0.index].locality.index != locality.index && $0.kilometres <= ScopePageFiles.neighbourhood
                && !touching.contains($0.index)
        }
        return nextDoor
            + near.prefix(ScopePageFiles.neighbours - nextDoor.count).map {
                Neighbour(suburb: site.suburbs[$0.index].counted, distance: site.context.words.distance($0.kilometres))
            }
    }

    private func state(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let scope = site.states[page.index]
        let isLong = scope.suburbs.count > SuburbDirectory.most
        let suburbs = isLong ? site.busiest(scope.suburbs, count: SuburbDirectory.busiest) : scope.suburbs
        let input = ScopePages.StateInput(
            state: scope.state, total: scope.listed.count, suburbs: suburbs.map { site.suburbs[$0].counted },
            suburbCount: scope.suburbs.count, isFollowed: page.scope.hasFeeds(site.context))
        return recipe(page, input, ListingNeeds(cards: Array(scope.listed.prefix(ListPages.size))), &maker) { [views] in
            views.state($0, $1, $2, &$3)
        }
    }

    private func circle(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let view = CirclePages(maker: self.maker, circle: site.context.circles[page.index])
        return list(page, about: view.about(page.cardPage.total), &maker) { view.fill(&$0) }
    }

    private func person(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let stories = page.number == 1 ? page.listed.filter { site.isStory($0) } : []
        let cards = page.cards
        let input = ScopePages.PersonInput(
            person: site.context.people[page.index], page: page.cardPage, cards: cards.count,
            stories: stories.count, hasCalendar: site.haveCalendar(page.scope.members))
        let needs = ListingNeeds(cards: cards + stories.prefix(ListPages.size))
        return recipe(page, input, needs, at: input.page.route, &maker) { [views] in views.person($0, $1, $2, &$3) }
    }

    private func brand(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        list(page, &maker) { [pages = self.maker, brand = site.context.brands[page.index]] in BrandPages(maker: pages).fill(brand, &$0) }
    }

    private func campus(_ page: Page, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let scope = site.campuses[page.index]
        let nearest = scope.nearest(CampusGroup.most, in: site)
        let groups = zip(site.context.kinds, zip(scope.counts, nearest)).filter { !$1.1.isEmpty }.map { kind, near in
            CampusGroup(
                kind: kind, total: near.0,
                distances: near.1.map { near in
                    CampusDistance(kilometres: Int(near.kilometres.rounded()), suburb: near.suburb.map { site.suburbs[$0].locality.index })
                })
        }
        let cards = nearest.flatMap { $0.map(\.listing) }
        let input = ScopePages.CampusInput(
            campus: scope.counted, groups: groups, hasSuburb: site.suburbOf[scope.campus.locality.index] != nil,
            isFollowed: page.scope.hasFeeds(site.context), hasCalendar: site.haveCalendar(scope.members),
            inspections: NextInspections(site, of: scope.members.listed, hasMonths: site.haveMonths(scope.members)),
            medians: PriceMedians.all(of: scope.members.all, in: site))
        return recipe(page, input, ListingNeeds(items: input.inspections.shown.listings, cards: cards), &maker) {
            [views] in views.campus($0, $1, $2, &$3)
        }
    }

    /// A page of a list of cards, with what `fill` sets beside it.
    private func list(
        _ page: Page, about: String? = nil, _ maker: inout SiteRecipeMaker, fill: @escaping @Sendable (inout View) -> Void = { _ in }
    ) -> SiteRecipe {
        let (sort, kind) = (page.scope.sort, page.scope.kind == .section ? site.context.kinds[site.sections[page.index].kind] : nil)
        let above = kind.map { ($0.labels, Route.kind($0)) } ?? (site.context.words.title(of: sort.index), Route(sort.index))
        let query = sort.query(site, page.index)
        let asked = query.isEmpty ? nil : SearchLink(SearchQuery(query), of: page.listed.count, kind)
        let search = page.scope.kind == .search ? SearchLink(site.context.board.searches[page.index]) : asked
        let input = FollowedPages.Input(scope: page.what, page: page.cardPage)
        return recipe(page, input, ListingNeeds(cards: page.cards), section: above.1, at: input.page.route, &maker) {
            [followed] input, ingredients, route, view in
            followed.list(input, above: above, about: about, search: search, ingredients, route, &view)
            fill(&view)
        }
    }
}

extension SiteScope {
    /// Whether it is a kind whose page leads to its sections.
    fileprivate func hasSections(in site: Site) -> Bool { kind == .kind && site.context.kinds[index].sections != nil }

    /// The pages of its list.
    fileprivate func pages(in site: Site) -> ListPages {
        let route = hasSections(in: site) ? Route.newest(site.context.kinds[index]) : followed(in: site).page
        return ListPages(route, cards(in: site), of: site)
    }

    /// What stands in its list, in that order; nothing if its page shows only some.
    fileprivate func cards(in site: Site) -> [Int] {
        sort.isPaged ? sort.listed(site, self) : []
    }
}

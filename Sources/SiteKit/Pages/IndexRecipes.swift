import Mustache

/// The recipes of the pages that lead to others.
struct IndexRecipes {
    let site: Site
    let pages: IndexPages

    func all(_ maker: inout RecipeMaker) -> [Recipe] {
        let frame = site.frame
        var recipes: [Recipe] = []
        for index in frame.kinds.indices { recipes += catalogue(index, &maker) }
        for page in frame.pages {
            recipes.append(
                single(.page(page), page.template ?? Pages.plain, .list, NoInput(), &maker) { [pages] _, _, _, view in
                    pages.plain(page, &view)
                })
        }
        if !maker.skips() { recipes.append(suburbs(&maker)) }
        if !maker.skips() { recipes.append(campuses(&maker)) }
        if !maker.skips() { recipes.append(people(&maker)) }
        if !maker.skips() { recipes.append(follow(&maker)) }
        recipes.append(
            single(.api, "data", .root, NoInput(), &maker) { [page = DataPage(maker: pages.maker)] _, _, _, view in page.fill(&view) })
        let search = IndexPages.SearchInput(isEmpty: site.listed.isEmpty)
        recipes.append(single(.search, "search", .root, search, &maker) { [pages] input, _, _, view in pages.search(input, &view) })
        recipes.append(single(.notFound, "404", .root, NoInput(), &maker) { [pages] _, _, _, view in pages.notFound(&view) })
        if !maker.skips() { recipes.append(home(&maker)) }
        return recipes
    }

    private func suburbs(_ maker: inout RecipeMaker) -> Recipe {
        let groups = site.states.map { scope in
            IndexPages.StateGroup(state: scope.state, suburbs: scope.suburbs.map { site.suburbs[$0].counted })
        }
        return single(.suburbs, "suburbs", .root, groups, &maker) { [pages] input, _, _, view in pages.suburbs(input, &view) }
    }

    private func campuses(_ maker: inout RecipeMaker) -> Recipe {
        let campuses = site.campuses.map(\.counted)
        return single(.campuses, "campuses", .root, campuses, &maker) { [pages] input, _, _, view in pages.campuses(input, &view) }
    }

    private func people(_ maker: inout RecipeMaker) -> Recipe {
        let people = IndexPages.PeopleInput(counts: site.byPerson.map(\.listed.count))
        return single(.people, "people", .root, people, &maker) { [pages] input, _, _, view in pages.people(input, &view) }
    }

    private func follow(_ maker: inout RecipeMaker) -> Recipe {
        let input = IndexPages.FollowInput(
            states: site.states.map { CountedState(state: $0.state, count: $0.listed.count) },
            kinds: site.byKind.map { site.frame.hasFeeds(.kind, $0) })
        return single(.follow, "follow", .root, input, &maker) { [pages] input, _, _, view in pages.follow(input, &view) }
    }

    private func home(_ maker: inout RecipeMaker) -> Recipe {
        let busiest = site.suburbs.filter { !$0.listed.isEmpty }.sorted {
            ($1.listed.count, $0.locality.name, $0.locality.postcode) < ($0.listed.count, $1.locality.name, $1.locality.postcode)
        }
        let campuses = site.campuses.map(\.counted).filter { $0.near > 0 }.sorted {
            ($1.near, $0.campus.title, $0.campus.slug) < ($0.near, $1.campus.title, $1.campus.slug)
        }
        let input = IndexPages.HomeInput(
            total: site.listed.count, kinds: site.byKind.map(\.listed.count), suburbs: busiest.prefix(18).map(\.counted),
            states: site.states.map { CountedState(state: $0.state, count: $0.listed.count) },
            campuses: Array(campuses.prefix(8)))
        return single(.home, "home", .root, input, &maker, needs: Needs(cards: Array(site.listed.prefix(12)))) {
            [pages] input, stock, _, view in pages.home(input, stock, &view)
        }
    }

    private func catalogue(_ index: Int, _ maker: inout RecipeMaker) -> [Recipe] {
        let kind = site.frame.kinds[index]
        let listed = site.byKind[index].listed
        let isFollowed = site.frame.hasFeeds(.kind, site.byKind[index])
        let pagination = Pagination(route: .kind(kind), total: listed.count)
        if maker.skips(pagination.count) { return [] }
        return (1...pagination.count).map { [pages] number in
            let input = IndexPages.CatalogueInput(
                kind: kind, page: CardPage(number: number, total: listed.count), isFollowed: isFollowed)
            let needs = Needs(cards: Array(pagination.slice(listed, page: number)))
            return single(Route.kind(kind).page(number), "catalogue", .list, input, &maker, needs: needs, section: .kind(kind)) {
                pages.catalogue($0, $1, $2, &$3)
            }
        }
    }

    /// A recipe of one page.
    private func single<Input: RecipeInput>(
        _ route: Route, _ template: String, _ stage: Artifact.Stage, _ input: Input, _ maker: inout RecipeMaker, needs: Needs = Needs(),
        section: Route? = nil, fill: @escaping @Sendable (Input, Ingredients, Route, inout View) -> Void
    ) -> Recipe {
        maker.recipe("page/" + route.path, input, needs) { [pages] input, stock in
            [
                try pages.maker.page(route, template, stage: stage, section: section, about: .cards(stock)) {
                    fill(input, stock, route, &$0)
                }
            ]
        }
    }
}

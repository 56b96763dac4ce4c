import Facts
import Mustache
import Publishing

/// The pages of the catalogue that no family of their own makes, and the board's own: one of each.
struct IndexPageFiles: OutputFamily {
    private let site: Site
    private let followed: [SiteScope]
    private let pages: IndexPages
    /// Those that are not the board's own.
    private let general: [SitePage]

    init(_ site: Site, _ followed: [SiteScope], _ maker: PageMaker) {
        self.site = site
        self.followed = followed
        pages = IndexPages(maker: maker)
        // Each of these comes with others, or with feeds.
        general = site.context.standing.filter { ![.suburbs, .inspections, .calendar, .comments].contains($0) }
    }

    var count: Int { site.context.pages.count + general.count + site.context.offeredKinds.count }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let own = site.context.pages
        guard index < own.count else {
            let place = index - own.count
            return place < general.count ? recipe(general[place], &maker) : post(site.context.offeredKinds[place - general.count], &maker)
        }
        let page = own[index]
        return recipe(.page(page), page.template ?? ThemeFolder.plainPage, stage: .list, NoInput(), &maker) { [pages] _, view in
            pages.plain(page, &view)
        }
    }

    private func recipe(_ page: SitePage, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        switch page {
        case .campuses: campuses(&maker)
        case .follow: follow(&maker)
        case .search: search(&maker)
        case .post: recipe(page, NoInput(), &maker) { [pages] in PostPages(maker: pages.maker).choice(&$1) }
        case .postMine: recipe(page, NoInput(), &maker) { [pages] in PostPages(maker: pages.maker).mine(&$1) }
        case .postChange: recipe(page, NoInput(), &maker) { [pages] in PostPages(maker: pages.maker).change(&$1) }
        case .postComment: recipe(page, NoInput(), &maker) { [pages] in PostPages(maker: pages.maker).comment(&$1) }
        case .cannot: cannot(&maker)
        case .api: recipe(page, NoInput(), &maker) { [data = DataPage(maker: pages.maker)] in data.fill(&$1) }
        case .saved: recipe(page, NoInput(), &maker) { [pages] in pages.saved(&$1) }
        default: plain(page, &maker)
        }
    }

    /// A page that leads to the scopes of a kind, or one of which the template says all that there is to say, or scripts do.
    private func plain(_ page: SitePage, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        guard let sort = ScopeKind.sorts.first(where: { $0.index == page }) else {
            return recipe(page, NoInput(), &maker) { [pages] in pages.maker.head(of: page, in: &$1) }
        }
        let scopes = sort.members(site).enumerated().filter { sort.hasPage(site.context, $0.offset) }.map { place, members in
            CountedScope(
                scope: sort.scope(site, place),
                count: sort.kind == .owner ? site.count(withoutStories: members) : members.listed.count)
        }
        return recipe(page, scopes, &maker) { [pages] in pages.scopes($0, on: page, &$1) }
    }

    private func recipe<Input: RecipeInput>(
        _ page: SitePage, _ input: Input, _ maker: inout SiteRecipeMaker, fill: @escaping @Sendable (Input, inout View) -> Void
    ) -> SiteRecipe {
        recipe(Route(page), page.template, stage: .root, input, &maker, fill: fill)
    }

    private func recipe<Input: RecipeInput>(
        _ route: Route, _ template: String, stage: Artifact.Stage, _ input: Input, _ maker: inout SiteRecipeMaker,
        fill: @escaping @Sendable (Input, inout View) -> Void
    ) -> SiteRecipe {
        maker.recipe("page/" + route.path, input) { [pages] input, _ in
            [try pages.maker.page(route, template, stage: stage) { fill(input, &$0) }]
        }
    }

    private func campuses(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.campuses, CampusScope.busiestFirst(site.campuses), &maker) { [pages] in pages.campuses($0, &$1) }
    }

    private func follow(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let guides = ScopeKind.sorts.compactMap { sort in sort.guide.map { (sort, $0) } }.sorted { $0.1.place < $1.1.place }
        let groups = guides.map { sort, guide in
            (
                site.context.words[sort.outline.heading], followed.filter { $0.kind == sort.kind }.map { $0.followed(in: site) },
                guide.evenIfNone
            )
        }
        let input = IndexPages.FollowInput(
            states: site.states.map { CountedState(state: $0.state, count: $0.listed.count) },
            groups: groups.filter { !$0.1.isEmpty || $0.2 }.map { ($0.0, $0.1) }, hasCalendar: site.haveCalendar(site.everything))
        return recipe(.follow, input, &maker) { [pages] in pages.follow($0, &$1) }
    }

    /// The form of a kind.
    private func post(_ kind: Kind, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.post(kind), ThemeFolder.postForm, stage: .root, NoInput(), &maker) { [pages] in
            PostPages(maker: pages.maker).form(kind, &$1)
        }
    }

    private func cannot(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let input = CannotPage.Input(kinds: site.byKind.map { !$0.all.isEmpty })
        return recipe(.cannot, input, &maker) { [page = CannotPage(maker: pages.maker)] in page.fill($0, &$1) }
    }

    private func search(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let kinds = site.context.kinds.indices.filter { !site.byKind[$0].listed.isEmpty }.map { place in
            (site.context.kinds[place], site.byKind[place].listed.count, CatalogueLinks(site.catalogues[place].groups))
        }
        let input = IndexPages.SearchInput(streets: site.context.streets?.route, kinds: kinds)
        return recipe(.search, input, &maker) { [pages] in pages.search($0, &$1) }
    }
}

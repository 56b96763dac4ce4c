import Mustache
import Publishing

/// The pages that lead to others, and the board's own: one of each.
struct IndexPageFiles: OutputFamily {
    private let site: Site
    private let pages: IndexPages
    private let tagPages: FollowedPages
    private let brandPages: BrandPages
    /// Those that are not the board's own.
    private let general: [Page]
    private let circlePages: CirclePages

    init(_ site: Site, _ maker: PageMaker) {
        self.site = site
        pages = IndexPages(maker: maker)
        tagPages = FollowedPages(maker: maker)
        general =
            (site.context.board.hasCampuses ? [IndexPageFiles.campusList] : [])
            + (site.context.brands.isEmpty ? [] : [IndexPageFiles.brandList])
            + (site.context.circles.isEmpty ? [] : [IndexPageFiles.circleList]) + IndexPageFiles.pages
        brandPages = BrandPages(maker: maker)
        circlePages = CirclePages(maker: maker)
    }

    private typealias Page = @Sendable (IndexPageFiles, inout SiteRecipeMaker) -> SiteRecipe

    private static let campusList: Page = { $0.campuses(&$1) }
    private static let brandList: Page = { $0.brands(&$1) }
    private static let circleList: Page = { $0.circles(&$1) }
    private static let pages: [Page] = [
        { $0.people(&$1) }, { $0.tags(&$1) }, { $0.follow(&$1) }, { $0.data(&$1) },
        { $0.search(&$1) }, { $0.saved(&$1) }, { $0.compare(&$1) }, { $0.settings(&$1) }, { $0.notFound(&$1) }, { $0.offline(&$1) },
        { $0.cannot(&$1) },
    ]

    var count: Int { site.context.pages.count + general.count }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let own = site.context.pages
        guard index < own.count else { return general[index - own.count](self, &maker) }
        let page = own[index]
        return recipe(.page(page), page.template ?? ThemeFolder.plainPage, stage: .list, NoInput(), &maker) { [pages] _, view in
            pages.plain(page, &view)
        }
    }

    private func recipe<Input: RecipeInput>(
        _ route: Route, _ template: String, stage: Artifact.Stage = .root, _ input: Input, _ maker: inout SiteRecipeMaker,
        fill: @escaping @Sendable (Input, inout View) -> Void
    ) -> SiteRecipe {
        maker.recipe("page/" + route.path, input) { [pages] input, _ in
            [try pages.maker.page(route, template, stage: stage) { fill(input, &$0) }]
        }
    }

    private func campuses(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.campuses, "campuses", CampusScope.busiestFirst(site.campuses), &maker) { [pages] in pages.campuses($0, &$1) }
    }

    private func people(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let people = IndexPages.PeopleInput(counts: site.byPerson.map(site.count(withoutStories:)))
        return recipe(.people, "people", people, &maker) { [pages] in pages.people($0, &$1) }
    }

    private func tags(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let tags = site.tags.map { FollowedPages.CountedTag(tag: $0.tag, count: $0.members.listed.count) }
        return recipe(.tags, "tags", tags, &maker) { [tagPages] in tagPages.tags($0, &$1) }
    }

    private func brands(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let brands = zip(site.context.brands, site.byBrand).map { BrandPages.CountedBrand(brand: $0, count: $1.listed.count) }
        return recipe(.brands, "brands", brands, &maker) { [brandPages] in brandPages.brands($0, &$1) }
    }

    private func circles(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.circles, "circles", IndexPages.PeopleInput(counts: site.byCircle.map(\.listed.count)), &maker) { [circlePages] in
            circlePages.circles($0.counts, &$1)
        }
    }

    private func follow(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let input = IndexPages.FollowInput(
            states: site.states.map { CountedState(state: $0.state, count: $0.listed.count) },
            kinds: site.byKind.map { site.context.hasFeeds(.kind, $0) },
            sections: site.sections.filter { site.context.hasFeeds(.section, $0.members) }.map {
                .section($0, of: site.context.kinds[$0.kind])
            }, people: site.context.people.filter(\.hasFeeds), hasCalendar: site.haveCalendar(site.everything))
        return recipe(.follow, "follow", input, &maker) { [pages] in pages.follow($0, &$1) }
    }

    private func data(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.api, "data", NoInput(), &maker) { [page = DataPage(maker: pages.maker)] in page.fill(&$1) }
    }

    private func cannot(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let input = CannotPage.Input(kinds: site.byKind.map { !$0.all.isEmpty })
        return recipe(.cannot, "cannot", stage: .list, input, &maker) { [page = CannotPage(maker: pages.maker)] in page.fill($0, &$1) }
    }

    private func search(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let kinds = site.context.kinds.indices.filter { !site.byKind[$0].listed.isEmpty }.map { place in
            (site.context.kinds[place], site.byKind[place].listed.count, CatalogueLinks(site.catalogues[place].groups))
        }
        let input = IndexPages.SearchInput(streets: site.context.streets?.route, kinds: kinds)
        return recipe(.search, "search", input, &maker) { [pages] in pages.search($0, &$1) }
    }

    private func saved(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.saved, "saved", NoInput(), &maker) { [pages] in pages.saved(&$1) }
    }

    private func compare(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.compare, "compare", NoInput(), &maker) { [pages] in pages.compare(&$1) }
    }

    private func settings(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.settings, "settings", NoInput(), &maker) { [pages] in pages.settings(&$1) }
    }

    private func offline(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.offline, "offline", NoInput(), &maker) { [pages] in pages.offline(&$1) }
    }

    private func notFound(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        recipe(.notFound, "404", NoInput(), &maker) { [pages] in pages.notFound(&$1) }
    }
}

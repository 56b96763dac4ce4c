import Bytes
import ListingKit
import Mustache

/// Everything that a site consists of, as recipes.
enum Recipes {
    /// A part of the recipes, which come in the same order in every build.
    private typealias Part = @Sendable (inout RecipeMaker) -> [Recipe]

    static func all(
        of site: Site, theme: Theme, templates: TemplateSet, content: ContentFolder, threads: Int, _ maker: inout RecipeMaker
    ) -> [Recipe] {
        let pages = PageMaker(frame: site.frame, templates: templates)
        let campuses = NearCampuses(site, forAll: !maker.isSelective)
        let calendars = Calendars(frame: site.frame)
        let listings = ListingRecipes(
            site: site, pages: pages, campuses: campuses, content: content,
            hasData: site.frame.board.data.listings == .each, calendars: calendars)
        let parts: [Part] = [
            { maker in
                // The index of the search is large: it is made, written and forgotten before all else.
                let first =
                    [
                        Assets.recipe(theme, &maker), SitePicture.recipe(site.frame.board, content, &maker),
                        SearchIndex.recipe(site, &maker),
                    ].compactMap(\.self) + SiteMapFiles.recipes(site, &maker)
                return first + API.recipes(site.frame, &maker) + ListingPacks.recipes(site, &maker) + Subscriptions.recipes(site, &maker)
            },
            { maker in Pages.recipes(site, pages, campuses, threads: threads, &maker) },
            { maker in listings.all(&maker) },
            { maker in calendars.map { CalendarRecipes(site: site, calendars: $0).all(&maker) } ?? [] },
            { maker in Feeds.recipes(site, &maker) + MovedFeeds.recipes(site, pages, calendars, &maker) },
        ]
        if maker.isSelective { return parts.flatMap { $0(&maker) } }
        let made = Parallel.map(parts, threads: threads) { [maker] part in
            var maker = maker
            return part(&maker)
        }
        var recipes = made.flatMap(\.self)
        for position in recipes.indices { recipes[position].position = position }
        return recipes
    }
}

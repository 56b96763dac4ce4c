import ListingKit

/// Everything that a site consists of, as recipes.
enum Recipes {
    static func all(
        of site: Site, theme: Theme, templates: TemplateSet, content: ContentFolder, selection: OutputSelection, threads: Int,
        _ maker: inout RecipeMaker
    ) -> [Recipe] {
        let pages = PageMaker(frame: site.frame, templates: templates)
        let campuses = NearCampuses(site)
        // The index of the search is large: it is made, written and forgotten before all else.
        let whole = [Assets.recipe(theme, &maker), SearchIndex.recipe(site, &maker), SiteMapFiles.recipe(site, &maker)].compactMap(\.self)
        if selection == .common {
            return whole + ListingRecipes(site: site, pages: pages, campuses: campuses, content: content, hasData: false).all(&maker)
                + Pages.common(site, pages, campuses, threads: threads, &maker) + Feeds.recipes(site, &maker, selection: selection)
        }
        return whole + [API.recipe(site.frame, &maker)]
            + ListingRecipes(site: site, pages: pages, campuses: campuses, content: content, hasData: true).all(&maker)
            + Pages.recipes(site, pages, campuses, threads: threads, &maker) + Feeds.recipes(site, &maker, selection: selection)
    }
}

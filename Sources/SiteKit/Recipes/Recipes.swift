import ListingKit

/// Everything that a site consists of, as recipes.
enum Recipes {
    static func all(
        of site: Site, theme: Theme, templates: TemplateSet, content: ContentFolder, selection: OutputSelection, threads: Int,
        _ maker: inout RecipeMaker
    ) -> [Recipe] {
        let pages = PageMaker(frame: site.frame, templates: templates)
        let campuses = NearCampuses(site)
        if selection == .common {
            return [Assets.recipe(theme, &maker)]
                + ListingRecipes(site: site, pages: pages, campuses: campuses, content: content, hasData: false).all(&maker)
                + Pages.common(site, pages, campuses, threads: threads, &maker) + Feeds.recipes(site, &maker, selection: selection)
                + [SearchIndex.recipe(site, &maker), SiteMapFiles.recipe(site, &maker)].compactMap(\.self)
        }
        return [Assets.recipe(theme, &maker), API.recipe(site.frame, &maker)]
            + ListingRecipes(site: site, pages: pages, campuses: campuses, content: content, hasData: true).all(&maker)
            + Pages.recipes(site, pages, campuses, threads: threads, &maker) + Feeds.recipes(site, &maker, selection: selection)
            + [SearchIndex.recipe(site, &maker), SiteMapFiles.recipe(site, &maker)].compactMap(\.self)
    }
}

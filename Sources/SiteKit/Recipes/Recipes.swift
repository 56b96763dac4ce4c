import ListingKit

/// Everything that a site consists of, as recipes.
enum Recipes {
    static func all(
        of site: Site, theme: Theme, templates: TemplateSet, content: ContentFolder, _ maker: inout RecipeMaker
    ) -> [Recipe] {
        let pages = PageMaker(frame: site.frame, templates: templates)
        let campuses = NearCampuses(site)
        return [Assets.recipe(theme, &maker), API.recipe(site.frame, &maker)]
            + ListingRecipes(site: site, pages: pages, campuses: campuses, content: content).all(&maker)
            + Pages.recipes(site, pages, campuses, &maker) + Feeds.recipes(site, &maker)
            + [SearchIndex.recipe(site, &maker), SiteMapFiles.recipe(site, &maker)]
    }
}

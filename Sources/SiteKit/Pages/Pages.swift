/// All HTML pages of a site but those of single listings, as recipes.
enum Pages {
    /// The templates that pages are made with, one for each sort of page, and the card of a listing.
    static let templates = [
        "home", "catalogue", "listing", "suburbs", "suburb", "state", "campuses", "campus", "people", "person", "follow", "followed",
        "tags", "search", "data", plain,
        "404", "partials/card",
    ]

    /// The template of the board's own pages that name no other.
    static let plain = "page"

    static func recipes(_ site: Site, _ pages: PageMaker, _ campuses: NearCampuses, threads: Int, _ maker: inout RecipeMaker) -> [Recipe] {
        ScopeRecipes(site: site, pages: ScopePages(maker: pages), campuses: campuses, threads: threads).all(&maker)
            + FollowedRecipes(site: site, pages: FollowedPages(maker: pages)).all(&maker)
            + IndexRecipes(site: site, pages: IndexPages(maker: pages)).all(&maker)
    }
}

import ListingKit

/// The site map and robots.txt, for search engines.
enum SiteMapFiles {
    /// The pages that search engines should know.
    private struct Input: RecipeInput {
        let pages: [SitemapPage]

        func add(to input: inout FingerprintInput) {
            input.add(pages.count)
            for page in pages {
                input.add(page.url)
                input.add(page.modified?.number ?? Int.min)
            }
        }
    }

    static func recipe(_ site: Site, _ maker: inout RecipeMaker) -> Recipe? {
        if maker.skips() { return nil }
        let address = site.frame.address
        return maker.recipe("sitemap", Input(pages: pages(site))) { input, _ in
            let sitemap = SitemapEncoder.encode(input.pages) { address.absolute(.sitemapPart($0)) }
            let robots = "User-agent: *\nAllow: /\n\nSitemap: \(address.absolute(.sitemap))\n"
            return try sitemap.parts.enumerated().map { number, part in
                Artifact(path: try ArtifactPath(Route.sitemapPart(number + 1).file), stage: .root, content: .bytes(part))
            } + [
                Artifact(path: try ArtifactPath(Route.sitemap.file), stage: .root, content: .bytes(sitemap.main)),
                Artifact(path: try ArtifactPath(Route.robots.file), stage: .root, content: .bytes(Array(robots.utf8))),
            ]
        }
    }

    /// Every page that search engines should know, with the day of its last event; closed listings are left out.
    private static func pages(_ site: Site) -> [SitemapPage] {
        let frame = site.frame
        func page(_ route: Route, _ members: Members) -> SitemapPage { SiteMapFiles.page(frame, route, site.updated(members.all)?.day) }
        func page(_ route: Route) -> SitemapPage { SiteMapFiles.page(frame, route, nil) }
        // Lists of lists change with whatever changes on the board.
        let last = site.updated(site.everything.all)?.day
        var pages = [SiteMapFiles.page(frame, .home, last)]
        pages += frame.kinds.enumerated().map { page(.kind($1), site.byKind[$0]) }
        pages += site.listed.map { SiteMapFiles.page(frame, site.route($0), site.listings[$0].updated.day) }
        pages += [Route.suburbs, .campuses, .people, .tags, .follow, .search].map { SiteMapFiles.page(frame, $0, last) }
        let suburbs = site.suburbs.map { site.updated($0.members.all)?.day }
        pages += site.suburbs.indices.map { SiteMapFiles.page(frame, site.suburbs[$0].route, suburbs[$0]) }
        pages += site.states.map { page(.state($0.state), $0.members) }
        pages += frame.people.enumerated().map { page(.person($1), site.byPerson[$0]) }
        // Its page shows more than its feeds.
        pages += site.campuses.map { SiteMapFiles.page(frame, .campus($0.campus), $0.suburbs.compactMap { suburbs[$0.index] }.max()) }
        pages += site.tags.map { page(.tag($0.tag), $0.members) }
        pages += frame.board.searches.enumerated().map { page(.savedSearch($1.id), site.bySearch[$0]) }
        pages += [page(.api)] + frame.pages.map { page(.page($0)) }
        return pages
    }

    private static func page(_ frame: SiteFrame, _ route: Route, _ modified: Day?) -> SitemapPage {
        SitemapPage(url: frame.address.absolute(route), modified: modified)
    }
}

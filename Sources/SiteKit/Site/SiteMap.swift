import ListingKit

/// The site map and robots.txt, for search engines.
struct SiteMapFiles: Sendable {
    let artifacts: [Artifact]

    init(_ site: Site) throws {
        let sitemap = try SitemapEncoder.encode(SiteMapFiles.pages(site)) { site.address.absolute(.sitemapPart($0)) }
        let robots = "User-agent: *\nAllow: /\n\nSitemap: \(site.address.absolute(.sitemap))\n"
        artifacts =
            try sitemap.parts.enumerated().map { number, part in
                Artifact(path: try ArtifactPath(Route.sitemapPart(number + 1).file), stage: .root, content: .bytes(part))
            } + [
                Artifact(path: try ArtifactPath(Route.sitemap.file), stage: .root, content: .bytes(sitemap.main)),
                Artifact(path: try ArtifactPath(Route.robots.file), stage: .root, content: .bytes(Array(robots.utf8))),
            ]
    }

    /// Every page that search engines should know, with the day of its last event; closed listings are left out.
    private static func pages(_ site: Site) -> [SitemapPage] {
        func page(_ route: Route, _ listed: [Int] = [], _ updated: Day? = nil) -> SitemapPage {
            SitemapPage(url: site.address.absolute(route), modified: updated ?? listed.map { site.listings[$0].updated }.max())
        }
        var pages = [page(.home, site.listed)]
        pages += site.kinds.enumerated().map { page(.kind($1), site.byKind[$0]) }
        pages += site.listed.map { page(site.listings[$0].route, [], site.listings[$0].updated) }
        pages += [page(.suburbs), page(.campuses), page(.people), page(.follow), page(.search)]
        pages += site.suburbs.map { page($0.route, [], $0.updated) }
        pages += site.states.map { page(.state($0.state), $0.listed) }
        pages += site.people.enumerated().map { page(.person($1), site.byPerson[$0]) }
        pages += site.campuses.map { page(.campus($0.campus)) }
        pages += site.pages.map { page(.page($0)) }
        return pages
    }
}

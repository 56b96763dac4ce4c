import Bytes
import Values

/// The site map and robots.txt, for search engines.
///
/// That of a small board is one document. A larger one is an index of parts, so that an edit writes few of them anew.
enum SiteMapFiles {
    /// So many pages are listed in one document.
    static let mostInOne = 1_000
    /// How many pages a part has, more or less.
    static let pagesPerPart = 256

    /// The recipes of all documents.
    static func recipes(_ site: Site, _ maker: inout RecipeMaker) -> [Recipe] {
        if maker.skipsAll(beginningWith: "sitemap") { return [] }
        let address = site.frame.address
        let sections = SiteMapSection.all(of: site)
        let isSmall = sections.reduce(0) { $0 + $1.count } <= mostInOne
        let parts = isSmall ? [] : sections.flatMap(\.parts)
        var recipes = parts.compactMap { part -> Recipe? in
            if maker.skips() { return nil }
            return maker.recipe(part.route.path, part) { part, _ in
                [
                    Artifact(
                        path: try ArtifactPath(part.route.file), stage: .root,
                        content: .bytes(SitemapEncoder.pages(part.pages(at: address))))
                ]
            }
        }
        if maker.skips() { return recipes }
        let main = SiteMapMain(
            pages: isSmall ? sections.map { SiteMapPart(section: $0, rows: Array(0..<$0.count), route: .sitemap) } : [],
            parts: parts.map { SiteMapMain.Part(route: $0.route, modified: $0.modified) })
        recipes.append(
            maker.recipe("sitemap", main) { main, _ in
                let document =
                    main.parts.isEmpty
                    ? SitemapEncoder.pages(main.pages.flatMap { $0.pages(at: address) })
                    : SitemapEncoder.index(main.parts.map { SitemapPage(url: address.absolute($0.route), modified: $0.modified) })
                let robots = "User-agent: *\nAllow: /\n\nSitemap: \(address.absolute(.sitemap))\n"
                return [
                    Artifact(path: try ArtifactPath(Route.sitemap.file), stage: .root, content: .bytes(document)),
                    Artifact(path: try ArtifactPath(Route.robots.file), stage: .root, content: .bytes(Array(robots.utf8))),
                ]
            })
        return recipes
    }
}

/// Pages of one sort, as many as there may be. Each is made only when somebody asks.
private struct SiteMapSection: Sendable {
    /// What the sort is called in addresses.
    let sort: String
    let count: Int
    /// What decides in which part a page stands, which must stay for as long as the page is there.
    let name: @Sendable (Int) -> String
    /// The address of a page, and the day of its last event; nil if nothing can happen to it.
    let page: @Sendable (Int) -> (route: Route, modified: Day?)

    init<Element: Sendable>(
        _ sort: String, _ elements: [Element], name: @escaping @Sendable (Element) -> String,
        page: @escaping @Sendable (_ place: Int, Element) -> (Route, Day?)
    ) {
        self.sort = sort
        count = elements.count
        self.name = { name(elements[$0]) }
        self.page = { page($0, elements[$0]) }
    }

    /// The pages shared out among parts by a hash of their names, so that no page moves to another part when others come or go.
    var parts: [SiteMapPart] {
        let members = LinearHashing.buckets(
            of: count, among: (count + SiteMapFiles.pagesPerPart - 1) / SiteMapFiles.pagesPerPart, name: name)
        return members.enumerated().map { SiteMapPart(section: self, rows: $1, route: .sitemapPart(sort, $0 + 1)) }
    }

    /// Every page that search engines should know, with the day of its last event; closed listings are left out.
    static func all(of site: Site) -> [SiteMapSection] {
        let frame = site.frame
        let suburbs = site.suburbs.map { site.updated($0.members.all)?.day }
        return [
            SiteMapSection("pages", leading(site, suburbs), name: \.0.path) { ($1.0, $1.1) },
            SiteMapSection("listings", site.listed, name: { site.listings[$0].id }) { (site.route($1), site.listings[$1].updated.day) },
            SiteMapSection("suburbs", site.suburbs, name: \.locality.slug) { ($1.route, suburbs[$0]) },
            SiteMapSection("people", frame.people, name: \.handle) { (.person($1), site.updated(site.byPerson[$0].all)?.day) },
            SiteMapSection("tags", site.tags, name: \.tag) { (.tag($1.tag), site.updated($1.members.all)?.day) },
        ]
    }

    /// The pages of which there are not many more on a large board than on a small one.
    private static func leading(_ site: Site, _ suburbs: [Day?]) -> [(Route, Day?)] {
        let frame = site.frame
        func page(_ route: Route, _ members: Members) -> (Route, Day?) { (route, site.updated(members.all)?.day) }
        // Lists of lists change with whatever changes on the board.
        let last = site.updated(site.everything.all)?.day
        var pages: [(Route, Day?)] = [(.home, last)]
        pages += frame.kinds.enumerated().map { page(.kind($1), site.byKind[$0]) }
        pages += [Route.suburbs, .campuses, .people, .tags, .follow, .search].map { ($0, last) }
        pages += site.states.map { page(.state($0.state), $0.members) }
        // Its page shows more than its feeds.
        pages += site.campuses.map { (.campus($0.campus), $0.suburbs.compactMap { suburbs[$0.index] }.max()) }
        pages += frame.board.searches.enumerated().map { page(.savedSearch($1.id), site.bySearch[$0]) }
        return pages + [(.api, nil)] + frame.pages.map { (.page($0), nil) }
    }
}

/// Some pages of a sort.
private struct SiteMapPart: RecipeInput {
    let section: SiteMapSection
    let rows: [Int]
    /// Where they are listed.
    let route: Route

    func pages(at address: SiteAddress) -> [SitemapPage] {
        rows.map { row in
            let page = section.page(row)
            return SitemapPage(url: address.absolute(page.route), modified: page.modified)
        }
    }

    /// The day of the last event of any of them.
    var modified: Day? { rows.lazy.compactMap { section.page($0).modified }.max() }

    func add(to input: inout FingerprintInput) {
        input.add(rows.count)
        for row in rows {
            let page = section.page(row)
            input.add(page.route.path)
            input.add(page.modified?.number ?? Int.min)
        }
    }
}

/// The document that search engines are pointed to.
private struct SiteMapMain: RecipeInput {
    struct Part: Sendable {
        let route: Route
        let modified: Day?
    }

    /// What it lists itself, if there are no parts.
    let pages: [SiteMapPart]
    let parts: [Part]

    func add(to input: inout FingerprintInput) {
        pages.add(to: &input)
        input.add(parts.count)
        for part in parts {
            input.add(part.route.path)
            input.add(part.modified?.number ?? Int.min)
        }
    }
}

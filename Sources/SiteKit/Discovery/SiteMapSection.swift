import Bytes
import Facts
import ListingKit
import Values

/// Pages of one sort in a site map, as many as there may be. Each is made only when somebody asks.
struct SiteMapSection: Sendable {
    /// How many pages a part has, more or less.
    private static let pagesPerPart = 256

    /// What the sort is called in addresses.
    let sort: String
    let count: Int
    /// What decides in which part a page stands, which must stay for as long as the page is there.
    let name: @Sendable (Int) -> String
    /// The address of a page, and the day of its last event; nil if nothing can happen to it.
    let page: @Sendable (Int) -> (route: Route, modified: Day?)

    /// A section of so many elements, made once if somebody asks for one of them.
    private init<Element: Sendable>(
        _ sort: String, count: Int, _ elements: @escaping @Sendable () -> [Element], name: @escaping @Sendable (Element) -> String,
        page: @escaping @Sendable (Element) -> (Route, Day?)
    ) {
        let elements = MadeOnce(elements)
        self.sort = sort
        self.count = count
        self.name = { name(elements.value[$0]) }
        self.page = { page(elements.value[$0]) }
    }

    /// How many parts there are.
    var partCount: Int { (count + SiteMapSection.pagesPerPart - 1) / SiteMapSection.pagesPerPart }

    /// The pages shared out among parts by a hash of their names, so that no page moves to another part when others come or go.
    var parts: [SiteMapPart] {
        LinearHashing.buckets(of: count, among: partCount, name: name).enumerated().map {
            SiteMapPart(section: self, rows: $1, route: .sitemapPart(sort, $0 + 1))
        }
    }

    /// Every page that search engines should know, with the day of its last event; closed listings are left out.
    static func all(of site: Site, _ scopes: [SiteScope]) -> [SiteMapSection] {
        let own = ScopeKind.sorts.compactMap { sort -> SiteMapSection? in
            guard case .section(let name) = sort.sitemap else { return nil }
            let own = scopes.filter { $0.kind == sort.kind }
            return SiteMapSection(name, count: own.count) {
                own.map { ($0.followed(in: site), $0.updated(in: site)) }
            } name: { scope, _ in
                scope.identity.split(separator: "/").last.map(String.init) ?? ""
            } page: { scope, day in
                (scope.page, day)
            }
        }
        let leading = leading(scopes)
        let lists =
            site.context.standing.filter { $0.isFound && $0 != .api }.map(Route.init) + site.context.offeredKinds.map(Route.post)
            + site.inspectionStates.map { .inspections(in: $0.state) } + SuburbDirectory(site).routes
            + site.catalogues.flatMap(\.sections).map(\.route) + site.context.kinds.filter { $0.sections != nil }.map(Route.newest)
        return [
            SiteMapSection("pages", count: lists.count + leading.before.count + leading.behind.count + 1 + site.context.pages.count) {
                // Lists of lists change with whatever changes on the board.
                let last = site.updated(site.everything.all)?.day
                func pages(_ scopes: [SiteScope]) -> [(Route, Day?)] { scopes.map { ($0.followed(in: site).page, $0.updated(in: site)) } }
                return pages(leading.before) + lists.map { ($0, last) }
                    + pages(leading.behind) + [(Route(.api), nil)]
                    + site.context.pages.map { (.page($0), nil) }
            } name: {
                $0.0.path
            } page: {
                $0
            },
            SiteMapSection("listings", count: site.listed.count) {
                site.listed
            } name: {
                site.listings[$0].id
            } page: {
                (site.route($0), site.listings[$0].updated.day)
            },
        ] + own
    }

    /// The scopes of which there are not many more on a large board than on a small one.
    private static func leading(_ scopes: [SiteScope]) -> (before: [SiteScope], behind: [SiteScope]) {
        (scopes.filter { $0.sort.sitemap == .before }, scopes.filter { $0.sort.sitemap == .behind })
    }
}

extension SiteScope {
    /// The day of the last event that its page shows.
    fileprivate func updated(in site: Site) -> Day? {
        // That of a campus shows more than its feeds.
        guard kind == .campus else { return site.updated(members.all)?.day }
        return site.campuses[index].spots.compactMap { site.updated(site.spots[$0.index].members.all)?.day }.max()
    }
}

import ListingKit

/// All HTML pages of a site, as artifacts that render when they are published.
struct Pages: Sendable {
    let artifacts: [Artifact]

    /// The templates that pages are made with, one for each sort of page, and the card of a listing.
    static let templates = [
        "home", "catalogue", "listing", "suburbs", "suburb", "state", "campuses", "campus", "people", "person", "follow", "search", "page",
        "404", "partials/card",
    ]

    /// Plans all pages. The cards, which many pages share, are rendered here, once each.
    init(_ site: Site, templates: TemplateSet, threads: Int) throws {
        let maker = PageMaker(site: site, templates: templates)
        let view = CardView(site: site)
        let cards = try Parallel.map(site.listings, threads: threads) { item throws(TemplateError) in
            var output: [UInt8] = []
            output.reserveCapacity(1_500)
            try templates.render("partials/card", [view.context(item)], into: &output)
            return output
        }
        let drawn = Parallel.map(site.suburbs, threads: threads) { LocatorMap.svg($0.locality, gazetteer: site.gazetteer) }
        var maps: [Int32: [UInt8]] = [:]
        for (suburb, map) in zip(site.suburbs, drawn) { maps[suburb.locality.index] = map }
        let suburbs = Dictionary(site.suburbs.map { ($0.locality.index, $0) }, uniquingKeysWith: { first, _ in first })

        let campuses = NearCampuses(site)
        var artifacts: [Artifact] = []
        artifacts.reserveCapacity(site.listings.count + site.suburbs.count * 2 + 1_000)
        let listing = ListingPage(maker: maker, cards: cards, maps: maps, suburbs: suburbs, campuses: campuses)
        for item in site.listings {
            artifacts.append(try maker.page(item.route, "listing", stage: .page) { listing.view(item) })
        }
        let scopes = ScopePages(maker: maker, cards: cards, maps: maps, campuses: campuses)
        for suburb in site.suburbs {
            for page in 1...Pagination(route: suburb.route, total: suburb.listed.count).count {
                artifacts.append(try maker.page(suburb.route.page(page), "suburb", stage: .list) { scopes.suburb(suburb, page: page) })
            }
        }
        for state in site.states {
            artifacts.append(try maker.page(.state(state.state), "state", stage: .list) { scopes.state(state) })
        }
        for (index, person) in site.people.enumerated() {
            for page in 1...Pagination(route: .person(person), total: site.byPerson[index].count).count {
                artifacts.append(
                    try maker.page(Route.person(person).page(page), "person", stage: .list) { scopes.person(index, page: page) })
            }
        }
        for campus in site.campuses {
            artifacts.append(try maker.page(.campus(campus.campus), "campus", stage: .list) { scopes.campus(campus) })
        }
        artifacts += try Pages.indexes(site, IndexPages(maker: maker, cards: cards), maker)
        self.artifacts = artifacts
    }

    private static func indexes(_ site: Site, _ pages: IndexPages, _ maker: PageMaker) throws -> [Artifact] {
        var artifacts: [Artifact] = []
        for (index, kind) in site.kinds.enumerated() {
            for page in 1...Pagination(route: .kind(kind), total: site.byKind[index].count).count {
                artifacts.append(
                    try maker.page(Route.kind(kind).page(page), "catalogue", stage: .list) { pages.catalogue(index, page: page) })
            }
        }
        for page in site.pages { artifacts.append(try maker.page(.page(page), "page", stage: .list) { pages.plain(page) }) }
        artifacts.append(try maker.page(.suburbs, "suburbs", stage: .root, pages.suburbs))
        artifacts.append(try maker.page(.campuses, "campuses", stage: .root, pages.campuses))
        artifacts.append(try maker.page(.people, "people", stage: .root, pages.people))
        artifacts.append(try maker.page(.follow, "follow", stage: .root, pages.follow))
        artifacts.append(try maker.page(.search, "search", stage: .root, pages.search))
        artifacts.append(try maker.page(.notFound, "404", stage: .root, pages.notFound))
        artifacts.append(try maker.page(.home, "home", stage: .root, pages.home))
        return artifacts
    }
}

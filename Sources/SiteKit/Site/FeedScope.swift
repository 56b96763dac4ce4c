import Bytes
import Facts
import ListingKit
import Places
import Rules
import Syndication

/// A part of the board that can be followed: what its feeds are called, and where they lie.
struct FeedScope: Sendable {
    /// Which sort of part.
    let kind: ScopeKind
    /// What people follow: `Collingwood 3066`.
    let name: String
    /// The part of its identity after the board's authority: `suburb/vic/collingwood-3066`.
    let identity: String
    /// The page of the same scope.
    let page: Route
    /// What it covers, where the name alone does not say it: `within 5 km of RMIT, City`.
    var coverage: String?
    /// The suburb, if it is one.
    var suburb: Locality?

    /// The feed itself in a format.
    func route(_ format: FeedFormat) -> Route { page.appending(format.fileName) }

    /// The feed of what happened in it in a format.
    func changes(_ format: FeedFormat) -> Route { page.appending(format.changesFileName) }

    /// What it covers, in words.
    var covered: String { coverage ?? name }

    /// What people follow, as a page asks them to: `Collingwood 3066`, or `listings within 5 km of RMIT, City`.
    var followed: String { coverage.map { "listings \($0)" } ?? name }

    /// A scope of that kind; its identity ends with `id`.
    init(_ kind: ScopeKind, name: String, id: String, page: Route, coverage: String? = nil, suburb: Locality? = nil) {
        self.init(
            kind: kind, name: name, identity: ScopeSort.of(kind).identity(id), page: page, coverage: coverage, suburb: suburb)
    }

    init(kind: ScopeKind, name: String, identity: String, page: Route, coverage: String? = nil, suburb: Locality? = nil) {
        self.kind = kind
        self.name = name
        self.identity = identity
        self.page = page
        self.coverage = coverage
        self.suburb = suburb
    }

    static func board(_ context: SiteContext) -> FeedScope { FeedScope(.board, name: context.board.title, id: "", page: .home) }

    static func kind(_ kind: Kind) -> FeedScope { FeedScope(.kind, name: kind.labels, id: kind.id, page: .kind(kind)) }

    static func section(_ section: SectionScope, of kind: Kind) -> FeedScope {
        FeedScope(
            .section, name: Words.catalogue(kind.labels, section.section.label.lowercasedFirst), id: kind.id + "/" + section.section.path,
            page: .section(kind, section.section.path))
    }

    static func state(_ state: State) -> FeedScope { FeedScope(.state, name: state.name, id: state.slug, page: .state(state)) }

    static func suburb(_ locality: Locality) -> FeedScope {
        let name = String(writing: { name in
            name.append(text: locality.name)
            name.append(" ")
            name.append(text: locality.postcode)
        })
        let identity = ScopeSort.suburb.identity { id in
            id.append(text: locality.state.slug)
            id.append("/")
            id.append(slugOf: locality)
        }
        return FeedScope(kind: .suburb, name: name, identity: identity, page: .suburb(locality), suburb: locality)
    }

    static func campus(_ campus: Campus) -> FeedScope {
        FeedScope(
            .campus, name: campus.title, id: campus.slug, page: .campus(campus),
            coverage: Words.within(Site.campusFeedRadius, of: campus.title))
    }

    static func person(_ person: Person) -> FeedScope {
        FeedScope(.owner, name: person.name, id: person.handle, page: .person(person))
    }

    static func brand(_ brand: Brand) -> FeedScope { FeedScope(.brand, name: brand.name, id: brand.slug, page: .brand(brand)) }

    static func tag(_ tag: String) -> FeedScope {
        FeedScope(.tag, name: TagScope.name(tag), id: tag, page: .tag(tag), coverage: Words.tagged(TagScope.name(tag)))
    }

    static func search(_ search: SavedSearch) -> FeedScope {
        FeedScope(.search, name: search.name, id: search.id, page: .savedSearch(search.id))
    }

    static func circle(_ circle: Circle) -> FeedScope {
        FeedScope(.circle, name: circle.name, id: circle.slug, page: .circle(circle.slug))
    }

    /// The identity of the scope at an address of a site, whether it is still there or not: `person/lou` for `people/lou`.
    static func identity(of path: String, kinds: [Kind]) -> String {
        for sort in ScopeSort.all where !sort.folder.isEmpty && path.hasPrefix(sort.folder) {
            return sort.identity(String(path.dropFirst(sort.folder.count)))
        }
        if let kind = kinds.first(where: { path.hasPrefix($0.plural + "/") }) {
            return ScopeSort.section.identity(kind.id + path.dropFirst(kind.plural.count))
        }
        return ScopeSort.kind.identity(kinds.first { $0.plural == path }?.id ?? path)
    }
}

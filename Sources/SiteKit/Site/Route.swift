import Bytes
import Facts
import ListingKit
import Places
import Rules
import Syndication
import Values

/// Where something lies in the site: the one type that decides every URL.
///
/// A route knows nothing of where the site is published; ``SiteAddress`` makes links of it.
public struct Route: Hashable, Sendable {
    /// The path from the site's root, without a leading slash; a page's ends with one.
    public let path: String

    /// The file in the output folder.
    public var file: String { path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path + "index.html" : path }

    private init(_ path: String) {
        self.path = path
    }

    /// That of a page of the catalogue.
    init(_ page: SitePage) { path = page.path }

    /// That of a scope which lies in the folder of its kind.
    init(_ kind: ScopeKind, _ id: String) { path = kind.address(id) + "/" }

    static let home = Route("")
    static let search = Route(SitePage.search)
    static let searchIndex = Route("search/index.json")
    static let searchOwners = Route("search/owners.json")
    /// What can be followed.
    static let searchFollowed = Route("search/followed.json")
    /// The suburbs that a letter is offered.
    static let searchLetters = Route("search/letters.json")
    static let searchCampuses = Route("search/campuses.json")
    /// A file of the table of places, counted from 0.
    static func searchPlaces(_ number: Int) -> Route { Route("search/places/\(number).json") }
    /// The names of all places, in which misspelt ones are found.
    static let searchNames = Route("search/places/names.json")
    /// A part of the search index.
    static func searchPart(_ name: String) -> Route { Route("search/\(name).json") }
    /// What few searches ask for of a part of the search index.
    static func searchRest(_ part: String) -> Route { Route("search/\(part)/more.json") }
    /// A file of the words of a part of the search index, counted from 0.
    static func searchWords(_ part: String, _ number: Int) -> Route { Route("search/\(part)/words-\(number).json") }
    /// A file of cards of a part of the search index, counted from 0.
    static func searchCards(_ part: String, _ number: Int) -> Route { Route("search/\(part)/\(number).json") }
    /// What the cards of such a file do not tell of their listings.
    static func searchFacts(_ part: String, _ number: Int) -> Route { Route("search/\(part)/facts-\(number).json") }
    /// Which rows of a part of the search index are of which listings.
    static func searchIds(_ part: String) -> Route { Route("search/\(part)/ids.json") }
    /// A file of the cards of the newest listings of a part of the search index, counted from 0.
    static func searchNewest(_ part: String, _ number: Int) -> Route { Route("search/\(part)/newest-\(number).json") }
    /// What the map of results has.
    static let map = Route("map/index.json")
    /// The outlines of the country.
    static let mapCountry = Route("map/country.json")
    /// The outlines of a tile of a level.
    static func mapTile(_ level: Int, _ name: String) -> Route { Route("map/\(level)/\(name).json") }
    /// The places that people want to live near.
    static let mapPlaces = Route("map/places.json")
    static let suburbs = Route(SitePage.suburbs)
    static let campuses = Route(SitePage.campuses)
    static let people = Route(SitePage.people)
    static let follow = Route(SitePage.follow)
    static let tags = Route(SitePage.tags)
    /// Where a listing can be posted, and a listing of a kind.
    static let post = Route(SitePage.post)
    /// The judge of browsers, and what it is told of the board.
    static let judgeModule = Route("post/judge.wasm")
    static let judgeBoard = Route("post/judge.txt")
    /// Where somebody writes a comment on a listing.
    static let postComment = Route(SitePage.postComment)
    static func post(_ kind: Kind) -> Route { Route("\(Route.post.path)\(kind.plural)/") }
    static let brands = Route(SitePage.brands)
    static func brand(_ brand: Brand) -> Route { Route(.brand, brand.slug) }
    /// What people said of listings lately.
    static let comments = Route(SitePage.comments)
    static let commentsFeed = Route("comments/atom.xml")
    static let circles = Route(SitePage.circles)
    static func circle(_ slug: String) -> Route { Route(.circle, slug) }
    /// Inspections by day.
    static let inspections = Route(SitePage.inspections)
    /// Those of a state; of all states without one.
    static func inspections(in state: State?) -> Route { state.map { Route("inspections/\($0.slug)/") } ?? .inspections }
    /// What is on, month by month: of the board, or of what has that page.
    static let calendar = Route(SitePage.calendar)
    static func calendar(of page: Route) -> Route { Route(page.path + "calendar/") }
    static let subscriptions = Route("feeds.opml")
    static let sitemap = Route("sitemap.xml")
    static let robots = Route("robots.txt")
    /// What hosts send with files.
    static let headers = Route("_headers")
    /// Which pages browsers may load ahead.
    static let speculation = Route("speculation.json")
    static let manifest = Route("manifest.webmanifest")
    /// The service worker.
    static let worker = Route("sw.js")

    static func kind(_ kind: Kind) -> Route { Route(kind.plural + "/") }
    /// A list of a kind's catalogue: `rentals/bedrooms/2/`. A listing of the name of the folder has another file.
    static func catalogue(_ kind: Kind, _ folder: String, _ value: String) -> Route { Route("\(kind.plural)/\(folder)/\(value)/") }
    /// A section of a kind's catalogue, by the rest of its address: `items/category/furniture/`.
    static func section(_ kind: Kind, _ path: String) -> Route { Route("\(kind.plural)/\(path)/") }
    /// All of a kind in one list, where its catalogue is divided into sections.
    static func newest(_ kind: Kind) -> Route { .catalogue(kind, "sort", "newest") }
    static func listing(_ listing: Listing) -> Route { .listing(listing.kind, slug: listing.slug) }
    static func listing(_ kind: Kind, slug: String) -> Route { Route(kind.plural + "/" + slug + "/") }
    static func suburb(_ locality: Locality) -> Route {
        Route(String(writing: { $0.append(routeOf: locality) }))
    }
    /// The suburbs of a state.
    static func suburbs(of state: State) -> Route { Route("suburbs/\(state.slug)/") }
    /// The suburbs of a state whose names begin with a letter. No suburb has such an address: theirs end with a postcode.
    static func suburbs(of state: State, letter: Character) -> Route { Route("suburbs/\(state.slug)/\(letter)/") }
    /// The names of suburbs that begin with a letter, for the filter of the suburbs' pages.
    static func suburbNames(_ letter: Character) -> Route { Route("suburbs/names/\(letter).json") }
    static func state(_ state: State) -> Route { Route(.state, state.slug) }
    static func campus(_ campus: Campus) -> Route { Route(.campus, campus.slug) }
    static func person(_ person: Person) -> Route {
        Route(String(writing: { $0.append(routeOf: person) }))
    }
    /// `tag` as it stands in URLs.
    static func tag(_ tag: String) -> Route { Route(.tag, tag) }
    static func subscriptions(of state: State) -> Route { Route("states/\(state.slug)/feeds.opml") }
    /// The page at an address without slashes at its ends; the home page if it is empty.
    static func scope(_ path: String) -> Route { path.isEmpty ? .home : Route(path + "/") }
    static func page(_ page: PlainPage) -> Route { Route("\(page.slug)/") }
    /// The folder of the pictures that the board's own pages show, and one of them.
    static let pagePictures = Route("pages/")
    static func pagePicture(_ name: String) -> Route { pagePictures.appending(name) }
    /// A file that is published as it is.
    static func file(_ file: StaticFile) -> Route { Route(file.target) }
    /// `file` as it lies beside `board.yaml`.
    static func boardPicture(_ file: String) -> Route { Route(file) }
    /// What pages load, in a folder that is named by a digest of it.
    static func assets(_ digest: some StringProtocol) -> Route { allAssets.appending("\(digest)/") }
    /// The folder of such folders.
    static let allAssets = Route("assets/")
    /// The manifest of the packs of listings.
    static let listingsAPI = Route("api/listings.json")
    /// A pack of listings, counted from 0.
    static func listingsAPI(pack: Int) -> Route { Route("api/listings/\(pack).json") }
    static func listingAPI(_ id: String) -> Route { Route("api/listings/each/" + id + ".json") }
    /// The pack of the postcodes that begin with two digits.
    static func postcodesAPI(prefix: some StringProtocol) -> Route { Route("api/postcodes/\(prefix).json") }
    static func suburbAPI(postcode: String) -> Route { Route("api/suburbs/\(postcode).json") }
    /// The JSON Schema of all data.
    static let schemaAPI = Route("api/schema.json")
    /// A part of the site map, for a sort of page, counted from 1.
    static func sitemapPart(_ sort: String, _ number: Int) -> Route { Route("sitemap-\(sort)-\(number).xml") }

    /// A file in the folder of a page.
    func appending(_ name: String) -> Route { Route(path + name) }

    /// The feed of changes of a page in Atom, or an archive of it, counted from 1 for the oldest.
    func changes(_ archive: Int? = nil) -> Route {
        Route(path + (archive.map { "changes-\($0).xml" } ?? FeedFormat.atom.changesFileName))
    }

    /// What a page has of a month.
    func month(of day: Day) -> Route { Route("\(path)\(day.month)/") }

    /// What a page has of a day.
    func on(_ day: Day) -> Route { Route("\(path)\(day)/") }

    /// The feed of comments in the folder of a listing's page.
    static let commentsFile = "comments.xml"

    /// The feed of what people said of a listing on its page.
    var ownComments: Route { Route(path + Route.commentsFile) }

    /// The calendar in the folder of a page.
    static let inspectionsFile = "inspections.ics"

    /// The calendar of a page.
    var inspections: Route { Route(path + Route.inspectionsFile) }

    /// The page of that number of a list that goes over several, counted from 1.
    func page(_ number: Int) -> Route { number <= 1 ? self : Route("\(path)page/\(number)/") }

    /// The page of a long list with what was listed on some days.
    func listed(_ span: ListedSpan) -> Route { Route("\(path)page/\(span.folder)/") }
}

/// Where a site is published: what turns routes into links.
public struct SiteAddress: Hashable, Sendable {
    /// The whole address, ending with a slash: `https://example.org/board/`.
    public let url: String
    /// Its path: `/board/`. Links within the site start with it, so that they work at any depth.
    public let base: String

    /// The address of a board; `url` is one that ``Board/normalised(_:)`` gave.
    public init(url: String) {
        self.url = url
        base = Board.path(of: url) ?? "/"
    }

    /// A link from within the site.
    func href(_ route: Route) -> String { base + route.path }

    /// A link from anywhere.
    func absolute(_ route: Route) -> String { url + route.path }
}

extension ByteBuffer {
    /// Appends the path of a listing's page, as ``Route/listing(_:slug:)`` has it.
    mutating func append(routeOf kind: Kind, slug: String) {
        append(text: kind.plural)
        append(UInt8(ascii: "/"))
        append(text: slug)
        append(UInt8(ascii: "/"))
    }

    /// Appends the path of a suburb's page, as ``Route/suburb(_:)`` has it.
    mutating func append(routeOf locality: Locality) {
        append("suburbs/")
        append(text: locality.state.slug)
        append(UInt8(ascii: "/"))
        append(slugOf: locality)
        append(UInt8(ascii: "/"))
    }

    /// Appends the path of an owner's page, as ``Route/person(_:)`` has it.
    mutating func append(routeOf person: Person) { append(routeOfPerson: person.handle) }

    /// Appends the path of the page of the owner of that handle.
    mutating func append(routeOfPerson handle: String) {
        append("people/")
        append(text: handle)
        append(UInt8(ascii: "/"))
    }
}

import Bytes
import Facts
import ListingKit
import Places
import Rules
import Values

/// What every page may know beside the listings: the board, its kinds, owners and pages, the table of places, the day.
///
/// None of it depends on a single listing. A change of any of it makes every artifact anew, so no artifact's own fingerprint needs it.
final class SiteContext: Sendable {
    let board: Board
    let address: SiteAddress
    /// The content folder's path within the repository, ending with a slash; empty if that is not known.
    let contentPath: String
    /// The kinds that it has listings of, open or closed; all of them while it has none.
    let kinds: [Kind]
    /// The kinds that are called otherwise than in their files, by their ids.
    private let renamed: [String: Kind]
    /// All kinds that listings may be of.
    let offeredKinds: [Kind]
    /// The board's own files that decide how listings are judged.
    let judged: JudgedFiles
    let people: [Person]
    /// The brands that listings of its kinds can name.
    let brands: [Brand]
    let pages: [PlainPage]
    let circles: [Circle]
    /// Whether anybody commented on a listing, so that there is a page of comments.
    let hasComments: Bool
    let gazetteer: Gazetteer
    /// The places that people want to live near; nil if the board names none.
    let points: PointMap?
    let today: Day
    /// What the program says on it.
    let words: Words
    /// Whether the site is a preview as of that day.
    let isPreview: Bool
    let clock: BoardClock
    /// What pages load.
    let assets: AssetFolder
    /// What shows pictures of streets; nil if the board has none.
    let streets: AssetFolder?
    /// Of the theme.
    let colours: ThemeColours
    /// The clocks of the zones that listings are in.
    let clocks = ZoneClocks()
    /// What stands for pages without a picture in previews of links; nil for nothing.
    let picture: SitePicture?
    /// The identities of the tags and people that have pages.
    private let paged: Set<String>
    /// Owners by the word that listings name them by.
    let persons: [String: Shared<Person>]

    init(
        _ reading: LoadedContent, board: Board, paged: Set<String>? = nil, address: SiteAddress, content: String, words: Words,
        assets: AssetFolder = AssetFolder([]),
        streets: AssetFolder? = nil,
        colours: ThemeColours = ThemeColours(), picture: SitePicture? = nil
    ) {
        self.board = board
        self.address = address
        contentPath = SiteContext.repositoryPath(content)
        offeredKinds = reading.kinds
        judged = reading.judged
        kinds = SiteContext.used(reading)
        renamed = Dictionary(reading.kinds.filter(\.isSaid).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let paged = paged ?? reading.pagedScopes(keeping: [])
        let people = SeekingPeople(reading).published.map { person in
            var person = person
            let identity = ScopeKind.owner.identity(person.handle)
            person.hasPage = paged.contains(identity)
            person.hasFeeds = paged.contains(PagedScopes.feeds(of: identity))
            return person
        }
        self.people = people
        self.paged = paged
        brands = SiteContext.brands(reading)
        pages = reading.pages
        circles = reading.circles
        hasComments = reading.listings.contains { !(reading.talks[$0.summary.id]?.comments.isEmpty ?? true) }
        gazetteer = reading.gazetteer
        points = PointMap(reading.points, words)
        today = reading.today
        self.words = words
        isPreview = reading.isPreview
        clock = BoardClock(timeZone: board.timeZone)
        self.assets = assets
        self.streets = streets
        self.colours = colours
        self.picture = picture
        persons = Dictionary(people.map { ($0.handle, Shared($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// A kind as the site calls it.
    func shown(_ kind: Kind) -> Kind { renamed.isEmpty ? kind : renamed[kind.id] ?? kind }

    /// The pages of the catalogue that the board has.
    var standing: [SitePage] { SiteContext.standing(on: board, brands: brands, circles: circles, hasComments: hasComments) }

    /// The pages of the catalogue of a board with those brands and circles.
    static func standing(on board: Board, brands: [Brand], circles: [Circle], hasComments: Bool) -> [SitePage] {
        SitePage.all { need in
            switch need {
            case .campuses: board.hasCampuses
            case .brands: !brands.isEmpty
            case .circles: !circles.isEmpty
            case .comments: hasComments
            }
        }
    }

    /// Whether a tag has a page.
    func hasPage(ofTag tag: String) -> Bool { paged.contains(ScopeKind.tag.identity(tag)) }

    /// The outlines of suburbs, which are the same whatever table of places the board has. They are opened when they are first asked for.
    var topology: Topology? { .bundled }

    /// The lines that the sources of places and of their outlines ask for.
    var attribution: [String] {
        let others = Topology.attribution + (points?.attribution ?? [])
        return gazetteer.attribution + others.filter { !gazetteer.attribution.contains($0) }
    }

    /// How many saved searches there are.
    var searchCount: Int { board.searches.count }

    /// The kinds that there are listings of; what nobody offers is named nowhere.
    private static func used(_ reading: LoadedContent) -> [Kind] {
        var ids: Set<String> = []
        var last = ""
        // Listings stand in the order of their files, and so by kind.
        for listing in reading.listings where listing.summary.kind != last {
            last = listing.summary.kind
            ids.insert(last)
        }
        return ids.isEmpty ? reading.kinds : reading.kinds.filter { ids.contains($0.id) }
    }

    /// The fingerprint of what every page is made from beside files that listings do not lie in: of those, of the kinds that are used, of who is
    /// called by an alias, and of whether there are comments.
    func fingerprint(_ shared: Fingerprint, seed: UInt64) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(shared)
        for kind in kinds { input.add(kind.id) }
        for person in people where person.isLimited || !person.hasPage {
            input.add(person.handle)
            input.add(person.contact.isUsable)
            input.add(person.hasPage)
            input.add(person.isLimited)
        }
        input.add(hasComments)
        return input.finish()
    }

    /// Where files can be added to the folders of kinds in the browser; none if the board does not say.
    var newListingFolders: [(kind: Kind, href: String)] {
        offeredKinds.compactMap { kind in
            board.forge.new.map { (kind, $0.replacing("{path}", with: contentPath + kind.plural)) }
        }
    }

    /// The brands that have pages: those that listings of the kinds in use can name.
    static func brands(_ reading: LoadedContent) -> [Brand] {
        let areNamed = used(reading).contains { $0.fields.contains { $0.type.target?.isOfBrands ?? false } }
        return areNamed ? reading.brands : []
    }

    /// The board's own page that tells more of posting, if it has one.
    var postingGuide: PlainPage? { board.posting.guide.flatMap { guide in pages.first { $0.slug == guide } } }

    /// A relative path as it stands in a repository whose top is the working folder: without `.` and with a slash at its end.
    static func repositoryPath(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return (path.split(separator: "/").last.map(String.init) ?? "content") + "/" }
        return path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map { $0 + "/" }.joined()
    }
}

import ListingKit

/// The site before any page is made: who appears where, in which order.
///
/// Lists hold indices into ``listings``, newest first; ties are broken by id, so that no order is left to chance.
struct Site: Sendable {
    let board: Board
    let address: SiteAddress
    /// The content folder's path within the repository, ending with a slash; empty if that is not known.
    let contentPath: String
    let kinds: [Kind]
    let people: [Person]
    let pages: [PlainPage]
    let gazetteer: Gazetteer
    let today: Day
    let clock: BoardClock
    /// Every listing, newest first.
    let listings: [SiteListing]
    /// The indices of those that stand in lists.
    let listed: [Int]
    /// Listed ones by kind, in the order of ``kinds``.
    let byKind: [[Int]]
    /// Suburbs that have any listing, open or closed, or that the board names; by state, name and postcode.
    let suburbs: [SuburbScope]
    /// Finds the nearest of them.
    let suburbIndex: SuburbIndex
    /// States that have a suburb of the board, in the order of the states.
    let states: [StateScope]
    /// Owners by the word that listings name them by.
    let persons: [String: Person]
    /// Owners with their listed ones, in the order of ``people``.
    let byPerson: [[Int]]
    /// The day of the last event of any listing of each kind, open or closed, in the order of ``kinds``.
    let kindUpdates: [Day?]
    /// The same for each owner, in the order of ``people``.
    let personUpdates: [Day?]
    /// Campuses with a listed one within ``campusRadius``, by state and name.
    let campuses: [CampusScope]

    /// How far from a campus a listing may be to stand on its page, in kilometres: the 25 miles that students are used to.
    static let campusRadius = 40.0

    init(_ reading: Reading, board: Board, address: SiteAddress, content: String) {
        self.board = board
        self.address = address
        contentPath = Site.repositoryPath(content)
        gazetteer = reading.gazetteer
        today = reading.today
        kinds = reading.kinds
        people = reading.people
        pages = reading.pages
        clock = BoardClock(timeZone: board.timeZone)
        let persons = Dictionary(reading.people.map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
        self.persons = persons
        let listings = reading.listings.map { SiteListing($0, person: persons[$0.owner], today: reading.today) }.sorted {
            $0.listing.listed != $1.listing.listed ? $0.listing.listed > $1.listing.listed : $0.listing.id < $1.listing.id
        }
        self.listings = listings
        let listed = listings.indices.filter { listings[$0].isListed }
        self.listed = listed
        let groups = Dictionary(grouping: listed) { listings[$0].kind.id }
        byKind = reading.kinds.map { groups[$0.id] ?? [] }
        let owned = Dictionary(grouping: listed) { listings[$0].listing.owner }
        byPerson = reading.people.map { owned[$0.handle] ?? [] }
        let updates = Dictionary(listings.map { ($0.kind.id, $0.updated) }, uniquingKeysWith: max)
        kindUpdates = reading.kinds.map { updates[$0.id] }
        let ownerUpdates = Dictionary(listings.map { ($0.listing.owner, $0.updated) }, uniquingKeysWith: max)
        personUpdates = reading.people.map { ownerUpdates[$0.handle] }
        suburbs = SuburbScope.all(of: listings, named: board.suburbs)
        suburbIndex = SuburbIndex(suburbs)
        states = StateScope.all(of: suburbs)
        campuses = CampusScope.all(of: suburbs, gazetteer: reading.gazetteer)
    }

    /// Where a listing's file can be edited in the browser, if the board says so.
    func editPage(_ listing: Listing) -> String? { board.forge.edit?.replacing("{path}", with: contentPath + listing.file) }

    /// Where a file can be added to the folder of a kind in the browser, if the board says so.
    func newListing(_ kind: Kind) -> String? { board.forge.new?.replacing("{path}", with: contentPath + kind.plural) }

    /// A relative path as it stands in a repository whose top is the working folder: without `.` and with a slash at its end.
    private static func repositoryPath(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return (path.split(separator: "/").last.map(String.init) ?? "content") + "/" }
        return path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map { $0 + "/" }.joined()
    }
}

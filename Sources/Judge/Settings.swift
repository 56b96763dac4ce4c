import Bytes
import Findings
import Places
import Values

extension Judge {
    /// What a judge knows of a board.
    public struct Settings {
        /// The day as of which listings are judged.
        public var today: Day
        /// The time zone of listings without a place, by its IANA identifier; nil if it could not be read.
        public var timeZone: String?
        /// The host of the board's own address; links to it are inside.
        public var host: String?
        /// The owners: their handles, the names of those who are no business, and whether they can be reached by what their own file says.
        public var people: [(handle: String, name: String, isReachable: Bool)] = []
        /// The circles that owners may be in, by their slugs.
        public var circles: [String] = []
        /// The brands that fields may name.
        public var brands: [(slug: String, name: String)] = []
        /// The files of the board's own kinds.
        public var kindFiles: [SourceFile] = []
        /// The kinds whose own files have errors, by id.
        public var brokenKinds: Set<String> = []
        /// Whether the board has campuses at all.
        public var hasCampuses = true
        /// The board's own table of suburbs; nil for the one that travels with the program.
        public var suburbs: [UInt8]?
        /// The board's own table of campuses.
        public var campuses: [UInt8]?

        /// Settings that say nothing but the day.
        public init(today: Day) { self.today = today }

        var gazetteer: Gazetteer {
            guard suburbs != nil || campuses != nil else { return hasCampuses ? .bundled() : .withoutCampuses }
            return Gazetteer(tsv: suburbs ?? Gazetteer.bundledSuburbs, campuses: hasCampuses ? campuses ?? [] : [])
        }
    }

    /// A listing or an owner's file to be judged.
    public struct Request {
        /// The id of its kind.
        public var kind = ""
        /// The handle of the owner whose own file it is; nil if it is a listing.
        public var owner: String?
        /// Where its file lies or would lie in the content folder.
        public var path = ""
        /// The last part of its address.
        public var slug = ""
        /// Whether it has a folder of its own, with pictures beside it.
        public var isIndex = false
        /// Whether another listing has that folder already.
        public var isTaken = false
        /// The pictures beside it, sorted by name.
        public var pictures: [(name: String, bytes: [UInt8])] = []
        /// The file.
        public var bytes: [UInt8] = []

        /// An empty request.
        public init() {}
    }
}

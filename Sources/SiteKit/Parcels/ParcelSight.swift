import Bytes
import Facts
import Findings
import ListingKit
import Rules
import YAML

/// What whoever decides on a parcel sees of it before its files: each listing as it will look, who lists it, and what is said.
public struct ParcelSight: Sendable {
    /// A listing that it brings.
    public struct Item: Sendable {
        /// The listing, as far as its file can be read.
        public let listing: Listing
        /// Whoever lists it; nil if nobody is known by that name.
        public let owner: Person?
        /// Whether they are on the board without what came.
        public let isOwnerKnown: Bool
        /// In what of that which came before they came, as people read it; nil if they did not.
        public let ownerCame: String?
        /// Whether the board's file is a later state of it, from the same hand.
        public let isOlder: Bool
        /// What changes.
        public let change: Change<BoardNews.Item>
    }

    /// Somebody's file that it brings.
    public struct Profile: Sendable {
        /// The path of the file, relative to the content folder.
        public let path: String
        /// Whose it is, as far as it can be read.
        public let person: Person
        /// The keys that are not as they were.
        public let change: Change<[String]>
    }

    /// How something stands to the board's file of its path.
    public enum Change<Difference: Sendable>: Sendable {
        /// There is none.
        case new
        /// It takes the place of that, which says something else.
        case replaced(Difference)
        /// It takes the place of that, which cannot be read, so that nobody can tell what changes. With a limit, it has more bytes than that.
        case unknown(limit: Int?)
    }

    /// The listings that it brings, new ones and others.
    public private(set) var listings: [Item] = []
    /// The people whose files it brings.
    public private(set) var people: [Profile] = []
    /// The comments that it brings and that can be read.
    public private(set) var comments: [Comment] = []

    /// Nothing to see.
    init() {}

    /// What there is to see of files, on a board as it would be with them (`reading`) and as it is. `before` has what files of their paths hold,
    /// `brought` by what those were brought that are not on the board yet.
    init(
        _ files: [(file: Parcel.File, state: ParcelVerdict.State)], before: [String: [UInt8]], in reading: LoadedContent,
        beside board: LoadedContent, brought: [String: ParcelVerdict.Bringer]
    ) {
        let known = Set(board.people.map(\.handle))
        for (file, state) in files where state == .new || state == .replaced {
            let source = SourceFile(path: file.path, bytes: file.bytes)
            let former = before[file.path].map { SourceFile(path: file.path, bytes: $0) }
            func change<Difference>(_ difference: (SourceFile) -> Difference?) -> Change<Difference> {
                guard state != .new else { return .new }
                guard let former else { return .unknown(limit: SourceFile.sizeLimit(of: file.path)) }
                return difference(former).map(Change.replaced) ?? .unknown(limit: nil)
            }
            if let now = reading.seen(source) {
                let owner = reading.people.first { $0.handle == now.listing.owner }
                let bringer = ParcelVerdict.Bringer.paths(of: now.listing.owner).lazy.compactMap { brought[$0] }.first
                listings.append(
                    Item(
                        listing: now.listing, owner: owner, isOwnerKnown: bringer == nil && known.contains(now.listing.owner),
                        ownerCame: bringer?.listing == now.listing.id ? nil : bringer?.source,
                        isOlder: former.flatMap { board.seen($0) }?.isLater(than: now) ?? false,
                        change: change { former in board.seen(former).map { BoardNews.Item($0, now) } }))
            } else if file.path.hasPrefix("people/"), let person = reading.person(source) {
                people.append(Profile(path: file.path, person: person, change: change { ParcelSight.changed($0, source) }))
            }
        }
        let paths = Set(files.lazy.filter { $0.state == .new && $0.file.isComment }.map(\.file.path))
        if !paths.isEmpty {
            comments = reading.talks.values.flatMap(\.comments).filter { paths.contains($0.file) }
                .sorted { ByteOrder.precedes($0.file, $1.file) }
        }
    }

    private static func changed(_ before: SourceFile, _ now: SourceFile) -> [String] {
        let (old, new) = (WrittenFacts(before)?.root.values ?? [:], WrittenFacts(now)?.root.values ?? [:])
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted(by: ByteOrder.precedes)
    }
}

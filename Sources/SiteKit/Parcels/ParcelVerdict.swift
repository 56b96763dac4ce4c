import Findings
import ListingKit

/// What a board says of something that came: which files it would become, and what is wrong with them.
public struct ParcelVerdict: Sendable {
    /// How a file stands to what the board has.
    public enum State: String, Sendable {
        /// There is none of its path.
        case new
        /// There is another one of its path.
        case replaced
        /// It is there, and a change that its owner sent is made in it.
        case changed
        /// It was there, and moves to a folder of its own for its first pictures.
        case moved
        /// It is a picture that its owner takes out of a listing, and is deleted.
        case removed
        /// It is there as it is.
        case same

        /// Whether there is a file of its path afterwards.
        var stays: Bool { self != .moved && self != .removed }
    }

    /// What is made of it.
    public enum Outcome: String, Sendable {
        /// Its files may be written.
        case accepted
        /// They may not.
        case refused
        /// There is no listing in it, as in most messages of a mailbox.
        case nothing
    }

    /// What came.
    public let delivery: Delivery
    /// Its files with how they stand.
    public internal(set) var files: [(file: Parcel.File, state: State)] = []
    /// All that is wrong with it.
    public internal(set) var findings: [Diagnostic] = []
    /// The listings that it changes, as its owner wants them.
    public internal(set) var changes: [EditedListing] = []
    /// What whoever decides on it sees of it.
    public internal(set) var sight = ParcelSight()
    /// What files of its paths held when they were read, by their paths.
    var before: [String: ContentWriter.Former] = [:]
    /// What it claims and nothing proves, a sentence each.
    var claims: [String] = []
    /// What is made of it.
    public internal(set) var outcome = Outcome.refused

    /// How many files there are to write.
    public var writeCount: Int { files.count { $0.state != .same } }

    /// How many of these are pictures that are deleted.
    public var removedCount: Int { files.count { $0.state == .removed } }

    /// All files, as they are to be written. What is deleted comes first: once a listing has its new words, nothing tells any more what it showed.
    public var writes: [ContentWriter.File] {
        (files.filter { $0.state == .removed } + files.filter { $0.state != .removed }).map { file, state in
            if !state.stays { return ContentWriter.File(removing: file.path, expected: .bytes(file.bytes)) }
            let change = state == .changed ? changes.first { $0.path == file.path } : nil
            let isThere = change.map { $0.formerPath == nil } ?? (state == .replaced)
            return ContentWriter.File(
                path: file.path, bytes: file.bytes, replaces: isThere, isThere: state == .same,
                expected: isThere ? change.map { .bytes($0.before) } ?? before[file.path] : nil)
        }
    }

    /// What whoever takes it should know.
    public var notes: [String] {
        switch delivery.content {
        case .parcel(let parcel): parcel.notes + claims
        case .nothing(let reason): [reason]
        case .refused: []
        }
    }
}

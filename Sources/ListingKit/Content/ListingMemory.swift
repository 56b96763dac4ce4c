import Bytes
import Rules

/// A file that was read, as it was then.
public struct FileRecord: Sendable, Hashable {
    /// The path relative to the content folder.
    public let path: String
    /// What the file system said of it; ``FileStamp/none`` if that proves nothing.
    public let stamp: FileStamp
    /// What it said, whether that proves anything or not; nil if the file could not be read.
    public let seen: FileStamp?
    /// The fingerprint of its bytes.
    public let fingerprint: Fingerprint

    /// What is known of a file; see the properties.
    public init(path: String, stamp: FileStamp, seen: FileStamp?, fingerprint: Fingerprint) {
        self.path = path
        self.stamp = stamp
        self.seen = seen
        self.fingerprint = fingerprint
    }
}

/// What an earlier reading left to this one.
public protocol ListingMemory: Sendable {
    /// The seed of all fingerprints.
    var seed: UInt64 { get }
    /// Whether nothing is known, so that it is of no use to ask.
    var isEmpty: Bool { get }
    /// A file that was looked at a moment ago and found to be as it was known.
    func intact(_ path: String) -> FileRecord?
    /// The fingerprint of a file's bytes, if it is known and the file has had that stamp since.
    func fingerprint(of path: String, stamp: FileStamp) -> Fingerprint?
    /// All owners, if their files are the same and nothing was wrong with any of them.
    var people: [Person]? { get }
    /// The fingerprint of what the last build knew of people that must not leave; see ``HiddenValues/fingerprint(seed:)``.
    var hiddenPeople: Fingerprint? { get }
    /// The places that a listing's file hid at the last build; none if it was another owner's then.
    func hiddenPlaces(of path: String, by owner: String) -> [HiddenPlace]
    /// The result for a listing's file, if it and all that it was read with are unchanged.
    func record(of path: String, fingerprint: Fingerprint) -> ListingRecord?
    /// The result for a listing's file, if only contents of files have changed in the folder, and not this one's. Only
    /// for a listing that is a single file, without pictures. `place` is its index among the files of listings.
    func untouched(_ file: ListingFile, at place: Int) -> ListingRecord?
}

/// No memory at all.
public struct NoMemory: ListingMemory {
    /// The seed of all fingerprints.
    public let seed: UInt64

    /// No memory, for fingerprints under that seed.
    public init(seed: UInt64) {
        self.seed = seed
    }

    /// Nothing is known.
    public var isEmpty: Bool { true }
    /// Nothing is known.
    public func intact(_ path: String) -> FileRecord? { nil }
    /// Nothing is known.
    public var people: [Person]? { nil }
    /// Nothing is known.
    public var hiddenPeople: Fingerprint? { nil }
    /// Nothing is known.
    public func hiddenPlaces(of path: String, by owner: String) -> [HiddenPlace] { [] }
    /// Nothing is known.
    public func fingerprint(of path: String, stamp: FileStamp) -> Fingerprint? { nil }
    /// Nothing is known.
    public func record(of path: String, fingerprint: Fingerprint) -> ListingRecord? { nil }
    /// Nothing is known.
    public func untouched(_ file: ListingFile, at place: Int) -> ListingRecord? { nil }
}

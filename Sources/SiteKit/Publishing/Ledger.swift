/// The record of what Houser put into an output folder: the only licence to delete anything there.
///
/// A path can have two records while one version is being replaced by the next, so that a run that was cut short leaves both recognisable.
public struct Ledger: Equatable, Sendable {
    /// What was in a file: its size in bytes and its hash, as `ContentHash` gives it.
    public struct Record: Hashable, Sendable, Comparable {
        /// The size in bytes.
        public var size: Int
        /// XXH64 of the bytes, with seed 0.
        public var hash: UInt64

        /// A record of a file's bytes.
        public init(size: Int, hash: UInt64) {
            self.size = size
            self.hash = hash
        }

        /// By size, then hash.
        public static func < (left: Record, right: Record) -> Bool { (left.size, left.hash) < (right.size, right.hash) }
    }

    /// The files that Houser wrote.
    public private(set) var files: [ArtifactPath: [Record]] = [:]
    /// The keys of `files` as they came. Ledgers are read and filled in path order, which makes sorting this far cheaper than the keys.
    private(set) var paths: [ArtifactPath] = []
    /// The folders that Houser made, which it removes again when they become empty.
    public internal(set) var folders: Set<ArtifactPath> = []

    /// A record of nothing.
    public init() {}

    /// Adds a version of a file beside those that are recorded.
    public mutating func add(_ path: ArtifactPath, _ record: Record) {
        guard let records = files[path] else {
            files[path] = [record]
            paths.append(path)
            return
        }
        if !records.contains(record) { files[path] = records + [record] }
    }

    /// Whether both record the same, in whatever order it came.
    public static func == (left: Ledger, right: Ledger) -> Bool { left.files == right.files && left.folders == right.folders }

    /// Adds all that `other` holds.
    public mutating func formUnion(_ other: Ledger) {
        for path in other.paths {
            for record in other.files[path] ?? [] { add(path, record) }
        }
        folders.formUnion(other.folders)
    }
}

import Glibc

/// What `stat` says about a file. As long as it says the same, the file holds the same bytes.
public struct FileStamp: Hashable, Sendable {
    /// The size in bytes.
    public var size: Int64
    /// When the bytes last changed, in nanoseconds since 1970.
    public var modified: Int64
    /// When the bytes or the inode last changed, in nanoseconds since 1970; unlike `modified` no program can set it.
    public var changed: Int64
    /// The inode number.
    public var inode: UInt64

    /// Creates a stamp from its parts.
    public init(size: Int64, modified: Int64, changed: Int64, inode: UInt64) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// Creates a stamp from the result of `fstat` or `lstat`.
    public init(_ info: stat) {
        size = Int64(info.st_size)
        modified = FileStamp.nanoseconds(info.st_mtim)
        changed = FileStamp.nanoseconds(info.st_ctim)
        inode = UInt64(info.st_ino)
    }

    /// A stamp that no file has.
    public static let none = FileStamp(size: -1, modified: 0, changed: 0, inode: 0)

    /// Returns the stamp if the file had not changed for a while at `instant` (nanoseconds since 1970), otherwise
    /// ``none``.
    ///
    /// File systems tell time in steps of some milliseconds. A file that is written twice within one step keeps its
    /// stamp, so the stamp of a file that has just been written proves nothing.
    public func settled(at instant: Int64) -> FileStamp {
        // Some file systems keep whole seconds only, some only every other.
        let isCoarse = modified % 1_000_000_000 == 0 && changed % 1_000_000_000 == 0
        return max(modified, changed) < instant - (isCoarse ? 2_100_000_000 : 20_000_000) ? self : .none
    }

    /// Reads the clock in nanoseconds since 1970. It decides only whether a stamp is trusted, never what is published.
    public static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }
}

extension ByteWriter {
    /// Writes a stamp, 32 bytes long.
    public mutating func write(_ stamp: FileStamp) {
        write(stamp.size)
        write(stamp.modified)
        write(stamp.changed)
        write(stamp.inode)
    }
}

extension ByteReader {
    /// Reads a stamp; throws if the bytes end before it does.
    public mutating func stamp() throws(Malformed) -> FileStamp {
        FileStamp(size: try number(), modified: try number(), changed: try number(), inode: try number())
    }
}

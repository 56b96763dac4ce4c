import Glibc

/// The folder that holds a board's content: what is in it, and how it is read.
public struct ContentFolder: Sendable {
    /// The folder's path as the command was given it.
    public let root: String
    /// All that lies in it, sorted by path.
    public let entries: [FolderWalk.Entry]

    /// Lists the folder. Throws if it cannot be read.
    public init(_ root: String) throws(FileError) {
        self.root = root
        entries = try FolderWalk.entries(of: root)
    }

    /// The bytes of a file of the folder; the path is relative to it.
    public func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        try Files.readFile(root + "/" + path, limit: limit)
    }

    /// The same with what the file system said of the file before it was read.
    package func stamped(_ path: String, limit: Int) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
        let full = root + "/" + path
        return try Files.readStamped(full, in: AT_FDCWD, path: full, limit: limit)
    }

    /// What the file system says of a file of the folder.
    package func stamp(of path: String) -> FileStamp? { Files.stamp(root + "/" + path) }
}

import Bytes
import Glibc

/// The folder that holds a board's content: what is in it, and how it is read.
public struct ContentFolder: Sendable {
    /// The folder's path as the command was given it.
    public let root: String
    /// All that lies in it, sorted by path.
    public let entries: [FolderWalk.Entry]
    private let open: OpenFolder

    /// Lists the folder. Throws if it cannot be read.
    public init(_ root: String) throws(FileError) {
        self.root = root
        entries = try FolderWalk.entries(of: root)
        open = try OpenFolder(root)
    }

    /// The folder of which it is known already what is in it, sorted by path. Throws if it cannot be opened.
    public init(_ root: String, holding entries: [FolderWalk.Entry]) throws(FileError) {
        self.root = root
        self.entries = entries
        open = try OpenFolder(root)
    }

    /// The bytes of a file of the folder; the path is relative to it.
    public func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        try Files.readFile(path, in: open.descriptor, path: root + "/" + path, limit: limit)
    }

    /// The bytes of a file that the folder's list has as one, with what the file system said of it before it was read.
    public func stamped(_ path: String, limit: Int) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
        try Files.readStamped(path, in: open.descriptor, path: root + "/" + path, limit: limit, isKnownRegular: true)
    }

    /// What the file system says of a file of the folder.
    public func stamp(of path: String) -> FileStamp? { Files.stamp(path, in: open.descriptor) }

    /// Whether there is a file of that path.
    public func hasFile(_ path: String) -> Bool {
        let index = index(of: path)
        return index < entries.count && entries[index].path == path && entries[index].kind == .file
    }

    /// All that lies in a folder at the top and in those below it.
    public func entries(in folder: String) -> ArraySlice<FolderWalk.Entry> {
        // The sign that follows a slash in the order of bytes is the zero.
        entries[index(of: folder + "/")..<index(of: folder + "0")]
    }

    /// The place of the first entry whose path does not come before a given one.
    private func index(of path: String) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if ByteOrder.precedes(entries[middle].path, path) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A folder that stays open as long as somebody holds it, so that the way to it need not be gone again for each of its files.
private final class OpenFolder: Sendable {
    let descriptor: Int32

    init(_ path: String) throws(FileError) {
        let number = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw FileError(path: path, reason: .system(.last)) }
        descriptor = number
    }

    deinit { close(descriptor) }
}

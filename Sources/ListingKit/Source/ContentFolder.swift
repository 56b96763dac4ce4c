import Bytes
import Findings
import Glibc

/// The folder that holds a board's content: what is in it, and how it is read.
public struct ContentFolder: Sendable {
    /// The folder's path as the command was given it.
    public let root: String
    /// All that lies in it, sorted by path.
    public let entries: [FolderWalk.Entry]
    private let open: OpenFolder
    private let overlay: ContentOverlay

    /// Opens a folder, and lists its entries unless they are given, sorted by path. Throws if it cannot be read.
    public init(_ root: String, holding entries: [FolderWalk.Entry]? = nil) throws(FileError) {
        self.root = root
        if let entries { self.entries = entries } else { self.entries = try FolderWalk.entries(of: root) }
        open = try OpenFolder(root)
        overlay = ContentOverlay()
    }

    /// Opens a folder as it is taken to be. Throws if it cannot be read.
    package init(_ root: String, over overlay: ContentOverlay) throws(FileError) {
        self.root = root
        open = try OpenFolder(root)
        self.overlay = overlay
        let there = try FolderWalk.entries(of: root)
        if overlay.isEmpty {
            entries = there
            return
        }
        var entries = Dictionary(there.map { ($0.path, $0.kind) }, uniquingKeysWith: { first, _ in first })
        for path in overlay.gone { entries[path] = nil }
        for path in overlay.files.keys {
            entries[path] = .file
            let parts = path.split(separator: "/")
            for count in 1..<max(1, parts.count) { entries[parts.prefix(count).joined(separator: "/")] = .folder }
        }
        self.entries = entries.map { FolderWalk.Entry(path: $0, kind: $1) }.sorted { ByteOrder.precedes($0.path, $1.path) }
    }

    /// The bytes of a file of the folder; the path is relative to it.
    public func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        if let bytes = try laidOver(path, limit: limit) { return bytes }
        return try Files.readFile(path, in: open.descriptor, path: root + "/" + path, limit: limit)
    }

    /// The bytes of a file that is listed as one, with what the file system said of it before it was read.
    public func stamped(_ path: String, limit: Int) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
        if let bytes = try laidOver(path, limit: limit) { return (bytes, .none) }
        return try Files.readStamped(path, in: open.descriptor, path: root + "/" + path, limit: limit, isKnownRegular: true)
    }

    private func laidOver(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
        guard let bytes = overlay.files[path] else { return nil }
        guard bytes.count <= limit else { throw FileError(path: root + "/" + path, reason: .tooLarge(limit: limit)) }
        return bytes
    }

    /// A file of the folder, or nil with a finding.
    func source(_ path: String, into diagnostics: inout [Diagnostic]) -> SourceFile? {
        stampedSource(path, into: &diagnostics)?.source
    }

    /// The same with what the file system said of the file before it was read.
    func stampedSource(_ path: String, into diagnostics: inout [Diagnostic]) -> (source: SourceFile, stamp: FileStamp)? {
        do throws(FileError) {
            let file = try stamped(path, limit: SourceFile.sizeLimit(of: path))
            return (SourceFile(path: path, bytes: file.bytes), file.stamp)
        } catch {
            if case .tooLarge(let limit) = error.reason {
                diagnostics.append(Rule.tooLarge(path, limit: limit))
            } else {
                diagnostics.append(Rule.fileUnreadable.finding(in: path, error.description))
            }
            return nil
        }
    }

    /// The stamp of a file; nil if there is no such file.
    public func stamp(of path: String) -> FileStamp? {
        overlay.files[path] == nil ? Files.stamp(path, in: open.descriptor) : FileStamp.none
    }

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
    private func index(of path: String) -> Int { entries.partitioningIndex { !ByteOrder.precedes($0.path, path) } }
}

/// Keeps a folder open, so that its path need not be looked up again for each of its files.
private final class OpenFolder: Sendable {
    let descriptor: Int32

    init(_ path: String) throws(FileError) {
        let number = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { throw FileError(path: path, reason: .system(.last)) }
        descriptor = number
    }

    deinit { close(descriptor) }
}

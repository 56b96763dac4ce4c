import Glibc

/// Lists a folder recursively. It follows no link, opens no file and leaves nothing out silently.
public struct FolderWalk: Sendable {
    /// Where a symbolic link leads.
    public enum LinkTarget: Hashable, Sendable {
        /// To this path in the walked folder, relative to it; empty for the folder itself.
        case inside(String)
        /// Out of the walked folder.
        case outside
        /// Nowhere: its target does not exist, cannot be reached, or is the link itself.
        case broken
    }

    /// What a path stands for.
    public enum Kind: Hashable, Sendable {
        case file
        /// A folder, whose contents are listed as entries of their own.
        case folder
        /// A symbolic link, which was not followed.
        case symbolicLink(LinkTarget)
        /// A pipe, socket or device.
        case special
        /// A folder whose contents could not be read.
        case unreadableFolder(SystemError)
        /// A folder that lies too deep to be entered.
        case tooDeep
        /// Something whose name is not UTF-8; the path has U+FFFD for such bytes. A folder of such a name is not
        /// entered.
        case unusableName
    }

    /// A file, folder or other thing that was found.
    public struct Entry: Hashable, Sendable {
        /// The path relative to the walked folder, with `/` between the parts.
        public var path: String
        /// What it stands for.
        public var kind: Kind

        /// Creates an entry.
        public init(path: String, kind: Kind) {
            self.path = path
            self.kind = kind
        }
    }

    /// How many levels down folders are entered by default.
    public static let maximumDepth = 32

    /// Lists everything in `root`, in the byte order of the paths; `root` itself is not listed and may be a link.
    ///
    /// Folders more than `depth` levels down are not entered but listed as `tooDeep`. Throws if `root` cannot be read
    /// or holds more than `count` entries.
    public static func entries(of root: String, depth: Int = FolderWalk.maximumDepth, count: Int = 1_000_000) throws(FileError) -> [Entry] {
        guard !root.utf8.contains(0) else { throw FileError(path: root, reason: .unusableName) }
        let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: root, reason: .system(.last)) }
        defer { close(descriptor) }
        let realRoot = canonical(root)

        var found: [Entry] = []
        var waiting: [(path: String, level: Int)] = [("", 0)]
        while let (folder, level) = waiting.popLast() {
            let listed: [FolderEntry]
            do throws(SystemError) {
                listed = try list(folder, in: descriptor)
            } catch {
                guard level > 0 else { throw FileError(path: root, reason: .system(error)) }
                found.append(Entry(path: folder, kind: .unreadableFolder(error)))
                continue
            }
            if level > 0 { found.append(Entry(path: folder, kind: .folder)) }
            guard found.count + waiting.count + listed.count <= count else {
                throw FileError(path: root, reason: .tooManyEntries(limit: count))
            }
            for entry in listed {
                let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
                if entry.isUTF8, entry.kind == .folder, level < depth {
                    waiting.append((path, level + 1))
                } else {
                    found.append(Entry(path: path, kind: kind(of: entry, root + "/" + path, realRoot)))
                }
            }
        }
        found.sort { ByteOrder.precedes($0.path, $1.path) }
        return found
    }

    private static func list(_ folder: String, in root: Int32) throws(SystemError) -> [FolderEntry] {
        let descriptor = openat(root, folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last }
        return try FolderEntry.list(closing: descriptor)
    }

    private static func kind(of entry: FolderEntry, _ path: String, _ realRoot: [UInt8]?) -> Kind {
        guard entry.isUTF8 else { return .unusableName }
        switch entry.kind {
        case .file: return .file
        case .folder: return .tooDeep
        case .symbolicLink: return .symbolicLink(target(of: path, realRoot))
        case .pipe, .socket, .device: return .special
        }
    }

    private static func target(of link: String, _ realRoot: [UInt8]?) -> LinkTarget {
        guard let realRoot, let target = canonical(link) else { return .broken }
        if target == realRoot { return .inside("") }
        let prefix = realRoot.last == 0x2F ? realRoot : realRoot + [0x2F]
        return target.starts(with: prefix) ? .inside(String(decoding: target[prefix.count...], as: UTF8.self)) : .outside
    }

    private static func canonical(_ path: String) -> [UInt8]? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }
}

import Bytes
import Glibc
import Synchronization

/// The files that Houser wrote before, and whether each is still as it was written.
final class OldFiles: Sendable {
    let content: LedgerStore.Content
    /// What the files of the ledger are found to be, in its order; nil for one that is gone or changed.
    let stamps: [FileStamp?]
    private let lookup = Mutex(Lookup())

    /// Finds files by their paths.
    private struct Lookup {
        /// How many more are looked for row by row before a table pays.
        var searches = 64
        var table: [ArtifactPath: Int]?
    }

    /// Looks at every file that the ledger names.
    init(_ content: LedgerStore.Content, in output: OutputFolder?, threads: Int) {
        self.content = content
        guard let image = content.image, let output else {
            stamps = Array(repeating: nil, count: content.image?.paths.count ?? 0)
            return
        }
        if OldFiles.hasLinks(image.folders, in: output) {
            stamps = Array(repeating: nil, count: image.paths.count)
            return
        }
        let pending = Set((0..<(content.journal?.paths.count ?? 0)).compactMap { content.journal?.paths[$0] })
        let size = 512
        let chunks = Array(stride(from: 0, to: image.paths.count, by: size))
        stamps = Parallel.map(chunks, threads: threads) { start in
            var cursor = FolderCursor(output)
            return (start..<min(start + size, image.paths.count)).map { index -> FileStamp? in
                // What a run that was cut short may have touched is not taken for granted.
                if !pending.isEmpty, pending.contains(image.paths[index]) { return nil }
                return OldFiles.stamp(index, image, output, &cursor)
            }
        }.flatMap { $0 }
    }

    /// Whether a link stands in the place of one of the folders that others lie in: then what lies below is not Houser's, whatever it is.
    private static func hasLinks(_ folders: PathColumn, in output: OutputFolder) -> Bool {
        // They are in the order of their paths, so those in one folder stand together, but for what lies in each of them.
        var last: [Int: String] = [:]
        for index in 0..<folders.count {
            let parent: String? = folders.withPath(index) { path in
                guard let slash = strrchr(path, Int32(UInt8(ascii: "/"))) else { return nil }
                let length = slash - UnsafeMutablePointer(mutating: path)
                let known = last[length]
                return known?.utf8.count == length && memcmp(path, known ?? "", length) == 0 ? nil : prefix(path, length)
            }
            guard let parent else { continue }
            last[parent.utf8.count] = parent
            var info = stat()
            if fstatat(output.descriptor, parent, &info, AT_SYMLINK_NOFOLLOW) == 0, info.st_mode & S_IFMT == S_IFLNK { return true }
        }
        return false
    }

    private static func prefix(_ path: UnsafePointer<CChar>, _ length: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: path, count: length), as: UTF8.self)
    }

    /// Whether nothing that the ledger names is gone or changed, and no run was cut short.
    var areAllIntact: Bool { content.image != nil && content.journal == nil && !stamps.contains(nil) }

    /// Whether the file system says of every file just what it said before, so that the ledger need not be written anew.
    var isAsRecorded: Bool {
        guard let image = content.image else { return false }
        return stamps.indices.allSatisfy { stamps[$0] == image.stamp($0) }
    }

    /// The stamp of a file that is as the ledger says.
    private static func stamp(_ index: Int, _ image: LedgerImage, _ output: OutputFolder, _ cursor: inout FolderCursor) -> FileStamp? {
        let recorded = image.stamp(index)
        var info = stat()
        guard image.paths.withPath(index, { fstatat(output.descriptor, $0, &info, AT_SYMLINK_NOFOLLOW) }) == 0,
            info.st_mode & S_IFMT == S_IFREG
        else { return nil }
        let found = FileStamp(info).ofOutput
        if found == recorded { return recorded }
        // Copied or restored from a cache: other times and numbers, perhaps the same bytes.
        let record = image.record(index)
        guard found.size == record.size, let path = try? ArtifactPath(image.paths[index]) else { return nil }
        return bytes(of: path, limit: record.size, &cursor).flatMap { Fingerprint(of: $0, seed: image.seed) == record.digest ? found : nil }
    }

    private static func bytes(of path: ArtifactPath, limit: Int, _ cursor: inout FolderCursor) -> [UInt8]? {
        guard let folder = try? cursor.folder(of: path) else { return nil }
        return try? Files.readFile(path.withName { String(cString: $0) }, in: folder, path: path.string, limit: limit)
    }

    /// The place in the ledger of the file at `path`.
    func index(of path: ArtifactPath) -> Int? {
        guard let image = content.image else { return nil }
        return lookup.withLock { lookup in
            if let table = lookup.table { return table[path] }
            if lookup.searches > 0 {
                lookup.searches -= 1
                return image.paths.row(of: path.string, in: 0..<image.paths.count)
            }
            var made: [ArtifactPath: Int] = [:]
            made.reserveCapacity(image.paths.count)
            for index in 0..<image.paths.count { made[ArtifactPath(unchecked: image.paths[index])] = index }
            lookup.table = made
            return made[path]
        }
    }

    /// Every version of every file that Houser may have left, by path. One that is no path of a site was none of Houser's.
    func known() -> [ArtifactPath: [Ledger.Record]] {
        var known: [ArtifactPath: [Ledger.Record]] = [:]
        for image in [content.image, content.journal].compactMap(\.self) {
            for index in 0..<image.paths.count {
                guard let path = try? ArtifactPath(image.paths[index]) else { continue }
                known[path, default: []].append(image.record(index))
            }
        }
        return known
    }

    /// The folders that Houser made.
    func folders() -> Set<ArtifactPath> {
        var folders: Set<ArtifactPath> = []
        for image in [content.image, content.journal].compactMap(\.self) {
            for index in 0..<image.folders.count {
                guard let path = try? ArtifactPath(image.folders[index]) else { continue }
                folders.insert(path)
            }
        }
        return folders
    }
}

extension FileStamp {
    /// Without the time of the file's own record, which changes when a file is renamed into its place.
    var ofOutput: FileStamp { FileStamp(size: size, modified: modified, changed: 0, inode: inode) }
}

import Bytes
import Findings
import Glibc
import ImageFiles

/// Writes files into a content folder: all of them or none, each whole, and never through a link.
public final class ContentWriter {
    /// A file to be written.
    public struct File: Sendable {
        /// Its path, relative to the content folder.
        public let path: String
        /// What it holds.
        public let bytes: [UInt8]
        /// Whether it takes the place of one that is there; without that, there must be none.
        public let replaces: Bool
        /// Whether it is there as it is, so that only what a crash may have left beside it is taken away.
        public let isThere: Bool

        /// What the one that it takes the place of held when it was read; nil if that may be anything.
        public let expected: Former?

        /// Whether it is taken away.
        let isRemoved: Bool

        /// One that is taken away, if it still holds what it did.
        public init(removing path: String, expected: Former) {
            (self.path, self.expected, bytes, replaces, isThere, isRemoved) = (path, expected, [], true, false, true)
        }

        /// See the properties.
        public init(path: String, bytes: [UInt8], replaces: Bool, isThere: Bool = false, expected: Former? = nil) {
            self.path = path
            self.bytes = bytes
            self.replaces = replaces
            self.isThere = isThere
            self.expected = expected
            isRemoved = false
        }
    }

    /// Something that stood in the way, so that nothing was written.
    public struct Unwritable: Error, CustomStringConvertible {
        private let path: String
        private let reason: String
        /// The content folder as the command was given it.
        fileprivate var content = ""

        /// One sentence without a final full stop.
        public var description: String {
            let place = ContentPlace(content)
            return "cannot write \(path.isEmpty ? content : place.path(path)): \(ContentPath.filled(reason, place.folder))"
        }

        init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }
    }

    /// A file that is whole under a hidden name, in the folder open as `folder`.
    private struct Staged {
        let file: File
        let folder: Int32
        let name: String
        // A hidden file is no content: what a crash leaves of it is taken away by the next run.
        var interim: String { ContentWriter.interim(name) }
        // What it replaces, until all is written.
        var former: String { "." + name + ".former" }
    }

    /// Whether files can have two names at once, as on most disks; some, such as those of cameras and some networks, cannot.
    private let hasLinks: Bool
    private let root: Int32
    private var folders: [String: Int32] = [:]
    private var made: [(folder: Int32, name: String)] = []

    /// Writes files in their order, so that what is shown last is named last.
    public static func write(_ files: [File], in content: String) throws(Unwritable) {
        try write(files, in: content, hasLinks: true)
    }

    /// The same on a disk that may have no links.
    static func write(_ files: [File], in content: String, hasLinks: Bool) throws(Unwritable) {
        do throws(Unwritable) {
            try ContentWriter(content, hasLinks: hasLinks).write(files)
        } catch {
            var placed = error
            placed.content = content
            throw placed
        }
    }

    private func write(_ files: [File]) throws(Unwritable) {
        var staged: [Staged] = []
        var placed = 0
        do throws(Unwritable) {
            for file in files {
                let place = try reach(file)
                if !file.replaces, !file.isThere, ContentWriter.isLeftover(place.name, in: place.folder) {
                    unlinkat(place.folder, place.name, 0)
                }
                clear([place])
                if file.isThere { continue }
                staged.append(place)
                if !file.isRemoved { try fill(place) }
            }
            for file in staged {
                try place(file)
                placed += 1
            }
            try keepNames(of: staged)
        } catch {
            for file in staged[..<placed].reversed() { takeBack(file) }
            clear(staged)
            for (folder, name) in made.reversed() { unlinkat(folder, name, AT_REMOVEDIR) }
            throw error
        }
        clear(staged)
    }

    private init(_ content: String, hasLinks: Bool) throws(Unwritable) {
        self.hasLinks = hasLinks
        root = open(content, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw Unwritable("", SystemError.last.description) }
        // Let go of as it is closed: two at once would take each other's files for leftovers.
        guard flock(root, LOCK_EX) == 0 else {
            let cause = SystemError.last
            close(root)
            throw Unwritable("", cause.description)
        }
    }

    deinit {
        for folder in folders.values { close(folder) }
        close(root)
    }

    /// Opens the folder of a file, and makes it if there is none.
    private func reach(_ file: File) throws(Unwritable) -> Staged {
        let parts = file.path.split(separator: "/").map(String.init)
        var (folder, path) = (root, "")
        for part in parts.dropLast() {
            path += path.isEmpty ? part : "/" + part
            folder = try enter(part, in: folder, path: path, of: file)
        }
        return Staged(file: file, folder: folder, name: parts.last ?? "")
    }

    /// Opens a folder in another one, and makes it if there is none.
    private func enter(_ name: String, in folder: Int32, path: String, of file: File) throws(Unwritable) -> Int32 {
        if let known = folders[path] { return known }
        if mkdirat(folder, name, 0o777) == 0 { made.append((folder, name)) } else if errno != EEXIST { throw failure(file) }
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if inner >= 0 {
            folders[path] = inner
            return inner
        }
        let cause = SystemError.last
        var info = stat()
        let isLink = fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 && info.st_mode & S_IFMT == S_IFLNK
        throw Unwritable(
            file.path,
            isLink ? "\(ContentPath.named(path)) is a symbolic link, which is not followed. Put a folder in its place" : cause.description)
    }

    private func fill(_ staged: Staged) throws(Unwritable) { try fill(staged.interim, of: staged, staged.file.bytes) }

    private func fill(_ name: String, of staged: Staged, _ bytes: [UInt8]) throws(Unwritable) {
        let descriptor = openat(staged.folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(staged.file) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure(staged.file) }
        }
        guard fsync(descriptor) == 0 else { throw failure(staged.file) }
    }

    /// Gives a file its name, in one step.
    private func place(_ staged: Staged) throws(Unwritable) {
        if staged.file.replaces { try keepFormer(of: staged) } else if try isLinked(staged) { return }
        if staged.file.isRemoved {
            guard unlinkat(staged.folder, staged.name, 0) == 0 else { throw failure(staged.file) }
            return
        }
        guard renameat(staged.folder, staged.interim, staged.folder, staged.name) == 0 else {
            let failure = failure(staged.file)
            if !staged.file.replaces { unlinkat(staged.folder, staged.name, 0) }
            throw failure
        }
    }

    /// Gives a new file its name, if nothing has it; false where files cannot have two names, and an empty file holds the name until the new one
    /// takes its place: to rename alone would take the place of whatever came meanwhile.
    private func isLinked(_ staged: Staged) throws(Unwritable) -> Bool {
        if hasLinks, linkat(staged.folder, staged.interim, staged.folder, staged.name, 0) == 0 { return true }
        guard !hasLinks || errno != EEXIST else { throw Unwritable(staged.file.path, "there is one already") }
        let holder = openat(staged.folder, staged.name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard holder >= 0 else { throw errno == EEXIST ? Unwritable(staged.file.path, "there is one already") : failure(staged.file) }
        close(holder)
        return false
    }

    /// Keeps what is there under a hidden name, from which it can be had back. Throws if it is not what was expected.
    private func keepFormer(of staged: Staged) throws(Unwritable) {
        let (folder, name) = (staged.folder, staged.name)
        if let expected = staged.file.expected, !expected.isStill(name, in: folder) {
            throw Unwritable(staged.file.path, "somebody changed it meanwhile; run this again")
        }
        if hasLinks, linkat(folder, name, folder, staged.former, 0) == 0 { return }
        // A copy, where files cannot have two names.
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try Files.readFile(name, in: folder, path: staged.file.path, limit: ImageFile.maximumBytes)
        } catch {
            throw Unwritable(staged.file.path, "\(error)")
        }
        try fill(staged.former, of: staged, bytes)
    }

    /// Waits until the names of files and of folders that were made are on the disk, as the bytes are.
    private func keepNames(of staged: [Staged]) throws(Unwritable) {
        guard let last = staged.last else { return }
        for folder in Set(staged.map(\.folder) + made.map(\.folder)) {
            // Not every disk can do this for a folder.
            guard fsync(folder) == 0 || errno == EINVAL else { throw failure(last.file) }
        }
    }

    private func takeBack(_ staged: Staged) {
        if staged.file.replaces {
            _ = renameat(staged.folder, staged.former, staged.folder, staged.name)
        } else {
            unlinkat(staged.folder, staged.name, 0)
        }
    }

    private func clear(_ staged: [Staged]) {
        for file in staged { for name in [file.interim, file.former] { unlinkat(file.folder, name, 0) } }
    }

    /// What the system says just now.
    private func failure(_ file: File) -> Unwritable { Unwritable(file.path, SystemError.last.description) }
}

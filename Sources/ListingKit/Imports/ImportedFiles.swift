import Bytes
import Glibc

extension WebmentionImport {
    /// Something that stood in the way of writing a file.
    public struct Unwritable: Error, CustomStringConvertible {
        /// One sentence without a final full stop.
        public let description: String

        init(_ path: String, _ reason: String) { description = "cannot write \(path): \(reason)" }
    }
}

extension WebmentionImport.File {
    /// The name of the file without its ending.
    var name: String { String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) }

    /// How a file of an import stands to what lies in the content already.
    public enum State: Sendable {
        /// There is no such file.
        case new
        /// It is there, and nothing changed at its source, or somebody made it theirs by taking out its mark.
        case known
        /// It is there as an import made it, and its source has changed since.
        case outdated
        /// The same, but somebody edited it here.
        case edited
    }

    /// The most bytes of a file that is compared.
    private static let mostBytes = 1 << 20

    /// How it stands to the content. Throws if what is there cannot be read.
    public func state(in content: String) throws(FileError) -> State {
        if otherPaths.contains(where: { Files.stamp(content + "/" + $0) != nil }) { return .known }
        guard Files.stamp(content + "/" + path) != nil else { return .new }
        let bytes = try Files.readFile(content + "/" + path, limit: WebmentionImport.File.mostBytes)
        let there = ImportMark(String(decoding: bytes, as: UTF8.self))
        guard let mark = there.mark, mark != ImportMark(text).mark else { return .known }
        return there.isEdited ? .edited : .outdated
    }

    /// Writes the file into the content folder, with the folders that it needs. Throws if it cannot be, or if there is one by now.
    public func write(in content: String) throws(WebmentionImport.Unwritable) { try put(in: content, isReplaced: false) }

    /// Writes the file in place of the one that is there, in one step.
    public func replace(in content: String) throws(WebmentionImport.Unwritable) { try put(in: content, isReplaced: true) }

    /// Writes the file, never through a link, such that it is there as a whole or not at all.
    private func put(in content: String, isReplaced: Bool) throws(WebmentionImport.Unwritable) {
        let root = open(content, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw WebmentionImport.Unwritable(content, SystemError.last.description) }
        // Let go of as it is closed: two imports at once would take each other's files for leftovers.
        defer { close(root) }
        guard flock(root, LOCK_EX) == 0 else { throw failure() }
        let parts = path.split(separator: "/").map(String.init)
        var folder = root
        defer { if folder != root { close(folder) } }
        for (place, part) in parts.dropLast().enumerated() {
            let inner = try enter(part, in: folder, path: parts.prefix(place + 1).joined(separator: "/"))
            if folder != root { close(folder) }
            folder = inner
        }
        let final = parts[parts.count - 1]
        // A hidden file is no content: what a crash leaves of it is taken away by the next import.
        let interim = "." + final + ".part"
        guard unlinkat(folder, interim, 0) == 0 || errno == ENOENT else { throw failure() }
        defer { unlinkat(folder, interim, 0) }
        try fill(interim, in: folder)
        if !isReplaced {
            guard linkat(folder, interim, folder, final, 0) != 0 else { return }
            // Where files cannot have two names, it is renamed, which would take the place of another.
            guard errno != EEXIST, Files.stamp(final, in: folder) == nil else {
                throw WebmentionImport.Unwritable(path, "there is one already")
            }
        }
        guard renameat(folder, interim, folder, final) == 0 else { throw failure() }
    }

    /// Opens a folder in another one, and makes it if there is none.
    private func enter(_ name: String, in folder: Int32, path: String) throws(WebmentionImport.Unwritable) -> Int32 {
        guard mkdirat(folder, name, 0o777) == 0 || errno == EEXIST else { throw failure() }
        let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if inner >= 0 { return inner }
        let cause = SystemError.last
        var info = stat()
        let isLink = fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 && info.st_mode & S_IFMT == S_IFLNK
        throw WebmentionImport.Unwritable(
            self.path, isLink ? "\(path) is a symbolic link, which is not followed. Put a folder in its place" : cause.description)
    }

    private func fill(_ name: String, in folder: Int32) throws(WebmentionImport.Unwritable) {
        let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure() }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure() }
        }
        guard fsync(descriptor) == 0 else { throw failure() }
    }

    /// What the system says just now.
    private func failure() -> WebmentionImport.Unwritable { WebmentionImport.Unwritable(path, SystemError.last.description) }
}

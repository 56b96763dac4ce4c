import Bytes
import Glibc

extension WebmentionImport.File {
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
    public func write(in content: String) throws(FileError) {
        var folder = content
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw FileError(path: folder, reason: .system(.last)) }
        }
        try put(content + "/" + path, flags: O_EXCL)
    }

    /// Writes the file in place of the one that is there, in one step.
    public func replace(in content: String) throws(FileError) {
        let whole = content + "/" + path
        // What begins with a dot is no part of the content.
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let beside = content + "/" + String(path.dropLast(name.count)) + "." + name
        try put(beside, flags: O_TRUNC)
        guard rename(beside, whole) == 0 else {
            let cause = SystemError.last
            unlink(beside)
            throw FileError(path: whole, reason: .system(cause))
        }
    }

    private func put(_ path: String, flags: Int32) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | flags | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path: path, reason: .system(.last)) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let cause = SystemError.last
                close(descriptor)
                // Half a comment would be taken for all of it the next time.
                unlink(path)
                throw FileError(path: path, reason: .system(cause))
            }
            rest = rest.dropFirst(count)
        }
        guard close(descriptor) == 0 else { throw FileError(path: path, reason: .system(.last)) }
    }
}

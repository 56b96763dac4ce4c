import Bytes
import Glibc

extension WebmentionImport.File {
    /// Whether there is such a file already, which is never touched.
    public func exists(in content: String) -> Bool {
        ([path] + otherPaths).contains { Files.stamp(content + "/" + $0) != nil }
    }

    /// Writes the file into the content folder, with the folders that it needs. Throws if it cannot be, or if there is one by now.
    public func write(in content: String) throws(FileError) {
        let whole = content + "/" + path
        var folder = content
        for part in path.split(separator: "/").dropLast() {
            folder += "/" + part
            guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw FileError(path: folder, reason: .system(.last)) }
        }
        let descriptor = open(whole, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path: whole, reason: .system(.last)) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let cause = SystemError.last
                close(descriptor)
                // Half a comment would be taken for all of it the next time.
                unlink(whole)
                throw FileError(path: whole, reason: .system(cause))
            }
            rest = rest.dropFirst(count)
        }
        guard close(descriptor) == 0 else { throw FileError(path: whole, reason: .system(.last)) }
    }
}

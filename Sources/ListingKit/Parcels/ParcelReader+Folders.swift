import Bytes
import Glibc

extension ParcelReader {
    /// What is read of a path: of a folder, all files that are not hidden, in the order of their names, as an inbox keeps packages, and what is not
    /// read there; a Maildir or a file by itself. Throws if a folder cannot be read.
    static func inputs(at path: String) throws -> (files: [String], ignored: [Ignored]) {
        guard isFolder(path), maildirs(in: path).isEmpty else { return ([path], []) }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, reason: .system(.last)) }
        let entries: [FolderEntry]
        do throws(SystemError) {
            entries = try FolderEntry.list(closing: descriptor)
        } catch {
            throw FileError(path: path, reason: .system(error))
        }
        let start = path + (path.hasSuffix("/") ? "" : "/")
        let ignored = entries.compactMap { entry in Ignored.reason(for: entry).map { Ignored(path: start + entry.name, reason: $0) } }
        return (entries.filter { Ignored.reason(for: $0) == nil }.map { start + $0.name }, ignored)
    }

    /// The folders of messages in a Maildir, the new ones first (maildir(5)); none of any other folder.
    static func maildirs(in path: String) -> [String] { ["new", "cur"].map { path + "/" + $0 }.filter(isFolder) }

    static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }
}

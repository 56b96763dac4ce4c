import Bytes
import Glibc
import Values

extension ParcelReader {
    /// What is read of a path: of a folder, all files that are not hidden, in the order of their names, as an inbox keeps packages, and what is not
    /// read there; a Maildir or a file by itself. Throws if a folder cannot be read or has no files.
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
        let files = entries.filter { Ignored.reason(for: $0) == nil }.map { start + $0.name }
        guard files.isEmpty else { return (files, ignored) }
        throw NoFiles(path: path, folders: entries.filter { $0.kind == .folder && $0.isUTF8 && !$0.name.hasPrefix(".") }.map(\.name))
    }

    /// The folders of messages in a Maildir, the new ones first (maildir(5)); none of any other folder.
    static func maildirs(in path: String) -> [String] { ["new", "cur"].map { path + "/" + $0 }.filter(isFolder) }

    static func isFolder(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
    }

    /// A folder without files.
    public struct NoFiles: Error, CustomStringConvertible {
        let path: String
        let folders: [String]

        /// One sentence without a final full stop.
        public var description: String {
            let more = folders.count > 3 ? ["\(folders.count - 2) more"] : []
            let names = folders.prefix(more.isEmpty ? 3 : 2).map(\.quoted) + more
            let inside = folders.isEmpty ? "" : "; name the folders in it by themselves: \(names.listed())"
            return "there are no files in the folder \(path)\(inside)"
        }
    }
}

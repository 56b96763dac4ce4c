import Bytes
import Glibc
import ListingKit

/// Files that a command makes and makes anew, in a folder that it makes, with those around it, if there is none.
enum OwnFiles {
    /// Writes them over those that an earlier run has left. Throws if the folder or a file cannot be written.
    static func write(_ files: [(name: String, text: String)], in folder: String) throws {
        var path = folder.hasPrefix("/") ? "/" : ""
        for part in folder.split(separator: "/") {
            path += part + "/"
            if mkdir(path, 0o777) != 0, errno != EEXIST { throw NoFolder(path: folder, cause: .last) }
        }
        let writes = files.map { name, text in
            ContentWriter.File(path: name, bytes: Array(text.utf8), replaces: Files.stamp("\(folder)/\(name)") != nil)
        }
        try ContentWriter.write(writes, in: folder)
    }

    /// The folder could not be made.
    private struct NoFolder: Error, CustomStringConvertible {
        let path: String
        let cause: SystemError

        /// One sentence without a final full stop.
        var description: String { "cannot make the folder \(path): \(cause)" }
    }
}

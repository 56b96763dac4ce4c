import Bytes
import Glibc

/// A folder for temporary files that is gone when the work in it is done.
enum ScratchFolder {
    /// Does some work in an empty folder that nobody else can look into, in `TMPDIR` or `/tmp`, and deletes it with all that is in it.
    static func with<Result>(_ work: (String) throws -> Result) throws -> Result {
        let parent = Terminal.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array((parent + "/houser-XXXXXX").utf8CString)
        guard let made = template.withUnsafeMutableBufferPointer({ $0.baseAddress.flatMap { mkdtemp($0) } }) else {
            throw FolderNotMade(parent: parent, cause: SystemError(code: errno))
        }
        let path = String(cString: made)
        // What cannot be deleted stays behind in a folder for temporary files; the work itself is done.
        defer { remove(path) }
        return try work(path)
    }

    private static func remove(_ folder: String) {
        // Folders come before what is in them, so backwards they come after.
        for entry in ((try? FolderWalk.entries(of: folder)) ?? []).reversed() {
            if entry.kind == .folder { rmdir(folder + "/" + entry.path) } else { unlink(folder + "/" + entry.path) }
        }
        rmdir(folder)
    }

    /// The folder for temporary files does not take any.
    struct FolderNotMade: Error, CustomStringConvertible {
        let parent: String
        let cause: SystemError

        var description: String { "cannot make a temporary folder in \(parent): \(cause); name another with TMPDIR" }
    }
}

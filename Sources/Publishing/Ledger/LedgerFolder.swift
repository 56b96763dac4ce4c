import Bytes
import Glibc

/// The folder that a ledger is kept in, held open so that everything in it is reached from the same folder throughout.
///
/// It is Houser's own and never entered through a symbolic link: whoever can put one into a repository could otherwise have files written
/// and deleted wherever the link leads. The folders that it lies in may be links; that is the maintainer's choice.
final class LedgerFolder {
    /// The open folder.
    let descriptor: Int32

    /// `O_PATH` of Linux, which the C library hides from Swift: a folder that nobody may list can still be one in which files are read.
    private static let pathOnly: Int32 = 0o10000000

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Opens the folder of a ledger; nil if there is none. Throws if it is a link or a file, or if the system refuses; `doing` says what for.
    static func existing(of ledger: String, _ doing: String) throws(PublishError) -> LedgerFolder? {
        let path = LedgerFolder.path(of: ledger)
        let descriptor = open(path, pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor >= 0 { return LedgerFolder(descriptor) }
        let cause = SystemError(code: errno)
        if cause.code == ENOENT { return nil }
        var info = stat()
        if lstat(path, &info) == 0 {
            if info.st_mode & S_IFMT == S_IFLNK { throw .ledgerFolderIsLink(path) }
            if info.st_mode & S_IFMT != S_IFDIR { throw .fileInTheWay(path) }
        } else if cause.code == ENOTDIR {
            throw .fileInTheWay(path)
        }
        throw .system(doing: doing, path: ledger, cause)
    }

    /// The same for a folder that is made if need be.
    static func making(of ledger: String, _ doing: String, faults: FaultInjector) throws(PublishError) -> LedgerFolder {
        if let folder = try existing(of: ledger, doing) { return folder }
        try OutputFolder.makeFolders(path(of: ledger), faults: faults)
        guard let folder = try existing(of: ledger, doing) else {
            throw .system(doing: doing, path: ledger, SystemError(code: ENOENT))
        }
        return folder
    }

    /// The last part of a ledger's path.
    static func name(of ledger: String) -> String {
        ledger.lastIndex(of: "/").map { String(ledger[ledger.index(after: $0)...]) } ?? ledger
    }

    private static func path(of ledger: String) -> String {
        guard let slash = ledger.lastIndex(of: "/") else { return "." }
        return slash == ledger.startIndex ? "/" : String(ledger[..<slash])
    }
}

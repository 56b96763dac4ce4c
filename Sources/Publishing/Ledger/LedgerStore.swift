import Bytes
import Glibc

/// Where a ledger is kept: the ledger itself, and beside it, only while a run changes files, the journal of what it is about to write.
///
/// A run that is cut short leaves both, and together they name everything that may lie in the output by then.
public struct LedgerStore: Sendable {
    let path: String
    /// What stands before every change to them.
    private let faults: FaultInjector

    /// The ledger in the file `path`.
    public init(path: String) { self.init(path: path, faults: .none) }

    init(path: String, faults: FaultInjector) {
        self.path = path
        self.faults = faults
    }

    private var journal: String { path + ".journal" }

    /// Why a ledger is not used.
    public enum Flaw: Hashable, Sendable {
        case missing, corrupt
        /// Written by another version of the program, in a form that this one does not read.
        case otherVersion
    }

    /// What is kept.
    public struct Content: Sendable {
        /// The ledger, if it is exactly what was written.
        public internal(set) var image: LedgerImage?
        /// The journal of a run that was cut short.
        public internal(set) var journal: LedgerImage?
        /// Why there is no ledger.
        public internal(set) var flaw: Flaw?
    }

    /// Reads both. Throws if they are there but the system refuses to give them.
    public func read() throws(PublishError) -> Content {
        var content = Content()
        let main = try image(path)
        content.image = main.image
        content.flaw = main.flaw
        let other = try image(journal)
        // Another ledger's journal says nothing of this output.
        guard let written = other.image, content.image == nil || content.image?.seed == written.seed else { return content }
        content.journal = written
        return content
    }

    private func image(_ path: String) throws(PublishError) -> (image: LedgerImage?, flaw: Flaw?) {
        let found = try file(path)
        guard let file = found.file else { return (nil, found.flaw) }
        guard let image = try? LedgerImage(file) else { return (nil, LedgerImage.isOfOtherVersion(file.bytes) ? .otherVersion : .corrupt) }
        return (image, nil)
    }

    /// What lies at `path`, or why nothing can be read there. Throws if something is there but the system refuses to give it.
    private func file(_ path: String) throws(PublishError) -> (file: MappedFile?, flaw: Flaw?) {
        guard let folder = try LedgerFolder.existing(of: path, "read the ledger") else { return (nil, .missing) }
        let name = LedgerFolder.name(of: path)
        do throws(FileError) {
            return (try MappedFile(name, in: folder.descriptor, path: path), nil)
        } catch {
            guard case .system(let cause) = error.reason else {
                var info = stat()
                if fstatat(folder.descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0, info.st_mode & S_IFMT == S_IFDIR {
                    throw .folderInTheWay(path)
                }
                return (nil, .corrupt)
            }
            guard cause.code == ENOENT else { throw .system(doing: "read the ledger", path: path, cause) }
            return (nil, .missing)
        }
    }

    /// Whether the ledger is that already.
    func holds(_ text: LedgerText) -> Bool {
        guard let folder = try? LedgerFolder.existing(of: path, "read the ledger"),
            let file = try? MappedFile(LedgerFolder.name(of: path), in: folder.descriptor, path: path)
        else { return false }
        return text.isEqual(to: file.bytes)
    }

    /// Keeps a ledger. At any instant either the old or the new one is there in full.
    func write(_ text: LedgerText) throws(PublishError) { try write(to: path, text.write) }

    /// Keeps the journal of a run that is about to change files.
    func writeJournal(_ text: LedgerText) throws(PublishError) { try write(to: journal, text.write) }

    /// The ledger by which people were told of the board, beside that of a preview, which tells nobody anything.
    public var told: String { path + ".told" }

    /// Keeps what the ledger holds there, before a preview takes its place. Throws if it is there but cannot be read or written again.
    public func keepTold() throws(PublishError) {
        guard let file = try file(path).file else { return }
        try write(to: told) { writeAll($0, file.bytes) }
    }

    /// What the name of a ledger's note ends in.
    public static let noteEnding = ".site"

    /// The note beside the ledger that says whose it is; nil if there is none. Throws if it is there but cannot be read.
    public func note() throws(PublishError) -> [UInt8]? { try file(path + LedgerStore.noteEnding).file.map { Array($0.bytes) } }

    /// Keeps that note, unless it is there already. Throws if it cannot be written.
    public func keep(note: [UInt8]) throws(PublishError) {
        if try self.note() == note { return }
        try write(to: path + LedgerStore.noteEnding) { descriptor in note.withUnsafeBytes { writeAll(descriptor, $0) } }
    }

    /// Forgets it: what people are told is in the ledger again.
    public func forgetTold() throws(PublishError) {
        guard let folder = try LedgerFolder.existing(of: told, "delete") else { return }
        guard unlinkat(folder.descriptor, LedgerFolder.name(of: told), 0) == 0 || errno == ENOENT else {
            throw .system(doing: "delete", path: told, .last)
        }
    }

    /// Forgets the journal of a run that is over.
    func removeJournal() throws(PublishError) {
        if let error = faults.stop(.delete) { throw .system(doing: "delete", path: journal, error) }
        guard let folder = try LedgerFolder.existing(of: journal, "delete") else { return }
        guard unlinkat(folder.descriptor, LedgerFolder.name(of: journal), 0) == 0 || errno == ENOENT else {
            throw .system(doing: "delete", path: journal, .last)
        }
    }

    private func write(to path: String, _ writeAll: (Int32) -> SystemError?) throws(PublishError) {
        let folder = try LedgerFolder.making(of: path, "write the ledger", faults: faults)
        let name = LedgerFolder.name(of: path)
        let temporary = name + ".tmp"
        func failure() -> PublishError { .system(doing: "write the ledger", path: path, .last) }
        if let error = faults.stop(.create) { throw .system(doing: "write the ledger", path: path, error) }
        guard unlinkat(folder.descriptor, temporary, 0) == 0 || errno == ENOENT else { throw failure() }
        let descriptor = openat(folder.descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure() }
        var written = faults.stop(.write) ?? writeAll(descriptor)
        // After a power cut a ledger that names too little would leave stale pages for ever, so this is forced out.
        if written == nil { written = faults.stop(.sync) }
        if written == nil, fsync(descriptor) != 0 { written = .last }
        if close(descriptor) != 0, written == nil { written = .last }
        if written == nil { written = faults.stop(.rename) }
        if written == nil, renameat(folder.descriptor, temporary, folder.descriptor, name) != 0 { written = .last }
        if let error = written {
            unlinkat(folder.descriptor, temporary, 0)
            throw .system(doing: "write the ledger", path: path, error)
        }
    }
}

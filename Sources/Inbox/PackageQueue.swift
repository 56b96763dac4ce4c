import Bytes
import Glibc
import Synchronization

/// The folder in which packages wait for the maintainer. What has a name that ends in `.zip` there is whole and on the disk; all else is hidden,
/// and of a program that ended in the middle.
public final class PackageQueue: Sendable {
    private static let hidden = ".spool-"
    private static let ending = ".zip"
    private static let lockName = ".lock"

    /// Its path.
    public let path: String
    private let folder: Int32
    private let lock: Int32
    private let spools = Atomic<Int>(0)

    /// Opens the folder, and makes it if there is none. Takes away what another program left half done, and throws if one still runs.
    public init(_ path: String) throws(Failure) {
        self.path = path
        let isNew = mkdir(path, 0o700) == 0
        guard isNew || errno == EEXIST else { throw Failure("cannot make the folder \(path)", .last) }
        folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Failure("cannot open the folder \(path)", .last) }
        if isNew {
            // A folder that a failing machine forgets would take its packages along.
            let parent = openat(folder, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            defer { close(parent) }
            guard parent >= 0, fsync(parent) == 0 else { throw Failure("cannot make the folder \(path)", .last) }
        }
        lock = openat(folder, PackageQueue.lockName, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw Failure("cannot write in \(path)", .last) }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            guard errno == EWOULDBLOCK else { throw Failure("cannot lock \(path)", .last) }
            throw Failure("another inbox uses the folder \(path)", nil)
        }
        for entry in try entries() where entry.name.hasPrefix(PackageQueue.hidden) { unlinkat(folder, entry.name, 0) }
    }

    deinit {
        close(lock)
        close(folder)
    }

    /// The names of all packages.
    public func packages() throws(Failure) -> [String] {
        try entries().filter { $0.kind == .file && $0.isUTF8 && !$0.name.hasPrefix(".") && $0.name.hasSuffix(PackageQueue.ending) }.map(
            \.name)
    }

    /// Whether a file of that name is the queue's own, and nothing that anybody sent.
    public static func isOwn(_ name: some StringProtocol) -> Bool { name == lockName || name.hasPrefix(hidden) }

    /// How many packages there are, and how many bytes they have.
    func size() throws(Failure) -> (packages: Int, bytes: Int) {
        let names = try packages()
        return (names.count, names.reduce(0) { $0 + Int(Files.stamp($1, in: folder)?.size ?? 0) })
    }

    /// A new hidden file.
    func spool() throws(Failure) -> Spool {
        let name = PackageQueue.hidden + String(spools.add(1, ordering: .relaxed).newValue)
        let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Failure("cannot write in \(path)", .last) }
        return Spool(name: name, descriptor: descriptor, queue: self)
    }

    /// Gives the hidden file its name. It is on the disk under that name once this returns.
    func keep(_ spool: Spool, as name: String) throws(Failure) {
        guard fsync(spool.descriptor) == 0 else { throw Failure("cannot write \(path)/\(name)", .last) }
        guard renameat(folder, spool.name, folder, name) == 0 else { throw Failure("cannot write \(path)/\(name)", .last) }
        spool.isKept = true
        guard fsync(folder) == 0 else {
            let cause = SystemError.last
            unlinkat(folder, name, 0)
            throw Failure("cannot write \(path)/\(name)", cause)
        }
    }

    /// The name under which a package of those bytes is kept, and whether it is already. Names begin with the time at which their packages came, in
    /// milliseconds since 1970, so that they are taken over in that order.
    func name(_ bytes: [UInt8], at milliseconds: Int) throws(Failure) -> (name: String, isThere: Bool) {
        let stem = ContentHash.of(bytes).paddedHex + ContentHash.of(bytes, seed: UInt64(bytes.count)).paddedHex
        // Whoever likes can make other bytes of the same hash, so they are compared.
        let known = try packages()
        for count in 0..<PackageQueue.mostOfOneName {
            let name = "-" + stem + (count == 0 ? "" : "-\(count)") + PackageQueue.ending
            guard let name = known.first(where: { $0.hasSuffix(name) }), let stamp = Files.stamp(name, in: folder) else {
                let time = String(milliseconds)
                return (String(repeating: "0", count: max(0, 13 - time.utf8.count)) + time + name, false)
            }
            guard stamp.size == bytes.count else { continue }
            do throws(FileError) {
                if try Files.readFile(name, in: folder, path: name, limit: bytes.count) == bytes { return (name, true) }
            } catch {
                throw Failure(error.description, nil)
            }
        }
        throw Failure("there are too many packages of the name \(stem) in \(path)", nil)
    }

    /// What a package is called whenever it comes, which tells nothing of others.
    static func stem(of name: String) -> String { String(name.drop { $0 != "-" }.dropFirst().prefix { $0 != "." }) }

    /// Takes a package away, for good: one that came back would be published once more.
    public func remove(_ name: String) throws(Failure) {
        guard unlinkat(folder, name, 0) == 0 || errno == ENOENT, fsync(folder) == 0 else {
            throw Failure("cannot remove \(path)/\(name)", .last)
        }
    }

    /// Takes a hidden file away.
    func discard(_ name: String) { unlinkat(folder, name, 0) }

    private static let mostOfOneName = 10

    private func entries() throws(Failure) -> [FolderEntry] {
        let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("cannot read the folder \(path)", .last) }
        do throws(SystemError) {
            return try FolderEntry.list(closing: descriptor)
        } catch {
            throw Failure("cannot read the folder \(path)", error)
        }
    }

    /// The folder cannot be used.
    public struct Failure: Error, CustomStringConvertible {
        /// One sentence without a final full stop.
        public let description: String

        init(_ what: String, _ cause: SystemError?) { description = cause.map { "\(what): \($0)" } ?? what }
    }
}

import FoundationEssentials
import Glibc

/// An output folder that is not there yet: made whole beside the ledger, and put in its place in one step.
///
/// Nobody can see a site that is half made then, so its files need neither interim pages nor a journal, and each is written once where it
/// stays. What a run that was cut short left is cleared by the next.
final class NewOutput: Sendable {
    /// The folder while it is made.
    let folder: OutputFolder
    /// Whether the process's file mode mask would keep a web server from reading what is made.
    let isMasked: Bool
    private let path: String
    private let goal: String

    /// Begins a new output at `goal`, to be made at `path`. Nil if the two can have no common file system or something is at `goal`
    /// already, be it a link; then files have to be put in place one by one. Waits while another run is making one, after
    /// `busy` is called, and throws `outputInUse` if that run was faster.
    init?(_ goal: String, at path: String, faults: FaultInjector, _ busy: () -> Void) throws(PublishError) {
        let goal = goal.trimmingTrailingSlashes
        guard NewOutput.isAbsent(goal) else { return nil }
        let parent = NewOutput.parent(of: goal)
        try OutputFolder.makeFolders(parent, faults: faults)
        try OutputFolder.makeFolders(NewOutput.parent(of: path), faults: faults)
        guard let device = NewOutput.device(parent), device == NewOutput.device(NewOutput.parent(of: path)) else { return nil }
        try NewOutput.clear(path, faults: faults, busy)
        guard NewOutput.isAbsent(goal) else { throw .outputInUse(goal) }
        if let error = faults.stop(.makeFolder) { throw .system(doing: "make the folder", path: path, error) }
        guard mkdir(path, 0o755) == 0 else {
            if errno == EEXIST { throw .outputInUse(goal) }
            throw .system(doing: "make the folder", path: path, .last)
        }
        guard let folder = try OutputFolder.existing(path, shownAs: goal, faults: faults), folder.lock(busy, at: path) else {
            throw .outputInUse(goal)
        }
        var info = stat()
        isMasked = fstat(folder.descriptor, &info) != 0 || info.st_mode & 0o777 != 0o755
        if isMasked { fchmod(folder.descriptor, 0o755) }
        self.folder = folder
        self.path = path
        self.goal = goal
    }

    /// Removes what a run that was cut short left at `path`; waits for one that is still at work, after `busy` is called.
    static func clear(_ path: String, faults: FaultInjector, _ busy: () -> Void) throws(PublishError) {
        var left: OutputFolder?
        repeat {
            guard !isAbsent(path) else { return }
            left = try OutputFolder.existing(path, faults: faults)
        } while left?.lock(busy) == false
        if let error = faults.stop(.delete) { throw .system(doing: "clear", path: path, error) }
        // Without a folder it is a link that leads nowhere, unless that other run has just put it in its place.
        if left == nil { unlink(path) } else { try remove(path) }
    }

    private static func remove(_ path: String) throws(PublishError) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw .system(doing: "clear", path: path, .last)
        }
    }

    /// Throws if another run has put something in the place by now.
    func confirmAbsent() throws(PublishError) {
        guard NewOutput.isAbsent(goal) else { throw .outputInUse(goal) }
    }

    /// Puts the folder in its place. What another run put there in the meantime stays.
    func putInPlace() throws(PublishError) {
        if let error = folder.faults.stop(.rename) { throw .system(doing: "write", path: goal, error) }
        guard rename(path, goal) != 0 else { return }
        switch errno {
        case EEXIST, ENOTEMPTY, ENOTDIR: throw .outputInUse(goal)
        default: throw .system(doing: "write", path: goal, .last)
        }
    }

    /// Gives up. The error that led to this is the one to tell, and the next run clears what stays.
    func remove() { try? NewOutput.remove(path) }

    private static func isAbsent(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) != 0 && errno == ENOENT
    }

    private static func device(_ path: String) -> dev_t? {
        var info = stat()
        return stat(path, &info) == 0 ? info.st_dev : nil
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

extension String {
    fileprivate var trimmingTrailingSlashes: String {
        var path = Substring(self)
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return String(path)
    }
}

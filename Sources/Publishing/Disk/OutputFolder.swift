import Bytes
import Glibc

/// The output folder, held open so that everything below it is reached from the same folder throughout.
final class OutputFolder: Sendable {
    /// The path as it was given, for messages.
    let path: String
    /// The open folder.
    let descriptor: Int32
    /// What stands before every change in it.
    let faults: FaultInjector

    private init(path: String, descriptor: Int32, faults: FaultInjector) {
        self.path = path
        self.descriptor = descriptor
        self.faults = faults
    }

    deinit { close(descriptor) }

    /// Opens the folder at `path`, or nil if there is nothing there. The last part of `path` may be a link: that is the maintainer's choice.
    /// Messages name `shown` if it is given.
    static func existing(_ path: String, shownAs shown: String? = nil, faults: FaultInjector = .none) throws(PublishError) -> OutputFolder?
    {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { return OutputFolder(path: shown ?? path, descriptor: descriptor, faults: faults) }
        switch errno {
        case ENOENT: return nil
        case ENOTDIR: throw .outputNotAFolder(path)
        default: throw .system(doing: "open", path: path, .last)
        }
    }

    /// Opens the folder at `path` after making it, and the folders that it lies in, if need be.
    static func making(_ path: String, faults: FaultInjector = .none) throws(PublishError) -> OutputFolder {
        if let folder = try existing(path, faults: faults) { return folder }
        try makeFolders(path, faults: faults)
        guard let folder = try existing(path, faults: faults) else {
            throw .system(doing: "open", path: path, SystemError(code: ENOENT))
        }
        return folder
    }

    /// Makes the folder at `path` and all that it lies in.
    static func makeFolders(_ path: String, faults: FaultInjector = .none) throws(PublishError) {
        let slashes = path.indices.dropFirst().filter { path[$0] == "/" }
        for end in slashes + [path.endIndex] {
            let folder = String(path[..<end])
            if access(folder, F_OK) == 0 { continue }
            if let error = faults.stop(.makeFolder) { throw .system(doing: "make the folder", path: folder, error) }
            guard mkdir(folder, 0o755) != 0, errno != EEXIST else { continue }
            throw .system(doing: "make the folder", path: folder, .last)
        }
    }

    /// Whether there is nothing in it but hidden files, such as `.gitignore`.
    var isBlank: Bool {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let entries = try? FolderEntry.list(closing: copy) else { return false }
        return entries.allSatisfy { $0.kind != .folder && $0.name.utf8.first == UInt8(ascii: ".") || $0.name == Staging.name }
    }

    /// Whether there is something at a path below, if only a link that leads nowhere.
    func holds(_ inner: String) -> Bool {
        var info = stat()
        return fstatat(descriptor, inner, &info, AT_SYMLINK_NOFOLLOW) == 0
    }

    /// The path of something below, for messages.
    func display(_ inner: String) -> String { path.hasSuffix("/") ? path + inner : path + "/" + inner }
    func display(_ inner: ArtifactPath) -> String { display(inner.string) }
}

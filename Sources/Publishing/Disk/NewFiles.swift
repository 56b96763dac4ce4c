import Bytes
import Glibc

/// Writes the files of one thread into a folder that nobody else knows yet, making folders as it comes to them.
///
/// In such a folder no name can be a link, so paths need no folder to be opened on the way.
struct NewFiles: ~Copyable {
    private let output: OutputFolder
    private let isMasked: Bool
    /// Folders that were made or seen of late.
    private var recent: [ArtifactPath] = []
    private var oldest = 0

    init(_ new: NewOutput) {
        output = new.folder
        isMasked = new.isMasked
    }

    /// Writes a file, and gives what the file system says of it; ``FileStamp/none`` if its name is taken, which is judged when all paths
    /// are known.
    mutating func write(_ path: ArtifactPath, _ bytes: [UInt8]) throws(PublishError) -> FileStamp {
        try makeFolders(of: path)
        let faults = output.faults
        if let error = faults.stop(.create) { throw failure(path, error) }
        let descriptor = path.string.withCString {
            openat(output.descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        }
        guard descriptor >= 0 else {
            if errno == EEXIST || errno == ENOTDIR { return .none }
            throw failure(path, .last)
        }
        var problem = faults.stop(.write) ?? writeAll(descriptor, bytes)
        var info = stat()
        if problem == nil, fstat(descriptor, &info) != 0 { problem = .last }
        if problem == nil, isMasked, fchmod(descriptor, 0o644) != 0 { problem = .last }
        if close(descriptor) != 0, problem == nil { problem = .last }
        if let problem { throw failure(path, problem) }
        return FileStamp(info)
    }

    private func failure(_ path: ArtifactPath, _ error: SystemError) -> PublishError {
        .system(doing: "write", path: output.display(path), error)
    }

    private mutating func makeFolders(of path: ArtifactPath) throws(PublishError) {
        let isKnown = path.withBytes { bytes in
            guard let length = ArtifactPath.folderLength(bytes), let start = bytes.baseAddress else { return true }
            for index in recent.indices
            where recent[index].withBytes({ $0.count == length && $0.baseAddress.map { memcmp($0, start, length) } == 0 }) { return true }
            return false
        }
        guard !isKnown, let folder = path.folder else { return }
        try make(folder)
        if recent.count < 8 {
            recent.append(folder)
        } else {
            recent[oldest] = folder
            oldest = (oldest + 1) % recent.count
        }
    }

    private func make(_ folder: ArtifactPath) throws(PublishError) {
        if let error = output.faults.stop(.makeFolder) { throw .system(doing: "make the folder", path: output.display(folder), error) }
        if create(folder) { return }
        if errno == ENOENT, let parent = folder.folder {
            try make(parent)
            if create(folder) { return }
        }
        // Another thread may have been first; and a file in the way shows when the file itself is opened.
        if errno != EEXIST, errno != ENOTDIR { throw .system(doing: "make the folder", path: output.display(folder), .last) }
    }

    private func create(_ folder: ArtifactPath) -> Bool {
        guard folder.string.withCString({ mkdirat(output.descriptor, $0, 0o755) }) == 0 else { return false }
        if isMasked { _ = folder.string.withCString { fchmodat(output.descriptor, $0, 0o755, 0) } }
        return true
    }
}

import Bytes
import Glibc
import Synchronization

/// A folder in the output where new files are finished before any of them is put in place.
///
/// It is made when the first file needs it. What a run that was cut short left there is cleared by the next.
final class Staging: Sendable {
    static let name = ArtifactPath.reservedPrefix
    private static let interim = "interim"
    private let output: OutputFolder
    private let made = Mutex<Int32?>(nil)

    /// Clears what is left of an earlier run.
    init(_ output: OutputFolder) throws(PublishError) {
        self.output = output
        let old = openat(output.descriptor, Self.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if old >= 0 {
            try clear(old)
        } else if errno != ENOENT {
            throw failure("clear", .last)
        }
    }

    deinit {
        made.withLock { descriptor in
            if let descriptor { close(descriptor) }
        }
    }

    /// Writes the file with that number, and gives what the file system says of it.
    func write(_ number: Int, _ bytes: [UInt8]) throws(PublishError) -> FileStamp { try write(named: String(number), bytes) }

    private func write(named name: String, _ bytes: [UInt8]) throws(PublishError) -> FileStamp {
        let folder = try folder()
        if let error = output.faults.stop(.create) { throw failure("write", error) }
        let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure("write", .last) }
        var problem = output.faults.stop(.write) ?? writeAll(descriptor, bytes)
        // The process's file mode mask must not keep a web server from reading the file.
        if problem == nil, fchmod(descriptor, 0o644) != 0 { problem = .last }
        var info = stat()
        if problem == nil, fstat(descriptor, &info) != 0 { problem = .last }
        if close(descriptor) != 0, problem == nil { problem = .last }
        if let problem { throw failure("write", problem) }
        return FileStamp(info)
    }

    /// Puts the file with that number in its place, in one step, instead of what is there.
    func place(_ number: Int, at path: ArtifactPath, _ cursor: inout FolderCursor) throws(PublishError) {
        let target = try cursor.folder(of: path, making: true)
        let staging = try folder()
        if let error = output.faults.stop(.rename) { throw .system(doing: "write", path: output.display(path), error) }
        guard path.withName({ renameat(staging, String(number), target, $0) }) == 0 else {
            throw .system(doing: "write", path: output.display(path), .last)
        }
    }

    /// Puts a page in the place of one that is to come, unless something is there already: whole, and without a link to anything.
    func place(_ page: InterimPage, at path: ArtifactPath, _ cursor: inout FolderCursor) throws(PublishError) {
        let target = try cursor.folder(of: path, making: true)
        let staging = try folder()
        if let error = output.faults.stop(.link) { throw .system(doing: "write", path: output.display(path), error) }
        guard path.withName({ linkat(staging, Self.interim, target, $0, 0) }) != 0, errno != EEXIST else { return }
        // Where files cannot have two names, it is written for each.
        let descriptor = path.withName { openat(target, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw .system(doing: "write", path: output.display(path), .last) }
        let problem = writeAll(descriptor, page.bytes)
        close(descriptor)
        if let problem { throw .system(doing: "write", path: output.display(path), problem) }
    }

    /// Makes ready for ``place(_:at:_:)``.
    func write(_ page: InterimPage) throws(PublishError) { _ = try write(named: Self.interim, page.bytes) }

    /// Removes the folder with all that is still in it.
    func remove() throws(PublishError) {
        let descriptor = made.withLock { descriptor in
            defer { descriptor = nil }
            return descriptor
        }
        if let descriptor { try clear(descriptor) }
    }

    private func folder() throws(PublishError) -> Int32 {
        try made.withLock { (descriptor) throws(PublishError) in
            if let descriptor { return descriptor }
            if let error = output.faults.stop(.makeFolder) { throw failure("make files in", error) }
            guard mkdirat(output.descriptor, Self.name, 0o700) == 0 || errno == EEXIST else { throw failure("make files in", .last) }
            let opened = openat(output.descriptor, Self.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard opened >= 0 else { throw failure("make files in", .last) }
            descriptor = opened
            return opened
        }
    }

    private func clear(_ descriptor: Int32) throws(PublishError) {
        let copy = dup(descriptor)
        defer { close(copy) }
        do throws(SystemError) {
            // Only what this type makes: files named by a number.
            for entry in try FolderEntry.list(closing: descriptor)
            where entry.kind == .file && (Int(entry.name) != nil || entry.name == Self.interim) {
                if let error = output.faults.stop(.delete) { throw error }
                guard unlinkat(copy, entry.name, 0) == 0 || errno == ENOENT else { throw SystemError.last }
            }
            if let error = output.faults.stop(.delete) { throw error }
            guard unlinkat(output.descriptor, Self.name, AT_REMOVEDIR) == 0 || errno == ENOTEMPTY || errno == EEXIST || errno == ENOENT
            else {
                throw SystemError.last
            }
        } catch {
            throw failure("clear", error)
        }
    }

    private func failure(_ doing: String, _ error: SystemError) -> PublishError {
        if error.code == ENOTDIR || error.code == ELOOP { return .fileInTheWay(output.display(Self.name)) }
        return .system(doing: doing, path: output.path, error)
    }
}

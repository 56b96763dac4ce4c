import Bytes
import Glibc

/// Keeps the folders on the way to the last used one open, so that paths taken in order cost few system calls.
///
/// Each part is opened from its parent and never through a symbolic link, so no path can lead out of the output folder.
struct FolderCursor: ~Copyable {
    private let output: OutputFolder
    private var current: [UInt8] = []
    /// For each open folder below the output: where its path ends in `current`, its descriptor, and whether this cursor made it.
    private var open: [(end: Int, descriptor: Int32, made: Bool)] = []

    init(_ output: OutputFolder) {
        self.output = output
    }

    deinit {
        for folder in open { close(folder.descriptor) }
    }

    /// The open folder that `path` lies in; it stays open until the next call.
    mutating func folder(of path: ArtifactPath, making: Bool = false) throws(PublishError) -> Int32 {
        try enter(path.withBytes { bytes in bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[..<$0]) } ?? [] }, making: making)
    }

    /// The same, or nil if there is no such folder.
    mutating func existingFolder(of path: ArtifactPath) throws(PublishError) -> Int32? {
        do throws(PublishError) {
            return try folder(of: path)
        } catch .system(_, _, let error) where error.code == ENOENT {
            return nil
        } catch .symbolicLink, .fileInTheWay {
            return nil
        }
    }

    /// The folder `path`, or the output for nil, opened once more for the caller to list and close.
    mutating func openForListing(_ path: ArtifactPath?) throws(PublishError) -> Int32 {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let parent = try path.map { (path) throws(PublishError) in try folder(of: path) } ?? output.descriptor
        let descriptor = path?.withName { openat(parent, $0, flags) } ?? openat(parent, ".", flags)
        guard descriptor >= 0 else { throw .system(doing: "open the folder", path: output.display(path?.string ?? ""), .last) }
        return descriptor
    }

    private mutating func enter(_ path: [UInt8], making: Bool) throws(PublishError) -> Int32 {
        if path == current { return open.last?.descriptor ?? output.descriptor }
        leaveUntil(above: path)
        var start = open.last.map { $0.end + 1 } ?? 0
        while start < path.count {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
            try step(into: path[start..<end], path: path[..<end], making: making)
            start = end + 1
        }
        return open.last?.descriptor ?? output.descriptor
    }

    /// Closes what is not on the way to `path`.
    private mutating func leaveUntil(above path: [UInt8]) {
        while let last = open.last {
            let shared = last.end <= path.count && (last.end == path.count || path[last.end] == UInt8(ascii: "/"))
            if shared, path[..<last.end] == current[..<last.end] { break }
            close(last.descriptor)
            open.removeLast()
        }
        current.removeSubrange((open.last?.end ?? 0)...)
    }

    private mutating func step(into name: ArraySlice<UInt8>, path: ArraySlice<UInt8>, making: Bool) throws(PublishError) {
        let parent = open.last?.descriptor ?? output.descriptor
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let display = { [output] in output.display(String(decoding: path, as: UTF8.self)) }
        var made = false
        let name = (name + [0]).map { CChar(truncatingIfNeeded: $0) }
        if making, let error = output.faults.stop(.makeFolder) { throw .system(doing: "make the folder", path: display(), error) }
        // In a folder that was made just now nothing is there yet, so asking first would be a wasted call.
        if making, open.last?.made == true { made = mkdirat(parent, name, 0o755) == 0 }
        var descriptor = openat(parent, name, flags)
        if descriptor < 0, errno == ENOENT, making {
            made = mkdirat(parent, name, 0o755) == 0
            guard made || errno == EEXIST else { throw .system(doing: "make the folder", path: display(), .last) }
            descriptor = openat(parent, name, flags)
        }
        if descriptor < 0 {
            let error = SystemError.last
            var info = stat()
            if fstatat(parent, name, &info, AT_SYMLINK_NOFOLLOW) == 0 {
                if info.st_mode & S_IFMT == S_IFLNK { throw .symbolicLink(display()) }
                if info.st_mode & S_IFMT != S_IFDIR { throw .fileInTheWay(display()) }
            }
            throw .system(doing: "open the folder", path: display(), error)
        }
        // The process's file mode mask must not keep a web server from reading the folder.
        if made { fchmod(descriptor, 0o755) }
        current = Array(path)
        open.append((path.endIndex, descriptor, made))
    }
}

extension ArtifactPath {
    /// Calls `body` with the name that it has in its folder.
    func withName<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        let start = string.utf8.lastIndex(of: UInt8(ascii: "/")).map { string.utf8.distance(from: string.utf8.startIndex, to: $0) + 1 } ?? 0
        return try string.withCString { try body($0 + start) }
    }
}

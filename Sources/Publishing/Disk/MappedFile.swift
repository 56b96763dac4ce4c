import Bytes
import Glibc

/// A file in memory as it lies on the disk, without a copy.
///
/// Only for files that are replaced whole by renaming and never written in place: a mapped file that becomes shorter stops the program.
public final class MappedFile: @unchecked Sendable {
    /// What is in it, as long as this value is there.
    public let bytes: UnsafeRawBufferPointer
    /// What the file system said of it.
    public let stamp: FileStamp

    /// Maps the regular file `name` in a folder that is open; `path` is what errors call it. Throws if there is none or it cannot be read.
    convenience init(_ name: String, in folder: Int32, path: String) throws(FileError) {
        try self.init(name, in: folder, path: path, followingLinks: false)
    }

    /// Maps the regular file that `path` leads to.
    public convenience init(following path: String) throws(FileError) {
        try self.init(path, in: AT_FDCWD, path: path, followingLinks: true)
    }

    private init(_ name: String, in folder: Int32, path: String, followingLinks: Bool) throws(FileError) {
        let file = try Files.open(name, in: folder, path: path, followingLinks: followingLinks)
        defer { close(file.number) }
        stamp = file.stamp
        let size = Int(file.stamp.size)
        guard size > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.number, 0), start != MAP_FAILED else {
            throw FileError(path: path, reason: .system(.last))
        }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit {
        if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
    }
}

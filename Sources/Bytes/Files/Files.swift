import Glibc

/// Reads whole files.
public enum Files {
    /// Reads the regular file at `path`.
    ///
    /// Throws for a file of more than `limit` bytes, for a folder, pipe, socket or device, and for a symbolic link as
    /// the last part of the path unless `followingLinks`. Pipes and devices are never opened, because that alone can
    /// block or act.
    public static func readFile(_ path: String, limit: Int, followingLinks: Bool = false) throws(FileError) -> [UInt8] {
        try readFile(path, in: AT_FDCWD, path: path, limit: limit, followingLinks: followingLinks)
    }

    /// Reads the regular file `name` in the folder that is open as `folder`; errors name it `path`.
    public static func readFile(
        _ name: String, in folder: Int32, path: String, limit: Int, followingLinks: Bool = false
    ) throws(FileError) -> [UInt8] {
        try readStamped(name, in: folder, path: path, limit: limit, followingLinks: followingLinks).bytes
    }

    /// Reads a file as ``readFile(_:in:path:limit:followingLinks:)`` does, and returns its stamp from before it was
    /// read.
    public static func readStamped(
        _ name: String, in folder: Int32, path: @autoclosure () -> String, limit: Int, followingLinks: Bool = false,
        isKnownRegular: Bool = false
    ) throws(FileError) -> (bytes: [UInt8], stamp: FileStamp) {
        guard !name.utf8.contains(0) else { throw FileError(path: path(), reason: .unusableName) }
        let descriptor = try open(name, in: folder, path: path(), followingLinks: followingLinks, isKnownRegular: isKnownRegular)
        defer { close(descriptor.number) }
        guard descriptor.stamp.size <= limit else { throw FileError(path: path(), reason: .tooLarge(limit: limit)) }
        var bytes: [UInt8] = []
        // One byte more than the size, so that the same call that fills the array also finds the end.
        var capacity = Int(descriptor.stamp.size) + 1
        while true {
            let (chunk, ended) = try read(descriptor.number, capacity, path())
            bytes = bytes.isEmpty ? chunk : bytes + chunk
            guard bytes.count <= limit else { throw FileError(path: path(), reason: .tooLarge(limit: limit)) }
            if ended { return (bytes, descriptor.stamp) }
            // The file has grown since its size was asked for; doubling keeps the copying linear.
            capacity = max(65_536, bytes.count)
        }
    }

    /// Returns the stamp of what is at `path` without following links; nil if nothing is there or it cannot be asked.
    public static func stamp(_ path: String, in folder: Int32 = AT_FDCWD) -> FileStamp? {
        var info = stat()
        return fstatat(folder, path, &info, AT_SYMLINK_NOFOLLOW) == 0 ? FileStamp(info) : nil
    }

    /// Opens a regular file for reading, and never anything else; the caller closes it.
    ///
    /// With `isKnownRegular`, which saves a system call, the caller has just seen that it is a regular file.
    public static func open(
        _ name: String, in folder: Int32, path: @autoclosure () -> String, followingLinks: Bool, isKnownRegular: Bool = false
    ) throws(FileError) -> (number: Int32, stamp: FileStamp) {
        var info = stat()
        if !isKnownRegular {
            guard fstatat(folder, name, &info, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
                throw FileError(path: path(), reason: .system(.last))
            }
            try checkRegular(info, path())
        }
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
        let number = openat(folder, name, flags)
        guard number >= 0 else { throw FileError(path: path(), reason: .system(.last)) }
        do throws(FileError) {
            // The name may have been given to something else in between.
            guard fstat(number, &info) == 0 else { throw FileError(path: path(), reason: .system(.last)) }
            try checkRegular(info, path())
        } catch {
            close(number)
            throw error
        }
        return (number, FileStamp(info))
    }

    private static func checkRegular(_ info: stat, _ path: @autoclosure () -> String) throws(FileError) {
        switch info.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFLNK: throw FileError(path: path(), reason: .symbolicLink)
        default: throw FileError(path: path(), reason: .notAFile)
        }
    }

    /// Reads up to `capacity` bytes, and tells whether the file ended within them.
    private static func read(
        _ descriptor: Int32, _ capacity: Int, _ path: @autoclosure () -> String
    ) throws(FileError) -> ([UInt8], ended: Bool) {
        var failure: SystemError?
        var ended = false
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
            filled = 0
            while filled < capacity {
                let count = Glibc.read(descriptor, UnsafeMutableBufferPointer(rebasing: buffer[filled...]).baseAddress, capacity - filled)
                if count > 0 {
                    filled += count
                } else if count == 0 {
                    ended = true
                    return
                } else if errno != EINTR {
                    failure = .last
                    return
                }
            }
        }
        if let failure { throw FileError(path: path(), reason: .system(failure)) }
        return (bytes, ended)
    }
}

import Glibc

/// An error number of the operating system, with a message for the person who runs the program.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number, as `errno` gave it.
    public var code: Int32

    /// Creates the error with that number.
    public init(code: Int32) {
        self.code = code
    }

    /// The error of the system call that has just failed on this thread.
    public static var last: SystemError { SystemError(code: errno) }

    /// The error in plain words, without a final full stop; unlike `strerror` the same on every system.
    public var description: String {
        switch code {
        case EACCES, EPERM: "permission denied"
        case ENOENT: "there is no such file or folder"
        case ENOTDIR: "a part of the path is not a folder"
        case EISDIR: "it is a folder"
        case EEXIST: "it is already there"
        case ENOTEMPTY: "the folder is not empty"
        case ENOSPC: "no space is left on the disk"
        case EDQUOT: "the disk quota is used up"
        case EROFS: "the disk can only be read"
        case EIO: "the disk reported an input or output error"
        case ELOOP: "too many symbolic links, or one where none is allowed"
        case ENAMETOOLONG: "the name is too long"
        case EMFILE, ENFILE: "too many files are open"
        case EFBIG: "the file is too large"
        case EPIPE: "nobody reads it any more"
        case EXDEV: "it is on another disk"
        default: "system error \(code)"
        }
    }
}

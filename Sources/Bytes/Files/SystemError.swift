import Glibc

/// An error number of the operating system and what it means to the person who runs the program.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number, as `errno` gave it.
    public var code: Int32

    /// The error of that number.
    public init(code: Int32) {
        self.code = code
    }

    /// The error of the system call that has just failed on this thread.
    public static var last: SystemError { SystemError(code: errno) }

    /// In plain words and in the same words everywhere, without a final full stop.
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

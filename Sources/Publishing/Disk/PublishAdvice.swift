import Bytes
import Glibc

extension SystemError {
    /// What to do about it where a site is published, as the end of a sentence; nil if the error itself says all there is to say.
    var advice: String? {
        switch code {
        case ENOSPC: "make room on that disk and run the command again"
        case EDQUOT: "delete what is not needed, or have the quota raised, and run the command again"
        case EROFS: "have the disk mounted for writing, or name another folder with --output"
        case EACCES, EPERM: "give the user who runs the command the right to it, or name another folder with --output"
        case EIO: "check the disk"
        default: nil
        }
    }
}

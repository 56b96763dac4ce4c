import Glibc

/// Keeps two runs from publishing to one folder at the same time.
///
/// The lock is the system's own on the open folder (flock(2)): it is gone with the process that holds it, however that ends, so that no
/// file is left that could block the next.
extension OutputFolder {
    /// Waits until no other run publishes here, and then keeps others from it until this value is gone; `busy` is called before a wait.
    ///
    /// False if something else stands at `place`, its path unless that is given, by now, so that it has to be opened anew.
    func lock(_ busy: () -> Void, at place: String? = nil) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            busy()
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        // Network file systems without locks give other errors; publishing there goes on unguarded.
        var here = stat()
        var there = stat()
        return fstat(descriptor, &here) == 0 && stat(place ?? path, &there) == 0
            && here.st_ino == there.st_ino && here.st_dev == there.st_dev
    }
}

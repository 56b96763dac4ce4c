import Bytes
import Glibc

/// Why folders cannot be watched.
public enum WatchError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The user may not watch any more folders (`inotify_add_watch` gave `ENOSPC`, see inotify(7)).
    case tooManyFolders(path: String)
    /// The user, or this process, may not have any more watchers (`inotify_init1` gave `EMFILE`).
    case tooManyWatchers
    /// The operating system refused something else.
    case system(path: String, SystemError)

    /// One or two sentences without a final full stop.
    public var description: String {
        switch self {
        case .tooManyFolders(let path):
            "cannot watch \(path): more folders are watched on this machine than the limit allows; "
                + "raise it with 'sudo sysctl fs.inotify.max_user_watches=524288'"
        case .tooManyWatchers:
            "cannot watch any folder: more programs watch folders on this machine than the limit allows; "
                + "raise it with 'sudo sysctl fs.inotify.max_user_instances=1024'"
        case .system(let path, let error): "cannot watch \(path): \(error)"
        }
    }

    /// The error that `inotify_add_watch` gave for a folder.
    init(adding path: String, _ error: SystemError) {
        self = error.code == ENOSPC ? .tooManyFolders(path: path) : .system(path: path, error)
    }

    /// The error that `inotify_init1` gave.
    init(starting path: String, _ error: SystemError) {
        self = error.code == EMFILE ? .tooManyWatchers : .system(path: path, error)
    }
}

import Glibc

/// Waits for changes in folders and all that lies in them, by inotify(7).
///
/// What happens between two waits is not lost: the second returns at once. Hidden files and what editors keep for themselves do not count.
public final class FolderWatcher {
    /// Why a wait is over.
    public enum Outcome: Hashable, Sendable {
        /// Something changed, and then nothing for a while.
        case changed
        /// The other descriptor can be read.
        case interrupted
        /// The time is over.
        case timedOut
    }

    private static let quiet: Duration = .milliseconds(50)
    private static let patience: Duration = .seconds(1)

    private let inotify: Inotify
    private var folders: WatchedFolders

    /// Starts watching folders. One that is not there is watched for from the folder that it would lie in.
    public init(_ folders: [String]) throws(WatchError) {
        inotify = try Inotify(for: folders.first ?? ".")
        self.folders = try WatchedFolders(folders, inotify)
    }

    /// Waits for a change, until `interruption` can be read, or for `limit`.
    ///
    /// Changes come in bursts: a save is a few, a checkout is hundreds. The wait is over once nothing changed for 50 ms, and at the latest
    /// a second after the first change.
    public func wait(interruption: Int32, limit: Duration) throws(WatchError) -> Outcome {
        let clock = ContinuousClock()
        let end = clock.now + limit
        var first: ContinuousClock.Instant?
        var last = clock.now
        while true {
            let now = clock.now
            let deadline = first.map { min($0 + FolderWatcher.patience, last + FolderWatcher.quiet) } ?? end
            guard now < deadline else { return first == nil ? .timedOut : .changed }
            var waits = [
                pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
                pollfd(fd: inotify.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            // Rounded up, lest the last fraction of a millisecond be spent in a loop.
            let milliseconds = Int32(clamping: Int(now.duration(to: deadline) / .milliseconds(1)) + 1)
            guard poll(&waits, 2, milliseconds) > 0 else { continue }
            if waits[0].revents != 0 { return .interrupted }
            var isRelevant = false
            for event in try inotify.read() where try folders.take(event) { isRelevant = true }
            if isRelevant {
                last = clock.now
                first = first ?? last
            }
        }
    }
}

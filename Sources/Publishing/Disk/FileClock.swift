import Bytes
import Glibc

/// The clock by which file systems date files. It goes in steps of some milliseconds.
enum FileClock {
    private static let step: Int64 = 10_000_000

    /// Waits, for some milliseconds at most, until a change made from now on has another time than one made at `instant`.
    ///
    /// Without this a file that is changed right after a build could keep its time and size, and nobody would notice.
    static func waitUntilBehind(_ instant: Int64) {
        let passed = FileStamp.now() - instant
        // A clock that was set back has a time of its own anyway.
        guard passed >= 0, passed < step else { return }
        usleep(UInt32((step - passed) / 1_000))
    }
}

import Glibc
import ListingKit
import Synchronization

/// The wish that the program end, by Ctrl-C or `kill`, as a descriptor that can be waited for.
///
/// While there is work to be waited for, the program ends at once: a build that is cut short is repaired by the next.
enum Interruption {
    private static let writingEnd = Atomic<Int32>(-1)
    private static let isWaiting = Atomic<Bool>(false)

    /// Takes over the signals SIGINT and SIGTERM, and gives a descriptor that can be read once one came.
    static func take() throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw WatchLoop.NoPipe(cause: SystemError(code: errno)) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        isWaiting.store(false, ordering: .sequentiallyConsistent)
        writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            signal(number, handler)
            sigaddset(&signals, number)
        }
        // Whoever started the program may have had them blocked, which is inherited.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return ends[0]
    }

    /// Whether a signal is waited for, or ends the program.
    static func wait(_ waits: Bool) { isWaiting.store(waits, ordering: .sequentiallyConsistent) }

    // Does only what signal-safety(7) allows.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        guard isWaiting.load(ordering: .sequentiallyConsistent) else { _exit(128 + number) }
        let error = errno
        var byte: UInt8 = 0
        _ = write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = error
    }
}

import Bytes
import Glibc
import Synchronization

/// The wish that the program end, by Ctrl-C or `kill`: SIGINT and SIGTERM.
///
/// Mostly it ends the program at once, with the exit code that shells give for the signal: 130 and 143. While there is something that
/// should not be left behind half done, it is only noted; whoever does it looks, ends soon, and tidies up. A second one does not wait.
enum Interruption {
    /// What a signal does.
    private enum Effect: Int {
        case ends, isNoted, isTold
    }

    private static let effect = Atomic<Int>(Effect.ends.rawValue)
    private static let noted = Atomic<Int32>(0)
    private static let writingEnd = Atomic<Int32>(-1)

    /// Takes over both signals.
    static func take() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            signal(number, handler)
            sigaddset(&signals, number)
        }
        // Whoever started the program may have had them blocked, which is inherited.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// A descriptor that can be read once a signal came while ``isWaitedFor()`` held.
    static func descriptor() throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw NoPipe(cause: SystemError(code: errno)) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
        return ends[0]
    }

    /// From now on a signal can be read from the descriptor.
    static func isWaitedFor() { set(.isTold) }

    /// From now on a signal ends the program at once.
    static func endsAtOnce() { set(.ends) }

    /// From now on a signal is noted, for ``isWished``.
    static func isPutOff() { set(.isNoted) }

    /// Whether a signal came that was only noted.
    static var isWished: Bool { noted.load(ordering: .sequentiallyConsistent) != 0 }

    /// Ends the program if a signal came that was only noted.
    static func endIfWished() {
        let number = noted.load(ordering: .sequentiallyConsistent)
        if number != 0 { _exit(128 + number) }
    }

    private static func set(_ new: Effect) { effect.store(new.rawValue, ordering: .sequentiallyConsistent) }

    // Does only what signal-safety(7) allows.
    private static let handler: @convention(c) (Int32) -> Void = { number in
        switch effect.load(ordering: .sequentiallyConsistent) {
        case Effect.isTold.rawValue:
            let error = errno
            var byte: UInt8 = 0
            _ = write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
            errno = error
        case Effect.isNoted.rawValue where noted.exchange(number, ordering: .sequentiallyConsistent) == 0: break
        default: _exit(128 + number)
        }
    }

    /// The system gave no pipe.
    struct NoPipe: Error, CustomStringConvertible {
        let cause: SystemError

        /// One sentence without a final full stop.
        var description: String { "cannot watch for Ctrl-C: \(cause)" }
    }
}

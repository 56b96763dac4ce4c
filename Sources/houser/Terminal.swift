import Glibc

/// What is written to people: standard output for results, standard error for all else.
enum Terminal {
    /// Where something is written.
    enum Stream {
        case output, error

        fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
    }

    /// Whether a stream may be coloured: a terminal, and nobody set `NO_COLOR` (no-color.org) to anything.
    static func hasColour(_ stream: Stream) -> Bool {
        guard isatty(stream.descriptor) == 1, environment("TERM") != "dumb" else { return false }
        return (environment("NO_COLOR") ?? "").isEmpty
    }

    /// Whether a person watches standard error.
    static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a text as it is.
    static func print(_ text: String, on stream: Stream = .output) { write(text, to: stream.descriptor) }

    /// Writes a line to standard error.
    static func error(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", to: STDERR_FILENO) }

    /// Replaces the line that is being watched; an empty text clears it.
    static func progress(_ text: String) { write("\r\u{1B}[K" + text, to: STDERR_FILENO) }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            // Nobody reads any more (a closed pipe): there is nobody left to tell.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

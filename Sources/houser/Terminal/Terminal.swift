import Bytes
import Glibc
import Synchronization

/// What is written to people: standard output for results, standard error for all else.
enum Terminal {
    /// Where something is written.
    enum Stream {
        case output, error

        fileprivate var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
    }

    /// When something is coloured.
    enum Colour: UInt8, AtomicRepresentable, CaseIterable {
        case always, auto, never
    }

    private static let chosenColour = Atomic<Colour>(.auto)

    /// When something is coloured, as whoever runs the program wants it.
    static var colour: Colour {
        get { chosenColour.load(ordering: .relaxed) }
        set { chosenColour.store(newValue, ordering: .relaxed) }
    }

    /// Whether a stream is coloured: as somebody said, or if it is a terminal and nobody set `NO_COLOR` (no-color.org) to anything.
    static func hasColour(_ stream: Stream) -> Bool {
        switch colour {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        guard isatty(stream.descriptor) == 1, environment("TERM") != "dumb" else { return false }
        return (environment("NO_COLOR") ?? "").isEmpty
    }

    /// Whether a person watches standard error on a terminal that can change a line.
    static var isWatched: Bool { isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb" }

    /// How many columns the terminal of standard error has; 80 if it does not tell.
    static var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static let jsonErrors = Atomic<Bool>(false)

    /// Whether lines for people on standard error are wrapped in JSON objects, so that a log of such objects stays one.
    static var errorsAreJSON: Bool {
        get { jsonErrors.load(ordering: .relaxed) }
        set { jsonErrors.store(newValue, ordering: .relaxed) }
    }

    /// Writes a result as it is. Throws if it cannot be written to its end, since then nobody has it.
    static func print(_ text: String, on stream: Stream = .output) throws(NotWritten) { try print(Array(text.utf8), on: stream) }

    /// Writes bytes as they are. Throws if they cannot be written to their end.
    static func print(_ bytes: [UInt8], on stream: Stream = .output) throws(NotWritten) {
        if let cause = write(bytes, to: stream.descriptor) { throw NotWritten(stream: stream, cause: cause) }
    }

    /// A result could not be written.
    struct NotWritten: Error, CustomStringConvertible {
        let stream: Stream
        let cause: SystemError

        /// One sentence without a final full stop.
        var description: String {
            "cannot write the report to standard \(stream == .output ? "output" : "error"): \(cause)"
        }
    }

    /// Writes a line to standard error. If that fails, there is nobody left to tell.
    static func error(_ text: String) {
        let line = text.hasSuffix("\n") ? text : text + "\n"
        guard errorsAreJSON else {
            write(line, to: STDERR_FILENO)
            return
        }
        var json = JSONWriter()
        json.object { json in
            json.member("event", "message")
            json.member("text", String(line.dropLast()))
        }
        log(String(decoding: json.bytes, as: UTF8.self))
    }

    /// Writes a line of the log to standard error as it is.
    static func log(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

    /// Replaces the line that is being watched; an empty text clears it.
    static func progress(_ text: String) { write("\r\u{1B}[K" + text, to: STDERR_FILENO) }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Writes a text to its end; returns what stood in the way.
    @discardableResult
    private static func write(_ text: String, to descriptor: Int32) -> SystemError? { write(Array(text.utf8), to: descriptor) }

    /// Writes bytes to their end; returns what stood in the way.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return SystemError(code: errno) }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}

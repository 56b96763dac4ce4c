import Bytes
import Glibc
import NIOCore

/// The system does not let a server listen.
package struct CannotListen: Error, CustomStringConvertible {
    private let place: String
    /// Why, as an errno.
    package let cause: CInt

    /// The error of a server that was to listen there; nil if `error` is no such thing.
    package init?(_ error: any Error, address: String, port: Int) {
        guard let error = error as? IOError else { return nil }
        place = "\(address), port \(port)"
        cause = error.errnoCode
    }

    /// One sentence without a final full stop.
    package var description: String {
        switch cause {
        case EADDRINUSE: "cannot listen on \(place): another program does"
        case EADDRNOTAVAIL: "cannot listen on \(place): this machine has no such address"
        default: "cannot listen on \(place): \(SystemError(code: cause))"
        }
    }
}

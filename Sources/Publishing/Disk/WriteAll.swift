import Bytes
import Glibc

/// Writes all bytes; the error if that fails.
func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> SystemError? { bytes.withUnsafeBytes { writeAll(descriptor, $0) } }

/// Writes all bytes; the error if that fails.
func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> SystemError? {
    var position = 0
    while position < bytes.count, let start = bytes.baseAddress {
        let count = write(descriptor, start + position, bytes.count - position)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? .last : SystemError(code: ENOSPC) }
        position += count
    }
    return nil
}

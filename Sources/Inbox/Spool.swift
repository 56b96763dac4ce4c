import Bytes
import Glibc

/// A package while it is received and judged: a hidden file, which is gone with this value unless it was kept. It is used by one thread at a time.
final class Spool: @unchecked Sendable {
    /// Its hidden name.
    let name: String
    /// It, open for writing.
    let descriptor: Int32
    private let queue: PackageQueue
    /// How many bytes it has.
    private(set) var count = 0
    /// Whether it has a name of its own by now.
    var isKept = false

    init(name: String, descriptor: Int32, queue: PackageQueue) {
        self.name = name
        self.descriptor = descriptor
        self.queue = queue
    }

    deinit {
        close(descriptor)
        if !isKept { queue.discard(name) }
    }

    /// Where it lies.
    var path: String { queue.path + "/" + name }

    /// Adds bytes. Throws if there is no room for them.
    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { throw .last }
        }
        count += bytes.count
    }
}

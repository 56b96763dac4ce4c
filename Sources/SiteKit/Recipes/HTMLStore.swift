import Bytes
import Mustache
import Synchronization

/// Pieces of HTML that many pages show, each at one place for as long as the store is there, so that pages point to them and copy nothing.
final class HTMLStore: Sendable {
    private let chunks = Mutex<[Chunk]>([])

    /// Memory for many pieces. What lies in it is written before anybody else knows of it, and never again.
    fileprivate final class Chunk: @unchecked Sendable {
        let start: UnsafeMutablePointer<UInt8>

        init(capacity: Int) {
            // Short values are read for so many bytes whatever their length.
            start = .allocate(capacity: capacity + ByteBuffer.padding)
        }

        deinit { start.deallocate() }
    }

    /// Memory with room for that many bytes.
    fileprivate func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        let chunk = Chunk(capacity: count)
        chunks.withLock { $0.append(chunk) }
        return chunk.start
    }

    /// Puts pieces into a store; each thread has its own.
    struct Writer: ~Copyable {
        private static let chunk = 256 << 10

        private let store: HTMLStore
        private var next: UnsafeMutablePointer<UInt8>?
        private var left = 0

        init(_ store: HTMLStore) {
            self.store = store
        }

        /// Keeps a piece; the value can be used as long as the store is there.
        mutating func add(_ html: UnsafeBufferPointer<UInt8>) -> Value {
            guard let source = html.baseAddress, !html.isEmpty else { return .bytes(.html, UnsafeBufferPointer(start: nil, count: 0)) }
            if html.count > left {
                left = max(html.count, Writer.chunk)
                next = store.room(for: left)
            }
            guard let place = next else { return .none }
            place.update(from: source, count: html.count)
            next = place + html.count
            left -= html.count
            return .bytes(.html, UnsafeBufferPointer(start: place, count: html.count))
        }
    }
}

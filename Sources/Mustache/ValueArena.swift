import Bytes

/// Allocates memory that is freed all at once. At least ``ByteBuffer/padding`` bytes from the start of each allocation
/// can be read.
struct ValueArena: ~Copyable {
    private var chunks: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer
    private var left: Int
    /// How many bytes all chunks have.
    private var capacity: Int

    private static let alignment = 16

    /// Creates an arena with `capacity` bytes at first.
    init(capacity: Int) {
        self.capacity = capacity
        left = capacity
        next = .allocate(byteCount: capacity + ByteBuffer.padding, alignment: ValueArena.alignment)
        chunks.append(next)
    }

    /// Forgets what was allocated, and keeps as much memory in one piece.
    mutating func clear() {
        if chunks.count > 1 {
            for chunk in chunks { chunk.deallocate() }
            chunks[0] = .allocate(byteCount: capacity + ByteBuffer.padding, alignment: ValueArena.alignment)
            chunks.removeSubrange(1...)
        }
        next = chunks[0]
        left = capacity
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }

    /// Allocates that many bytes, uninitialized.
    @inline(__always)
    mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        let size = (count + ValueArena.alignment - 1) & ~(ValueArena.alignment - 1)
        if size > left { extend(by: size) }
        let room = next
        next += size
        left -= size
        return room
    }

    @inline(never)
    private mutating func extend(by size: Int) {
        left = max(size, 64 << 10)
        capacity += left
        next = .allocate(byteCount: left + ByteBuffer.padding, alignment: ValueArena.alignment)
        chunks.append(next)
    }
}

import Bytes

/// Memory that is handed out piece by piece and given back all at once. What was handed out stays where it is, and can be read for
/// ``ByteBuffer/padding`` bytes at least.
struct ValueMemory: ~Copyable {
    private var chunks: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer
    private var left: Int

    private static let alignment = 16

    /// Memory that asks for `capacity` bytes at first.
    init(capacity: Int) {
        left = capacity
        next = .allocate(byteCount: capacity + ByteBuffer.padding, alignment: ValueMemory.alignment)
        chunks.append(next)
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }

    /// Room for that many bytes, which nobody has written to.
    @inline(__always)
    mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        let size = (count + ValueMemory.alignment - 1) & ~(ValueMemory.alignment - 1)
        if size > left { extend(by: size) }
        let room = next
        next += size
        left -= size
        return room
    }

    @inline(never)
    private mutating func extend(by size: Int) {
        left = max(size, 64 << 10)
        next = .allocate(byteCount: left + ByteBuffer.padding, alignment: ValueMemory.alignment)
        chunks.append(next)
    }
}

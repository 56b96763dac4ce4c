/// Bytes that grow at the end: what all writers of text write into.
///
/// An array would check its owner, its room and its bounds at each of the many short appends that make up a file.
public struct ByteBuffer: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var filled = 0
    /// Whether the memory is the buffer's own, and not that of an array that is being made.
    private var isOwner = true

    /// How many bytes were written.
    @inlinable public var count: Int { filled }

    /// An empty buffer with room for that many bytes.
    public init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    private init(_ memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
        base = memory
        self.capacity = capacity
        isOwner = false
    }

    deinit {
        if isOwner { base.deallocate() }
    }

    /// Makes an array of what `body` writes into the buffer that it gets and gives back.
    ///
    /// What takes no more than `capacity` is written right into the array, not copied there at the end.
    public static func array(
        reservingCapacity capacity: Int, _ body: (consuming ByteBuffer) throws -> ByteBuffer
    ) rethrows -> [UInt8] {
        var outgrown: [UInt8]?
        let array = try [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { memory, count in
            guard let base = memory.baseAddress else { return }
            let buffer = try body(ByteBuffer(base, capacity: memory.count))
            if buffer.isOwner { outgrown = buffer.bytes } else { count = buffer.filled }
        }
        return outgrown ?? array
    }

    /// What was written, as an array.
    public var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: base, count: filled))
    }

    /// What was written, as text.
    @inlinable public var text: String { String(decoding: UnsafeBufferPointer(start: base, count: filled), as: UTF8.self) }

    /// What was written, as long as `body` runs.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: base, count: filled))
    }

    /// Takes back all that was written after a point.
    public mutating func truncate(to count: Int) {
        precondition(count <= self.count, "nothing was written there")
        filled = count
    }

    /// Appends `length` bytes from `start`.
    @inlinable
    public mutating func append(_ start: UnsafePointer<UInt8>, count length: Int) {
        reserve(length)
        UnsafeMutableRawPointer(base + filled).copyMemory(from: start, byteCount: length)
        filled += length
    }

    /// How many bytes must be readable from the start of what ``append(padded:count:)`` takes.
    public static var padding: Int { 32 }

    /// Appends `length` bytes from `start`, from where ``padding`` bytes at least can be read: most texts are short, and copying more than
    /// is wanted takes less than finding out how much.
    @inlinable
    @inline(__always)
    public mutating func append(padded start: UnsafePointer<UInt8>, count length: Int) {
        reserve(length + ByteBuffer.padding)
        if length <= ByteBuffer.padding {
            let source = UnsafeRawPointer(start)
            let target = UnsafeMutableRawPointer(base + filled)
            target.storeBytes(of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
            target.storeBytes(
                of: source.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self), toByteOffset: 16, as: SIMD16<UInt8>.self)
        } else {
            (base + filled).update(from: start, count: length)
        }
        filled += length
    }

    /// Appends bytes.
    @inlinable
    public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let start = bytes.baseAddress { append(start, count: bytes.count) }
    }

    /// Appends bytes.
    @inlinable
    public mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Appends bytes.
    @inlinable
    public mutating func append(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// Appends a text of the program's own.
    @inlinable
    public mutating func append(_ text: StaticString) {
        append(text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Appends a text as it is.
    @inlinable
    public mutating func append(utf8Of text: String) {
        let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable {
            append($0)
            return true
        }
        guard isDone == nil else { return }
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends a byte.
    @inlinable
    public mutating func append(_ byte: UInt8) {
        reserve(1)
        base[filled] = byte
        filled += 1
    }

    /// Appends the lowest `length` bytes of `word`, the lowest first.
    @inlinable
    public mutating func append(word: UInt64, count length: Int) {
        reserve(8)
        UnsafeMutableRawPointer(base + filled).storeBytes(of: word.littleEndian, as: UInt64.self)
        filled += length
    }

    /// Appends what `body` writes into room for `length` bytes; it gives how many of them, from the first on, it wrote.
    public mutating func append(atMost length: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        reserve(length)
        let count = body(UnsafeMutableBufferPointer(start: base + filled, count: length))
        precondition((0...length).contains(count), "there was no room for so much")
        filled += count
    }

    /// Makes room for `length` more bytes.
    @inlinable
    public mutating func reserve(_ length: Int) {
        if length > capacity - filled { grow(by: length) }
    }

    @usableFromInline
    @inline(never)
    mutating func grow(by length: Int) {
        let larger = max(capacity * 2, filled + length)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: base, count: filled)
        if isOwner { base.deallocate() }
        base = moved
        capacity = larger
        isOwner = true
    }
}

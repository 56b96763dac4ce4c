/// A growing buffer of bytes that all writers of text append to.
///
/// An array would check uniqueness, capacity and bounds at each of the many short appends that make up a file.
public struct ByteBuffer: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var filled = 0
    /// False while the buffer writes into an array that is being made.
    private var isOwner = true

    /// The number of bytes written.
    @inlinable public var count: Int { filled }

    /// Creates an empty buffer with room for that many bytes.
    public init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    fileprivate init(_ memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
        base = memory
        self.capacity = capacity
        isOwner = false
    }

    deinit {
        if isOwner { base.deallocate() }
    }

    /// Makes an array of what `body` writes to the buffer that it is passed and returns.
    ///
    /// Up to `capacity` bytes are written straight into the array; more are copied there at the end, and so are few, lest the array keep
    /// room that it does not need for as long as it is there.
    public static func array(
        reservingCapacity capacity: Int, _ body: (consuming ByteBuffer) throws -> ByteBuffer
    ) rethrows -> [UInt8] {
        var outgrown: [UInt8]?
        let array = try [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { memory, count in
            guard let base = memory.baseAddress else { return }
            let buffer = try body(ByteBuffer(base, capacity: memory.count))
            if buffer.isOwner { outgrown = buffer.bytes } else { count = buffer.filled }
        }
        if let outgrown { return outgrown }
        return capacity > ByteBuffer.spareRoom && array.count < capacity / 2 ? array.withUnsafeBufferPointer { Array($0) } : array
    }

    /// The bytes of an array that may have room for twice as many as it holds.
    private static let spareRoom = 4 << 10

    /// The bytes written, as an array.
    public var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: base, count: filled))
    }

    /// The bytes written, as text.
    @inlinable public var text: String { String(decoding: UnsafeBufferPointer(start: base, count: filled), as: UTF8.self) }

    /// Passes the bytes written to `body`.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: base, count: filled))
    }

    /// Removes everything after the first `count` bytes.
    public mutating func truncate(to count: Int) {
        precondition(count <= self.count, "nothing was written there")
        filled = count
    }

    /// Replaces the four bytes at an offset with a number, lowest byte first.
    public mutating func overwrite(_ number: UInt32, at offset: Int) {
        precondition(offset >= 0 && offset <= filled - 4, "nothing was written there")
        UnsafeMutableRawPointer(base + offset).storeBytes(of: number.littleEndian, as: UInt32.self)
    }

    /// Appends `length` bytes from `start`.
    @inlinable
    public mutating func append(_ start: UnsafePointer<UInt8>, count length: Int) {
        reserve(length)
        UnsafeMutableRawPointer(base + filled).copyMemory(from: start, byteCount: length)
        filled += length
    }

    /// The number of bytes that ``append(padded:count:)`` may read, however few it appends.
    public static var padding: Int { 32 }

    /// Appends `length` bytes from `start`, where at least ``padding`` bytes can be read.
    ///
    /// Most texts are short, and copying a fixed number of bytes is faster than finding out how many are wanted.
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

    /// Appends a literal.
    @inlinable
    public mutating func append(_ text: StaticString) {
        append(text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Appends text as it is.
    @inlinable
    public mutating func append(text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
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

    /// Appends the `length` lowest bytes of `word`, lowest first.
    @inlinable
    public mutating func append(word: UInt64, count length: Int) {
        reserve(8)
        UnsafeMutableRawPointer(base + filled).storeBytes(of: word.littleEndian, as: UInt64.self)
        filled += length
    }

    /// Appends what `body` writes into room for `length` bytes; it returns how many it wrote.
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

extension ByteBuffer {
    /// Passes `body` an empty buffer that lies on the stack as long as little is written.
    static func temporary(_ body: (inout ByteBuffer) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
            guard let base = memory.baseAddress else { return }
            var buffer = ByteBuffer(base, capacity: memory.count)
            body(&buffer)
        }
    }
}

extension String {
    /// Makes text of what `write` appends.
    public init(writing write: (inout ByteBuffer) -> Void) {
        var text = ""
        ByteBuffer.temporary { buffer in
            write(&buffer)
            text = buffer.text
        }
        self = text
    }
}

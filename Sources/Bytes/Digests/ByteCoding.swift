/// Writes numbers and texts as bytes that ``ByteReader`` reads back: the form of records that a machine keeps for itself.
public struct ByteWriter: Sendable {
    /// What has been written so far.
    public private(set) var bytes: [UInt8] = []

    /// Nothing yet, and room for that many bytes.
    public init(reservingCapacity capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// A number, the lowest byte first.
    @inlinable
    public mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { append($0) }
    }

    /// A byte, 1 or 0.
    public mutating func write(_ condition: Bool) { bytes.append(condition ? 1 : 0) }

    /// The two halves of a fingerprint.
    public mutating func write(_ fingerprint: Fingerprint) {
        write(fingerprint.high)
        write(fingerprint.low)
    }

    /// A text, with its length before it.
    public mutating func write(_ text: String) {
        write(UInt32(truncatingIfNeeded: text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Whether there is a text, and the text.
    public mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    /// Bytes, with their number before them.
    public mutating func write(_ some: [UInt8]) {
        write(UInt32(truncatingIfNeeded: some.count))
        bytes.append(contentsOf: some)
    }

    /// A text as it is.
    public mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Bytes as they are.
    public mutating func append(_ some: UnsafeRawBufferPointer) { bytes.append(contentsOf: some) }

    /// Bytes as they are.
    public mutating func append(_ some: [UInt8]) { bytes.append(contentsOf: some) }

    /// Forgets what was written, and keeps the room for it.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// A number in the form in which it is written.
    public static func bytes(of number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }

    /// Replaces bytes that were written before.
    public mutating func overwrite(at offset: Int, with some: [UInt8]) {
        bytes.replaceSubrange(offset..<offset + some.count, with: some)
    }
}

/// Reads what ``ByteWriter`` wrote. Whatever the bytes are, it never reads past their end: it says that they are short instead.
public struct ByteReader {
    /// The bytes end too early, or are not what was expected.
    public struct Malformed: Error {
        /// The bytes are not what was expected.
        @inlinable
        public init() {}
    }

    @usableFromInline let bytes: UnsafeRawBufferPointer
    /// The place of the next byte.
    public var position: Int

    /// Reads those bytes from a place on.
    public init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The next number.
    @inlinable @inline(__always)
    public mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Malformed) -> Number {
        let size = MemoryLayout<Number>.size
        guard position >= 0, bytes.count - position >= size else { throw Malformed() }
        defer { position += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
    }

    /// The next byte as a condition.
    public mutating func bool() throws(Malformed) -> Bool { try number(UInt8.self) != 0 }

    /// The next fingerprint.
    public mutating func fingerprint() throws(Malformed) -> Fingerprint { Fingerprint(high: try number(), low: try number()) }

    /// The number of things that follow; no more than there is room for if each takes `size` bytes.
    public mutating func count(of size: Int) throws(Malformed) -> Int {
        let count = Int(try number(UInt32.self))
        guard count <= (bytes.count - position) / size else { throw Malformed() }
        return count
    }

    /// The next `count` bytes, which stay where they are.
    public mutating func raw(_ count: Int) throws(Malformed) -> UnsafeRawBufferPointer {
        guard count >= 0, bytes.count - position >= count else { throw Malformed() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    /// The next text.
    public mutating func text() throws(Malformed) -> String {
        let length = try count(of: 1)
        return String(decoding: try raw(length), as: UTF8.self)
    }

    /// The next text, if there is one.
    public mutating func optionalText() throws(Malformed) -> String? { try bool() ? try text() : nil }

    /// The next bytes, which have their number before them.
    public mutating func array() throws(Malformed) -> [UInt8] {
        let length = try count(of: 1)
        return Array(try raw(length))
    }
}

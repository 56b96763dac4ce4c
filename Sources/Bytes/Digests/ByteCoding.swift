/// Encodes records in a private binary format that ``ByteReader`` decodes.
public struct ByteWriter: Sendable {
    /// The bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty writer with room for that many bytes.
    public init(reservingCapacity capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes a number, lowest byte first.
    @inlinable
    public mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { append($0) }
    }

    /// Writes a condition as a byte, 1 or 0.
    public mutating func write(_ condition: Bool) { bytes.append(condition ? 1 : 0) }

    /// Writes the two halves of a fingerprint.
    public mutating func write(_ fingerprint: Fingerprint) {
        write(fingerprint.high)
        write(fingerprint.low)
    }

    /// Writes text, preceded by its length in bytes.
    public mutating func write(_ text: String) {
        write(UInt32(truncatingIfNeeded: text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes whether there is text, and then the text.
    public mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    /// Writes bytes, preceded by their number.
    public mutating func write(_ some: [UInt8]) {
        write(UInt32(truncatingIfNeeded: some.count))
        bytes.append(contentsOf: some)
    }

    /// Appends text as it is.
    public mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends bytes as they are.
    public mutating func append(_ some: UnsafeRawBufferPointer) { bytes.append(contentsOf: some) }

    /// Appends bytes as they are.
    public mutating func append(_ some: [UInt8]) { bytes.append(contentsOf: some) }

    /// Removes what was written and keeps its memory.
    public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Returns a number as it is written.
    public static func bytes(of number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }

    /// Replaces bytes that were written before.
    public mutating func overwrite(at offset: Int, with some: [UInt8]) {
        bytes.replaceSubrange(offset..<offset + some.count, with: some)
    }
}

/// Decodes what ``ByteWriter`` wrote. Whatever the bytes are, it never reads past their end, but throws ``Malformed``.
public struct ByteReader {
    /// The error for bytes that end too early or are not what was expected.
    public struct Malformed: Error {
        /// Creates the error.
        @inlinable
        public init() {}
    }

    @usableFromInline let bytes: UnsafeRawBufferPointer
    /// The offset of the next byte.
    public var position: Int

    /// Creates a reader of `bytes` from an offset on.
    public init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// Reads a number.
    @inlinable @inline(__always)
    public mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Malformed) -> Number {
        let size = MemoryLayout<Number>.size
        guard position >= 0, bytes.count - position >= size else { throw Malformed() }
        defer { position += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
    }

    /// Reads a condition.
    public mutating func bool() throws(Malformed) -> Bool { try number(UInt8.self) != 0 }

    /// Reads a fingerprint.
    public mutating func fingerprint() throws(Malformed) -> Fingerprint { Fingerprint(high: try number(), low: try number()) }

    /// Reads a number of elements that take at least `size` bytes each; throws if the bytes left cannot hold them.
    public mutating func count(of size: Int) throws(Malformed) -> Int {
        let count = Int(try number(UInt32.self))
        guard count <= (bytes.count - position) / size else { throw Malformed() }
        return count
    }

    /// Reads `count` bytes without copying them.
    public mutating func raw(_ count: Int) throws(Malformed) -> UnsafeRawBufferPointer {
        guard count >= 0, bytes.count - position >= count else { throw Malformed() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    /// Reads text.
    public mutating func text() throws(Malformed) -> String {
        let length = try count(of: 1)
        return String(decoding: try raw(length), as: UTF8.self)
    }

    /// Reads text that may be absent.
    public mutating func optionalText() throws(Malformed) -> String? { try bool() ? try text() : nil }

    /// Reads bytes that are preceded by their number.
    public mutating func array() throws(Malformed) -> [UInt8] {
        let length = try count(of: 1)
        return Array(try raw(length))
    }
}

import Bytes
import Glibc

/// Paths in a ledger: offsets, then the paths one after the other, each with a zero byte at its end, so that the system can be asked
/// about each without a copy of it.
public struct PathColumn: Sendable {
    /// How many there are.
    public let count: Int
    @usableFromInline let file: MappedFile
    @usableFromInline let offsets: Int
    @usableFromInline let pool: Int
    private let poolSize: Int

    /// Writes `count` paths.
    public static func write(_ count: Int, to text: inout LedgerText, _ path: @escaping (Int) -> String) {
        write(count, to: &text) { index, out in out.append(path(index)) }
    }

    /// Writes `count` paths, each of them with `write`.
    static func write(_ count: Int, to text: inout LedgerText, _ write: @escaping LedgerText.Row) {
        text.append(pool: count) { index, out in
            write(index, &out)
            out.write(UInt8(0))
        } head: { ends, out in
            out.write(UInt32(truncatingIfNeeded: count))
            out.write(ends.last ?? 0)
            var start: UInt64 = 0
            for end in ends {
                out.write(UInt32(truncatingIfNeeded: start))
                start = end
            }
        }
    }

    /// Reads a column; throws if it is not one that was written so, whatever the bytes are.
    public init(_ reader: inout ByteReader, in file: MappedFile) throws(ByteReader.Malformed) {
        count = try reader.count(of: 4)
        let size = try reader.number(UInt64.self)
        self.file = file
        offsets = reader.position
        _ = try reader.raw(count * 4)
        pool = reader.position
        guard size <= UInt64(UInt32.max) else { throw ByteReader.Malformed() }
        poolSize = Int(size)
        let bytes = try reader.raw(poolSize)
        guard count == 0 || bytes.last == 0 else { throw ByteReader.Malformed() }
        for index in 0..<count where offset(index) >= poolSize { throw ByteReader.Malformed() }
    }

    @inlinable
    func offset(_ index: Int) -> Int {
        Int(UInt32(littleEndian: file.bytes.loadUnaligned(fromByteOffset: offsets + index * 4, as: UInt32.self)))
    }

    /// Calls `body` with a path as the system takes it.
    @inlinable
    public func withPath<Result>(_ index: Int, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        // Every offset lies in the pool, whose last byte is zero, so the string ends within it.
        body((file.bytes.baseAddress! + pool + offset(index)).assumingMemoryBound(to: CChar.self))
    }

    /// Whether a path is that text.
    public func holds(_ text: String, at index: Int) -> Bool {
        var text = text
        let path = bytes(index)
        return text.withUTF8 { text in
            guard text.count == path.count, let left = text.baseAddress, let right = path.baseAddress else {
                return text.count == path.count
            }
            return memcmp(left, right, path.count) == 0
        }
    }

    /// The first of some rows with that text.
    func row(of text: String, in rows: some Collection<Int>) -> Int? {
        var text = text
        return text.withUTF8 { text in
            guard let start = text.baseAddress else { return nil }
            return rows.first { row in
                let path = bytes(row)
                return path.count == text.count && path.baseAddress.map { memcmp($0, start, text.count) } == 0
            }
        }
    }

    /// Whether all is in lower-case ASCII, so that nothing in it can differ in case only.
    var areAllPlain: Bool {
        UnsafeRawBufferPointer(rebasing: file.bytes[pool..<pool + poolSize]).allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    }

    /// A path as text.
    public subscript(index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// The bytes of a path.
    func bytes(_ index: Int) -> UnsafeRawBufferPointer {
        let start = offset(index)
        // Up to the zero byte before the next.
        let end = max(start, (index + 1 < count ? offset(index + 1) : poolSize) - 1)
        return UnsafeRawBufferPointer(rebasing: file.bytes[pool + start..<pool + end])
    }
}

import Bytes

/// Numbers of one width in a ledger, one behind the other.
public struct NumberColumn<Number: FixedWidthInteger & Sendable>: Sendable {
    /// How many there are.
    public let count: Int
    /// Where it begins in the ledger.
    public let place: Int
    @usableFromInline let file: MappedFile

    /// Passes over a column; throws if the ledger ends before it does.
    public init(_ reader: inout ByteReader, count: Int, in file: MappedFile) throws(ByteReader.Malformed) {
        self.count = count
        self.file = file
        place = reader.position
        let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Number>.size)
        guard !overflow else { throw ByteReader.Malformed() }
        _ = try reader.raw(size)
    }

    /// The number at a place.
    @inlinable
    public subscript(index: Int) -> Number {
        Number(littleEndian: file.bytes.loadUnaligned(fromByteOffset: place + index * MemoryLayout<Number>.size, as: Number.self))
    }
}

/// Fingerprints in a ledger, one behind the other.
public struct FingerprintColumn: Sendable {
    @usableFromInline let halves: NumberColumn<UInt64>

    /// How many bytes each has.
    public static let width = 16

    /// Passes over a column; throws if the ledger ends before it does.
    public init(_ reader: inout ByteReader, count: Int, in file: MappedFile) throws(ByteReader.Malformed) {
        halves = try NumberColumn(&reader, count: count * 2, in: file)
    }

    /// Where it begins in the ledger.
    public var place: Int { halves.place }

    /// The fingerprint at a place.
    @inlinable
    public subscript(index: Int) -> Fingerprint { Fingerprint(high: halves[index * 2], low: halves[index * 2 + 1]) }
}

/// Where each of a number of lists begins and ends among all of their elements.
public struct RangeColumn: Sendable {
    @usableFromInline let ends: NumberColumn<UInt64>
    @usableFromInline let limit: Int

    /// `limit` is the number of all elements; no range goes further, whatever the bytes are.
    public init(_ reader: inout ByteReader, count: Int, in file: MappedFile) throws(ByteReader.Malformed) {
        limit = Int(clamping: try reader.number(UInt64.self))
        ends = try NumberColumn(&reader, count: count, in: file)
    }

    /// The number of all elements.
    public var total: Int { limit }
    /// Where the column begins in the ledger: with the number of all elements, before the ends of the lists.
    public var headPlace: Int { ends.place - MemoryLayout<UInt64>.size }
    /// How many lists there are.
    public var count: Int { ends.count }

    /// Where the list at a place begins and ends.
    @inlinable
    public subscript(index: Int) -> Range<Int> {
        let start = index == 0 ? 0 : min(Int(clamping: ends[index - 1]), limit)
        return start..<max(start, min(Int(clamping: ends[index]), limit))
    }

    /// Writes where lists end.
    public static func write(ends: [UInt64], to out: inout ByteWriter) {
        out.write(ends.last ?? 0)
        for end in ends { out.write(end) }
    }

    /// Writes where lists of those sizes end.
    public static func write(_ sizes: [Int], to out: inout ByteWriter) {
        out.write(UInt64(sizes.reduce(0, +)))
        var end: UInt64 = 0
        for size in sizes {
            end += UInt64(size)
            out.write(end)
        }
    }
}

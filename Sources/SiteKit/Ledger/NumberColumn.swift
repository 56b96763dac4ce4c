import Bytes

/// Numbers of one width in a ledger, one behind the other.
struct NumberColumn<Number: FixedWidthInteger & Sendable>: Sendable {
    let count: Int
    /// Where it begins in the ledger.
    let place: Int
    private let file: MappedFile

    /// Passes over a column; throws if the ledger ends before it does.
    init(_ reader: inout ByteReader, count: Int, in file: MappedFile) throws(ByteReader.Malformed) {
        self.count = count
        self.file = file
        place = reader.position
        let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Number>.size)
        guard !overflow else { throw ByteReader.Malformed() }
        _ = try reader.raw(size)
    }

    subscript(index: Int) -> Number {
        Number(littleEndian: file.bytes.loadUnaligned(fromByteOffset: place + index * MemoryLayout<Number>.size, as: Number.self))
    }
}

/// Fingerprints in a ledger, one behind the other.
struct FingerprintColumn: Sendable {
    private let halves: NumberColumn<UInt64>

    static let width = 16

    init(_ reader: inout ByteReader, count: Int, in file: MappedFile) throws(ByteReader.Malformed) {
        halves = try NumberColumn(&reader, count: count * 2, in: file)
    }

    var place: Int { halves.place }

    subscript(index: Int) -> Fingerprint { Fingerprint(high: halves[index * 2], low: halves[index * 2 + 1]) }
}

/// Where each of a number of lists begins and ends among all of their elements.
struct RangeColumn: Sendable {
    private let ends: NumberColumn<UInt64>
    private let limit: Int

    /// `limit` is the number of all elements; no range goes further, whatever the bytes are.
    init(_ reader: inout ByteReader, count: Int, in file: MappedFile) throws(ByteReader.Malformed) {
        limit = Int(clamping: try reader.number(UInt64.self))
        ends = try NumberColumn(&reader, count: count, in: file)
    }

    /// The number of all elements.
    var total: Int { limit }
    /// Where the ends of the lists stand in the ledger.
    var place: Int { ends.place }

    subscript(index: Int) -> Range<Int> {
        let start = index == 0 ? 0 : min(Int(clamping: ends[index - 1]), limit)
        return start..<max(start, min(Int(clamping: ends[index]), limit))
    }

    /// Writes where lists end.
    static func write(ends: [UInt64], to out: inout ByteWriter) {
        out.write(ends.last ?? 0)
        for end in ends { out.write(end) }
    }

    /// Writes where lists of those sizes end.
    static func write(_ sizes: [Int], to out: inout ByteWriter) {
        out.write(UInt64(sizes.reduce(0, +)))
        var end: UInt64 = 0
        for size in sizes {
            end += UInt64(size)
            out.write(end)
        }
    }
}

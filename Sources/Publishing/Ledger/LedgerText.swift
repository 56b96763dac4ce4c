import Bytes
import Glibc

/// The bytes of a ledger, part by part, so that a large one never lies in memory as a whole: what the ledger before it holds too stays there,
/// and long columns are made only as they are written.
public struct LedgerText {
    private enum Part {
        case kept(Range<Int>)
        case new([UInt8])
        /// So many pieces, one after the other.
        case rows(Int, Row)
    }

    /// Writes one piece of a column.
    public typealias Row = (_ row: Int, _ out: inout ByteWriter) -> Void

    /// The ledger before it; nil if nothing of it is kept.
    private let file: MappedFile?
    private let seed: UInt64
    private var parts: [Part] = []

    /// Nothing yet.
    init(seed: UInt64, _ file: MappedFile? = nil) {
        self.seed = seed
        self.file = file
    }

    /// Bytes of the ledger before.
    public mutating func keep(_ range: Range<Int>) {
        if !range.isEmpty { parts.append(.kept(range)) }
    }

    /// Bytes of the ledger before, with some of them overwritten.
    public mutating func keep(_ range: Range<Int>, _ patches: LedgerPatches) {
        guard let file else { return }
        var end = range.lowerBound
        for patch in patches.joined(file.bytes) {
            keep(end..<patch.place)
            append(patch.bytes)
            end = patch.place + patch.bytes.count
        }
        keep(end..<range.upperBound)
    }

    /// A column of lists of the ledger before, and behind it their elements, which begin at a place and have that many bytes each; some of the
    /// lists are others now, in the order of their rows.
    public mutating func keep(_ column: RangeColumn, at place: Int, width: Int = 1, with changes: [(row: Int, bytes: [UInt8])]) {
        if changes.isEmpty { return keep(column.headPlace..<place + column.total * width) }
        append { out in
            var sizes = (0..<column.count).map { column[$0].count }
            for change in changes { sizes[change.row] = change.bytes.count / width }
            RangeColumn.write(sizes, to: &out)
        }
        var end = place
        for change in changes {
            keep(end..<place + column[change.row].lowerBound * width)
            append(change.bytes)
            end = place + column[change.row].upperBound * width
        }
        keep(end..<place + column.total * width)
    }

    /// Other bytes.
    public mutating func append(_ bytes: [UInt8]) {
        if !bytes.isEmpty { parts.append(.new(bytes)) }
    }

    /// Other bytes, those that `write` writes.
    public mutating func append(_ write: (inout ByteWriter) -> Void) {
        var out = ByteWriter()
        write(&out)
        append(out.bytes)
    }

    /// What `write` writes for each of so many rows, which must be the same each time.
    public mutating func append(rows count: Int, _ write: @escaping Row) {
        if count > 0 { parts.append(.rows(count, write)) }
    }

    /// The same of rows of any length; before it all stands what `head` makes of where each row ends.
    public mutating func append(pool count: Int, _ write: @escaping Row, head: (_ ends: [UInt64], _ out: inout ByteWriter) -> Void) {
        var ends: [UInt64] = []
        ends.reserveCapacity(count)
        var end = 0
        var row = ByteWriter()
        for index in 0..<count {
            row.removeAll()
            write(index, &row)
            end += row.bytes.count
            ends.append(UInt64(end))
        }
        append { head(ends, &$0) }
        append(rows: count, write)
    }

    /// Writes all bytes to the beginning of a file; the error if that fails.
    func write(to descriptor: Int32) -> SystemError? {
        let stream = FingerprintStream(seed: LedgerImage.checksumSeed)
        // The header tells what comes behind it.
        var error = writeAll(descriptor, LedgerImage.header(seed, sum: Fingerprint(high: 0, low: 0)))
        forEach { bytes in
            stream.add(bytes)
            if error == nil { error = writeAll(descriptor, bytes) }
        }
        if error == nil, lseek(descriptor, 0, SEEK_SET) != 0 { error = .last }
        return error ?? writeAll(descriptor, LedgerImage.header(seed, sum: LedgerImage.checksum(stream.finish(), seed)))
    }

    /// Whether those are its bytes.
    func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
        let header = other.prefix(LedgerImage.headerSize)
        let stream = FingerprintStream(seed: LedgerImage.checksumSeed)
        var size = header.count
        forEach { bytes in
            stream.add(bytes)
            size += bytes.count
        }
        return size == other.count && header.elementsEqual(LedgerImage.header(seed, sum: LedgerImage.checksum(stream.finish(), seed)))
    }

    /// How many bytes of long columns are made before they are written.
    private static let pieceSize = 1 << 18

    private func forEach(_ body: (UnsafeRawBufferPointer) -> Void) {
        for part in parts {
            switch part {
            case .kept(let range): if let file { body(UnsafeRawBufferPointer(rebasing: file.bytes[range])) }
            case .new(let bytes): bytes.withUnsafeBytes(body)
            case .rows(let count, let write):
                var out = ByteWriter(reservingCapacity: LedgerText.pieceSize + LedgerText.pieceSize / 4)
                for row in 0..<count {
                    write(row, &out)
                    if out.bytes.count >= LedgerText.pieceSize {
                        out.bytes.withUnsafeBytes(body)
                        out.removeAll()
                    }
                }
                out.bytes.withUnsafeBytes(body)
            }
        }
    }
}

/// Bytes to write over those of a ledger, each lot as long as what it replaces.
public struct LedgerPatches {
    private var patches: [(place: Int, bytes: [UInt8])] = []

    /// Nothing yet.
    public init() {}

    /// Overwrites what begins at a place with what `body` writes.
    public mutating func overwrite(at place: Int, _ body: (inout ByteWriter) -> Void) {
        var out = ByteWriter()
        body(&out)
        patches.append((place, out.bytes))
    }

    /// Few long patches, in the order of their places, none over another.
    fileprivate func joined(_ image: UnsafeRawBufferPointer) -> [(place: Int, bytes: [UInt8])] {
        var result: [(place: Int, bytes: [UInt8])] = []
        // Of two patches for one place the later one holds.
        for (place, bytes) in patches.enumerated().sorted(by: { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }).map(
            \.element)
        {
            guard let last = result.indices.last, place - result[last].place - result[last].bytes.count < LedgerPatches.gap else {
                result.append((place, bytes))
                continue
            }
            let end = result[last].place + result[last].bytes.count
            if end < place { result[last].bytes += image[end..<place] }
            let start = place - result[last].place
            result[last].bytes.replaceSubrange(start..<min(start + bytes.count, result[last].bytes.count), with: bytes)
        }
        return result
    }

    /// So few bytes between two patches are copied, since every piece costs the system more.
    private static let gap = 1_024
}

import ListingKit

/// The bytes of a ledger most of which are those of the ledger before it: these stay where they lie until they are written.
struct LedgerText {
    private enum Part {
        case kept(Range<Int>)
        case new([UInt8])
    }

    /// The ledger before it.
    private let file: MappedFile
    private var parts: [Part] = []

    /// Nothing yet.
    init(_ file: MappedFile) {
        self.file = file
    }

    /// Bytes of the ledger before.
    mutating func keep(_ range: Range<Int>) {
        if !range.isEmpty { parts.append(.kept(range)) }
    }

    /// Bytes of the ledger before, with some of them overwritten.
    mutating func keep(_ range: Range<Int>, _ patches: LedgerPatches) {
        var end = range.lowerBound
        for patch in patches.joined(file.bytes) {
            keep(end..<patch.place)
            append(patch.bytes)
            end = patch.place + patch.bytes.count
        }
        keep(end..<range.upperBound)
    }

    /// Other bytes.
    mutating func append(_ bytes: [UInt8]) {
        if !bytes.isEmpty { parts.append(.new(bytes)) }
    }

    /// Puts what stands at the very beginning before all else.
    mutating func insert(header: [UInt8]) { parts.insert(.new(header), at: 0) }

    /// The fingerprint of all bytes.
    func fingerprint(seed: UInt64) -> Fingerprint {
        let stream = FingerprintStream(seed: seed)
        forEach { stream.add($0) }
        return stream.finish()
    }

    /// Writes all bytes; the error if that fails.
    func write(to descriptor: Int32) -> SystemError? {
        var error: SystemError?
        forEach { bytes in if error == nil { error = writeAll(descriptor, bytes) } }
        return error
    }

    private func forEach(_ body: (UnsafeRawBufferPointer) -> Void) {
        for part in parts {
            switch part {
            case .kept(let range): body(UnsafeRawBufferPointer(rebasing: file.bytes[range]))
            case .new(let bytes): bytes.withUnsafeBytes(body)
            }
        }
    }
}

/// Bytes to write over those of a ledger, each lot as long as what it replaces.
struct LedgerPatches {
    private var patches: [(place: Int, bytes: [UInt8])] = []

    /// Overwrites what begins at a place with what `body` writes.
    mutating func overwrite(at place: Int, _ body: (inout ByteWriter) -> Void) {
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

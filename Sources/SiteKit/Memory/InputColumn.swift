import Bytes
import Glibc
import Publishing

/// Files and folders that a build looked at, as they lie in a ledger.
struct InputColumn: Sendable {
    let paths: PathColumn
    private let file: MappedFile
    private let stamps: Int
    private let fingerprints: Int

    init(_ reader: inout ByteReader, in file: MappedFile) throws(ByteReader.Malformed) {
        self.file = file
        paths = try PathColumn(&reader, in: file)
        stamps = reader.position
        _ = try reader.raw(paths.count * 32)
        fingerprints = reader.position
        _ = try reader.raw(paths.count * 17)
    }

    /// Inputs of the same paths of which something else is known now.
    struct Change: Sendable {
        let rows: [(index: Int, input: BuildRecord.Input)]
    }

    /// What is known now of the same paths; nil if these are other paths.
    func change(to inputs: [BuildRecord.Input]) -> Change? {
        guard inputs.count == paths.count else { return nil }
        var rows: [(Int, BuildRecord.Input)] = []
        for (index, input) in inputs.enumerated() {
            guard input.path.withCString({ path in paths.withPath(index) { strcmp($0, path) == 0 } }) else { return nil }
            if input.stamp != stamp(index) || input.fingerprint != fingerprint(index) { rows.append((index, input)) }
        }
        return Change(rows: rows)
    }

    /// Writes a change over what stands in the ledger.
    func overwrite(_ change: Change, in patches: inout LedgerPatches) {
        for (index, input) in change.rows {
            patches.overwrite(at: stamps + index * 32) { $0.write(input.stamp) }
            patches.overwrite(at: fingerprints + index * 17) { $0.write(input.fingerprint) }
        }
    }

    func stamp(_ index: Int) -> FileStamp {
        // The bytes were there when the column was read, so they are now.
        var reader = ByteReader(file.bytes, at: stamps + index * 32)
        return (try? reader.stamp()) ?? .none
    }

    func fingerprint(_ index: Int) -> Fingerprint? {
        var reader = ByteReader(file.bytes, at: fingerprints + index * 17)
        guard let isKnown = try? reader.bool(), isKnown else { return nil }
        return try? reader.fingerprint()
    }
}

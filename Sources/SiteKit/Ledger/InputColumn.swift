import Glibc
import ListingKit

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

    /// Whether these are inputs of the same paths.
    func isAlike(_ inputs: [BuildRecord.Input]) -> Bool {
        inputs.count == paths.count
            && inputs.indices.allSatisfy { index in
                inputs[index].path.withCString { path in paths.withPath(index) { strcmp($0, path) == 0 } }
            }
    }

    /// Writes what differs in inputs of the same paths over what stands in a copy of the ledger.
    func overwrite(_ inputs: [BuildRecord.Input], in out: inout ByteWriter) {
        for (index, input) in inputs.enumerated() where input.stamp != stamp(index) || input.fingerprint != fingerprint(index) {
            var row = ByteWriter()
            row.write(input.stamp)
            out.overwrite(at: stamps + index * 32, with: row.bytes)
            row = ByteWriter()
            row.write(input.fingerprint)
            out.overwrite(at: fingerprints + index * 17, with: row.bytes)
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

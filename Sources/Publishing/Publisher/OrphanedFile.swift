import Bytes
import Glibc

/// A file that Houser wrote and nothing wants any more.
struct OrphanedFile: Sendable {
    var path: ArtifactPath
    /// Whether it is still as Houser wrote it.
    var intact: Bool

    /// Those of the ledger's files that are there but not wanted, in path order.
    static func find(
        in inventory: OutputInventory, _ known: [ArtifactPath: [Ledger.Record]], _ wanted: Set<ArtifactPath>, _ output: OutputFolder?,
        seed: UInt64, threads: Int
    ) throws(PublishError) -> [OrphanedFile] {
        guard let output else { return [] }
        let paths = known.keys.filter { !wanted.contains($0) && inventory.files[$0] != nil }.sorted()
        return try Parallel.map(paths, threads: threads) { () throws(PublishError) in
            FolderCursor(output)
        } _: { (cursor, path) throws(PublishError) in
            let folder = try cursor.folder(of: path)
            let intact = inventory.files[path] == .file && isRecorded(path, in: folder, known[path] ?? [], seed)
            return OrphanedFile(path: path, intact: intact)
        }
    }

    private static func isRecorded(_ path: ArtifactPath, in folder: Int32, _ records: [Ledger.Record], _ seed: UInt64) -> Bool {
        let limit = records.map(\.size).max() ?? 0
        let name = path.withName { String(cString: $0) }
        // One that cannot be read cannot be told from one that was changed, and so stays.
        guard let bytes = try? Files.readFile(name, in: folder, path: path.string, limit: limit) else { return false }
        return records.contains(Ledger.Record(size: bytes.count, digest: Fingerprint(of: bytes, seed: seed)))
    }
}

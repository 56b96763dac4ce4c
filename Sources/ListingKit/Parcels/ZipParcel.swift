import Archives
import Findings

extension ParcelAssembly {
    /// Adds the files of an archive.
    mutating func add(archive bytes: [UInt8]) {
        do throws(ZipProblem) {
            let archive = try ZipArchive(bytes)
            for entry in archive.files {
                try add(entry.name, size: entry.size) { () throws(ZipProblem) in try archive.bytes(of: entry) }
            }
        } catch {
            refuse(.package, error.message, reason: error.reason, fix: error.fix)
        }
    }
}

import Bytes
import Findings
import Inbox
import ListingKit
import SiteKit

/// The files of packages that wait in a queue, by their paths. Of each only the fingerprint is kept.
struct WaitingFiles {
    private var packages: [String: [String: UInt64]] = [:]

    /// What stands in the way of a package among those that wait. They may bring the same file, but no two of one name.
    mutating func obstacles(
        _ verdict: ParcelVerdict, in queue: PackageQueue, _ board: ParcelReader.Board, besides own: String
    ) throws -> [Diagnostic] {
        try update(queue, board)
        let others = packages.filter { queue.path + "/" + $0.key != own }.values
        return verdict.files.map(\.file).compactMap { file in
            let hash = ContentHash.of(file.bytes)
            guard others.contains(where: { $0[file.path].map { $0 != hash } ?? false }) else { return nil }
            return Rule.awaited(file.path)
        }
    }

    /// Reads what came since, and forgets what is gone.
    private mutating func update(_ queue: PackageQueue, _ board: ParcelReader.Board) throws {
        let names = Set(try queue.packages())
        packages = packages.filter { names.contains($0.key) }
        for name in names where packages[name] == nil {
            packages[name] = [:]
            // What somebody put there by hand may be anything; it is judged when it is accepted.
            try? ParcelReader(board).read([queue.path + "/" + name]) { delivery in
                guard case .parcel(let parcel) = delivery.content else { return }
                for file in parcel.files { packages[name]?[file.path] = ContentHash.of(file.bytes) }
            }
        }
    }
}

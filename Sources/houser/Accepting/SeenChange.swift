import SiteKit
import Values

extension ParcelSight.Change {
    /// Whether there is nothing of its path on the board.
    var isNew: Bool { if case .new = self { true } else { false } }

    /// What is said if nobody can tell what changes.
    var unknown: String? {
        guard case .unknown(let limit) = self else { return nil }
        let reason = limit.map { "is larger than \(counted($0, "byte"))" } ?? "cannot be read"
        return "unknown, because the file that is there \(reason)"
    }
}

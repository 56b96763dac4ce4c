import SiteKit

extension ParcelSight.Change {
    /// Whether there is nothing of its path on the board.
    var isNew: Bool { if case .new = self { true } else { false } }

    /// What is said if nobody can tell what changes.
    var unknown: String? { if case .unknown(let reason) = self { "unknown, because " + reason } else { nil } }
}

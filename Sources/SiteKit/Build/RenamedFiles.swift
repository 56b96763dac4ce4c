import ListingKit

extension Reading {
    /// Warns of files that seem to be those of the last build under new names and have lost their identities with them, unless something
    /// keeps the board from being published.
    mutating func warnOfRenamedFiles(since past: Past) {
        guard !hasErrors, let columns = past.ledger.image?.build?.listings else { return }
        let gone = columns.gone(in: self)
        guard !gone.isEmpty else { return }
        var new: [Trait: [ReadListing]] = [:]
        for read in listings where columns.row(of: read.summary.file) == nil { new[Trait(read.summary), default: []].append(read) }
        let old = Dictionary(grouping: gone, by: Trait.init)
        let warnings = old.compactMap { trait, before -> Diagnostic? in
            // Of two that are alike nobody knows which is which.
            guard before.count == 1, let before = before.first, let now = new[trait], now.count == 1, let now = now.first else {
                return nil
            }
            return Rule.renamedFile(now.summary.file, at: now.record.idSpan, from: before.file, id: before.id)
        }
        guard !warnings.isEmpty else { return }
        diagnostics = (diagnostics + warnings).sorted()
    }

    /// What stays when a file gets another name.
    private struct Trait: Hashable {
        let kind: String
        let owner: String
        let locality: Int32?
        let listed: Day

        init(_ summary: ListingSummary) {
            kind = summary.kind
            owner = summary.owner
            locality = summary.locality
            listed = summary.listed
        }
    }
}

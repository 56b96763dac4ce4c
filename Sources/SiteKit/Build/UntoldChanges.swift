import ListingKit

extension Reading {
    /// Adds hints about listings whose price or status was another at the last build although their history does not say so, unless
    /// something keeps the board from being published. Throws if a file was changed since it was read.
    mutating func hintAtUntoldChanges(since past: Past) throws {
        guard !hasErrors, let columns = past.ledger.image?.build?.listings else { return }
        var hints: [Diagnostic] = []
        // What came from memory is as it was.
        for read in listings {
            guard let listing = read.listing, let row = columns.row(of: read.summary.file), let before = try? columns.summary(row) else {
                continue
            }
            let facts = PastFacts(price: before.price == listing.price ? nil : before.price, status: listing.statusNoLongerTold(before))
            if facts.price != nil || facts.status != nil { hints += try findings(of: read, before: facts) }
        }
        guard !hints.isEmpty else { return }
        diagnostics = (diagnostics + hints).sorted()
    }
}

extension Listing {
    /// The status that people were told of last, if the file, which knows the days of others, does not say any more that it ever was so.
    fileprivate func statusNoLongerTold(_ before: ListingSummary) -> String? {
        guard statusDay.isKnown, history.contains(where: { $0.status != nil }) else { return nil }
        let told = before.events.last { $0.kind == .pending || $0.kind == .done || $0.kind == .withdrawn }
        guard let told, !events(until: told.day).contains(where: { $0.mark == told }) else { return nil }
        let status =
            switch told.kind {
            case .pending: kind.pending
            case .done: kind.done
            default: Kind.withdrawn
            }
        return status == self.status ? nil : status
    }
}

import ListingKit

extension Reading {
    /// Adds hints about listings whose price was another at the last build although their history does not say so, unless something keeps
    /// the board from being published. Throws if a file was changed since it was read.
    mutating func hintAtUntoldPrices(since past: Past) throws {
        guard !hasErrors, let columns = past.ledger.image?.build?.listings else { return }
        var hints: [Diagnostic] = []
        // What came from memory is as it was.
        for read in listings where read.listing != nil {
            guard let price = read.summary.price, let row = columns.row(of: read.summary.file),
                let before = try? columns.summary(row).price, before != price
            else { continue }
            hints += try findings(of: read, pricedBefore: before)
        }
        guard !hints.isEmpty else { return }
        diagnostics = (diagnostics + hints).sorted()
    }
}

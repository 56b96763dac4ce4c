/// Finds former names of listings that do nothing, because another listing has the address now, or names it too.
struct FormerNames {
    private let naming: [ListingSummary]
    /// The file of the listing that is at an address.
    private let present: [String: String]

    /// Those of the listings of a board, sorted by path.
    init(_ listings: [LoadedListing]) {
        naming = listings.map(\.summary).filter { !$0.was.isEmpty }
        let named = Set(naming.flatMap(\.was))
        var present: [String: String] = [:]
        if !named.isEmpty { for listing in listings { present[listing.summary.address] = listing.summary.file } }
        self.present = present
    }

    /// All findings; `source` reads a file again, for the few that have one.
    func findings(source: (_ file: String) -> SourceFile?) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var settlement = ReadingBudget.Settlement()
        // Whoever names an address first, by the order of the files, has it.
        var holders: [String: String] = [:]
        for listing in naming {
            let wrong = listing.was.compactMap { address -> (address: String, file: String, isThere: Bool)? in
                if let file = present[address] { return (address, file, true) }
                guard let first = holders[address] else {
                    holders[address] = listing.file
                    return nil
                }
                return (address, first, false)
            }
            guard !wrong.isEmpty else { continue }
            var kept = ReadingBudget.Kept()
            if found.count < ReadingBudget.limit, let file = source(listing.file) {
                kept.diagnostics = tell(wrong, of: listing, in: file)
            } else {
                kept.more.count(.warning, wrong.count)
            }
            settlement.settle(&kept, of: listing.file)
            found += kept.diagnostics
        }
        return found + settlement.findings
    }

    private func tell(
        _ wrong: [(address: String, file: String, isThere: Bool)], of listing: ListingSummary, in file: SourceFile
    ) -> [Diagnostic] {
        guard let node = ListingFacts.root(of: file)?["was"] else { return [] }
        let folder = String(listing.folder)
        let others = listing.was.filter { address in !wrong.contains { $0.address == address } }
        var report = Report(file)
        for item in node.items ?? [node] {
            guard let address = item.text.flatMap({ FormerName.address($0.trimmed, in: folder) }),
                let fault = wrong.first(where: { $0.address == address })
            else { continue }
            report.add(
                .formerName, item.span,
                fault.isThere ? "/\(address)/ is the address of \(fault.file)" : "\(fault.file) had the address /\(address)/ too",
                reason: fault.isThere
                    ? "Whoever follows a link to it finds that listing, and is not led here."
                    : "Nobody can be led to two listings: a link to it leads to that one.",
                fix: Rule.line(others, in: folder), severity: .warning)
        }
        return report.diagnostics
    }
}

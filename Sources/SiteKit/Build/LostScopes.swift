import ListingKit

/// Finds what people can follow no longer because the last listing of it was deleted instead of withdrawn.
///
/// It is the one thing about a listing that its file cannot tell, so the ledger is asked which files there were.
enum LostScopes {
    /// Warnings about files that were there at the last build; none if nothing that could be followed then is gone.
    static func warnings(_ past: Past, _ reading: Reading, _ frame: SiteFrame, threads: Int) -> [Diagnostic] {
        guard let build = past.ledger.image?.build, build.head.program.fingerprint == past.program.fingerprint else { return [] }
        // Of another board, built to the same place, nothing was deleted.
        guard reading.listings.contains(where: { build.listings.row(of: $0.summary.file) != nil }) else { return [] }
        let gone = Set(build.listings.gone(in: reading).map(\.file))
        guard !gone.isEmpty else { return [] }
        let before = build.listings.indices.compactMap { try? build.listings.summary($0) }
        guard before.count == build.listings.count,
            before.allSatisfy({ $0.locality.map { frame.gazetteer.localities.indices.contains(Int($0)) } ?? true })
        else { return [] }
        var left: Set<String> = []
        FeedScope.visit(Site(frame, listings: reading.listings.map(\.summary), threads: threads)) { scope, _ in
            left.insert(scope().identity)
        }
        var lost: [String: [FeedScope]] = [:]
        FeedScope.visit(Site(frame, listings: before, threads: threads)) { scope, members in
            let scope = scope()
            guard !left.contains(scope.identity), let last = members.all.first(where: { gone.contains(before[$0].file) }) else { return }
            lost[before[last].file, default: []].append(scope)
        }
        return lost.keys.sorted(by: ByteOrder.precedes).map { file in
            let scopes = lost[file] ?? []
            return Rule.lastListing(file, of: scopes.map(\.spoken), suburb: scopes.lazy.compactMap(\.suburb).first, today: frame.today)
        }
    }
}

extension ListingColumns {
    /// The listings that were there and are no longer, under this name or another.
    func gone(in reading: Reading) -> [ListingSummary] {
        let files = Set(reading.listings.map(\.summary.file))
        let rows = indices.filter { !isAny(of: files, $0) }
        guard !rows.isEmpty else { return [] }
        let ids = Set(reading.listings.map(\.summary.id))
        return rows.compactMap { try? summary($0) }.filter { !ids.contains($0.id) }
    }
}

extension Reading {
    /// Adds warnings about what people can follow no longer, unless something else keeps the board from being published.
    mutating func warnOfLostScopes(since past: Past, _ project: Project) {
        guard !hasErrors, let board else { return }
        let frame = SiteFrame(self, board: board, address: SiteAddress(url: project.baseURL ?? board.url), content: project.content)
        let warnings = LostScopes.warnings(past, self, frame, threads: project.threads)
        guard !warnings.isEmpty else { return }
        diagnostics = (diagnostics + warnings).sorted()
    }
}

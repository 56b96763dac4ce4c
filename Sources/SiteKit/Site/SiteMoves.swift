import Bytes
import Facts
import ListingKit

/// Listings that came, went or stand elsewhere than at the last build, of a site with the same outline.
struct SiteMoves: Sendable {
    /// As they were, but for those that are new.
    let before: [ListingSummary]
    /// As they are, but for those that are gone.
    let now: [ListingSummary]
    /// The identities of all scopes that one of them was or is in, or of whose past something else is remembered.
    let scopes: Set<String>
    /// The suburbs in which anything is listed now and nothing was before, or the reverse, by their rows in the table of places.
    let turned: Set<Int32>

    /// As they were and as they are.
    var listings: [ListingSummary] { before + now }
    /// The suburbs that they were or are in.
    var localities: Set<Int32> { Set(listings.compactMap(\.locality)) }
    /// The ids of their kinds.
    var kinds: Set<String> { Set(listings.map(\.kind)) }

    init(before: [ListingSummary], now: [ListingSummary], memory: ScopeMemory, on site: Site) {
        (self.before, self.now) = (before, now)
        let listings = before + now
        var scopes = listings.reduce(into: Set<String>()) { $0.formUnion($1.scopes(site.memory.named, gazetteer: site.context.gazetteer)) }
        for scope in Set(memory.scopes.keys).union(site.memory.scopes.keys) where memory.scopes[scope] != site.memory.scopes[scope] {
            scopes.insert(scope)
        }
        self.scopes = scopes
        func listed(_ some: [ListingSummary], in row: Int32) -> Int { some.count { $0.isListed && $0.locality == row } }
        turned = Set(listings.compactMap(\.locality)).filter { row in
            let count = site.suburbOf[row].map { site.suburbs[$0].listed.count } ?? 0
            return (count == 0) != (count - listed(now, in: row) + listed(before, in: row) == 0)
        }
    }
}

extension Site {
    /// The fingerprint of what many pages show of the site that listings seldom change: which scopes there are; `shared` is that of what all
    /// are made from.
    func outline(_ shared: Fingerprint, seed: UInt64) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(context.fingerprint(shared, seed: seed))
        for sort in ScopeKind.sorts { sort.addOutline(of: self, to: &input) }
        return input.finish()
    }
}

extension ScopeMemory {
    /// Whether both are of the same board, whatever left its scopes.
    func isOfSameBoard(as other: ScopeMemory) -> Bool { places == other.places && named == other.named && board == other.board }
}

import Testing

@testable import ListingKit
@testable import SiteKit

/// A lie, and what it is about.
package struct Lie: Sendable, CustomTestStringConvertible {
    package let testDescription: String
    let tell: @Sendable (inout Ledger) -> Void

    init(_ name: String, _ tell: @escaping @Sendable (inout Ledger) -> Void) {
        testDescription = name
        self.tell = tell
    }

    /// A lie about the first listing.
    init(_ name: String, slug: String? = nil, kind: String? = nil, locality: Int32? = nil) {
        self.init(name) { ledger in
            guard let listing = ledger.build?.listings.first, let old = listing.record.summary else { return }
            let new = ListingSummary(
                file: old.file, slug: slug ?? old.slug, id: old.id, kind: kind ?? old.kind, owner: old.owner,
                locality: locality ?? old.locality, listed: old.listed, isListed: old.isListed, extras: old.extras)
            ledger.build?.listings[0].record = ListingRecord(
                fingerprint: listing.record.fingerprint, summary: new, idSpan: listing.record.idSpan,
                diagnostics: listing.record.diagnostics)
        }
    }
}

import Facts
import Findings
import Places
import Rules
import Values
import YAML

/// Points at what those who look after a board should look at before they trust it: listings and people side by side, with the evidence and
/// without a verdict.
struct TrustCheck {
    /// The listings of homes that are in lists.
    private let homes: [HomeListing]
    private let same: SameListings
    private let people: [Person]
    private let gazetteer: Gazetteer

    /// A listing of a home, with its kind.
    struct HomeListing {
        let loaded: LoadedListing
        let kind: Kind
        var summary: ListingSummary { loaded.summary }
    }

    init(_ listings: [LoadedListing], kinds: [Kind], people: [Person], _ gazetteer: Gazetteer) {
        (self.people, self.gazetteer) = (people, gazetteer)
        same = SameListings(listings)
        let kinds = Dictionary(
            kinds.filter { [.whole, .shared].contains($0.uses.accommodation) }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        homes = listings.compactMap { listing in
            listing.summary.isListed ? kinds[listing.summary.kind].map { HomeListing(loaded: listing, kind: $0) } : nil
        }
    }

    /// All findings. `pictures` are those of listings as they are; `inFull` reads a listing again, and `source` the file of a path, for the few
    /// that need it.
    func findings(
        pictures: [SamePictures.Picture], inFull: (LoadedListing) -> Listing?, person: (_ handle: String) -> SourceFile?,
        source: (_ path: String) -> SourceFile?
    ) -> [Diagnostic] {
        var found = SharedContacts(people).findings(source: person)
        for far in FarRents(homes).all.prefix(ReadingBudget.limit) {
            guard let file = source(far.home.summary.file), let price = far.home.kind.price else { continue }
            found += told(in: file, at: price.field) { far.report(key: price.field, in: gazetteer, at: $0, into: &$1) }
        }
        for (one, other) in SameHomes(homes).pairs(inFull: inFull) {
            guard let file = source(one.file) else { continue }
            found += told(in: file, at: "address") { Rule.sameHome(as: other, at: $0, report: &$1) }.map { $0.beside([other.file]) }
        }
        for (one, other) in same.pairs(inFull: inFull) {
            guard let file = source(one.file) else { continue }
            found += told(in: file, at: "title") { Rule.sameListing(as: other, at: $0, report: &$1) }.map { $0.beside([other.file]) }
        }
        return found + SamePictures(homes, pictures).findings
    }

    /// What is reported at a key of a listing's file.
    private func told(in file: SourceFile, at key: String, _ tell: (SourceSpan, inout Report) -> Void) -> [Diagnostic] {
        var report = Report(file)
        tell(ListingFacts.root(of: file)?[key]?.span ?? .wholeFile, &report)
        return report.diagnostics
    }
}

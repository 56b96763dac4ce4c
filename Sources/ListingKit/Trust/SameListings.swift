import Facts
import Findings
import Rules
import Values

/// Finds listings that one owner has under two names: the same words at the same address.
struct SameListings {
    /// Listings like an earlier one by all that is known without a look at their words, each with that.
    private let candidates: [(one: LoadedListing, other: LoadedListing)]

    /// What two listings must share to be compared.
    private struct Facts: Hashable {
        let kind: String
        let owner: String
        let locality: Int32?
        let street: ShownStreet?
        let price: Money?
        let ranks: [UInt8]
    }

    /// Those among listings that are sorted by path.
    init(_ listings: [LoadedListing]) {
        var firsts: [Facts: LoadedListing] = [:]
        var candidates: [(LoadedListing, LoadedListing)] = []
        for listing in listings where listing.summary.isListed {
            let summary = listing.summary
            let facts = Facts(
                kind: summary.kind, owner: summary.owner, locality: summary.locality, street: summary.street, price: summary.price,
                ranks: summary.ranks)
            if let first = firsts[facts] { candidates.append((listing, first)) } else { firsts[facts] = listing }
        }
        self.candidates = candidates
    }

    /// Pairs of the same listing, the later file first. `inFull` reads a listing again.
    func pairs(inFull: (LoadedListing) -> Listing?) -> [(one: ListingSummary, other: ListingSummary)] {
        candidates.prefix(ReadingBudget.limit).compactMap { one, other in
            guard let copy = inFull(one), let original = inFull(other), copy.title == original.title,
                copy.description.excerpt == original.description.excerpt, SameHomes.areAlike(original, copy)
            else { return nil }
            return (one.summary, other.summary)
        }
    }
}

extension Rule {
    /// Tells that a listing is there under another name as well.
    static func sameListing(as other: ListingSummary, at span: SourceSpan, report: inout Report) {
        report.add(
            .sameListing, span, "this is the same listing as \(ContentPath.named(other.file)): the same words, address and owner",
            reason: "People would find it twice, and follow one that you forget.", fix: "Delete one of the two files.")
    }

    static let sameListing = Rule(
        "same-listing", .warning, "A listing is there once",
        "Two open listings have the same owner, address, title and words, as after a file was copied or saved under a new name. Delete one of the two. If they are two things, such as two rooms of a home, say in each which it is."
    )
}

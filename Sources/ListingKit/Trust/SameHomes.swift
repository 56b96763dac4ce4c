import Facts
import Findings
import Rules
import Values

/// Finds homes that two owners list in nearly the same words.
struct SameHomes {
    /// Listings at the address of an earlier one of another owner, each with that.
    private let candidates: [(one: LoadedListing, other: LoadedListing)]

    init(_ homes: [TrustCheck.HomeListing]) {
        var firsts = [ShownStreet: Int](minimumCapacity: homes.count)
        var candidates: [(LoadedListing, LoadedListing)] = []
        for (index, home) in homes.enumerated() {
            guard let street = home.summary.street else { continue }
            // Each is compared with the first of its address alone, so that a thousand of them take no time.
            guard let first = firsts[street] else {
                firsts[street] = index
                continue
            }
            if homes[first].summary.owner != home.summary.owner { candidates.append((home.loaded, homes[first].loaded)) }
        }
        self.candidates = candidates
    }

    /// Pairs of listings of one home, the later file first. `inFull` reads a listing again.
    func pairs(inFull: (LoadedListing) -> Listing?) -> [(one: ListingSummary, other: ListingSummary)] {
        candidates.prefix(ReadingBudget.limit).compactMap { one, other in
            guard let copy = inFull(one), let original = inFull(other), SameHomes.areAlike(original, copy) else { return nil }
            return (one.summary, other.summary)
        }
    }

    /// Fewer words are alike by chance.
    private static let fewWords = 8

    static func areAlike(_ one: Listing, _ other: Listing) -> Bool {
        let (words, others) = (SameHomes.words(of: one), SameHomes.words(of: other))
        let both = words.intersection(others).count
        return both >= fewWords && both * 10 >= words.union(others).count * 7
    }

    private static func words(of listing: Listing) -> Set<Substring> {
        Set(listing.description.excerpt.lowercased().split { !$0.isLetter && !$0.isNumber })
    }
}

extension ListingSummary {
    /// The street with the number at which it is, whether it is shown or not; nil if it gives none.
    var street: ShownStreet? {
        shown.first
            ?? hidden.first { !$0.street.isEmpty }.map { ShownStreet(locality: $0.locality, street: StreetKey($0.street)) }
    }

    /// The streets with their numbers at which it is, and their houses, whether they are shown or not.
    var streets: [ShownStreet] {
        shown
            + hidden.filter { !$0.street.isEmpty }.flatMap { place in
                StreetKey.all(of: place.street).map { ShownStreet(locality: place.locality, street: $0) }
            }
    }
}

extension Rule {
    /// Tells that another owner lists the same home.
    static func sameHome(as other: ListingSummary, at span: SourceSpan, report: inout Report) {
        report.add(
            .sameHome, span,
            "\(ContentPath.named(other.file)) is at the same address in nearly the same words, and \(other.owner.quoted) owns it",
            reason: "One may have copied the other, or an owner and an agent both list the home.",
            fix: "Ask both who lets the home, and keep one of the two.")
    }

    static let sameHome = Rule(
        "same-home", .hint, "A home that two owners list is looked at twice",
        "Frauds copy listings, and post them under another name. This tells of two open listings of different owners at one address whose descriptions have nearly the same words. It proves nothing: an owner and an agent, or an agent and the next one, may both list a home. Ask both."
    )
}

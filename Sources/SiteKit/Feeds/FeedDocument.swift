import ListingKit

/// One document of a feed that may have several: which it is, and how it leads to the others.
struct FeedDocument: RecipeInput {
    /// The part of the scope's identity after the board's authority.
    let scope: FeedScope
    /// The number of the archive, counted from 1 for the oldest; nil for the feed itself.
    let archive: Int?
    /// How many archives there are.
    let archives: Int
    /// When something last happened in it; nil if nothing ever did.
    let updated: Moment?

    func add(to input: inout FingerprintInput) {
        input.add(scope.identity)
        input.add(archive ?? 0)
        // Whether it is the newest archive decides on the document before it.
        input.add(archive == nil ? archives : archive == archives ? 1 : 0)
        // It decides which formats the archives come in, and where a feed that is not in all of them leads.
        input.add(hasAtomArchivesOnly ? 1 : 0)
        input.add(updated?.day.number ?? Int.min)
        input.add(updated?.step ?? 0)
    }

    /// The document with the entries that are next older; nil if this one has the oldest.
    var older: Int? {
        let number = (archive ?? archives + 1) - 1
        return number > 0 ? number : nil
    }

    /// The document with the entries that are next newer: the feed itself is `.some(nil)`. Nil if this one has the newest.
    var newer: Int?? {
        guard let archive else { return nil }
        return .some(archive < archives ? archive + 1 : nil)
    }

    /// The most archives that a feed of listings has in every format. One of more, which only programs read to its end, goes on in Atom alone.
    private static let mostInAllFormats = 16

    /// Whether the archives are there as Atom alone.
    var hasAtomArchivesOnly: Bool { archives > FeedDocument.mostInAllFormats }
}

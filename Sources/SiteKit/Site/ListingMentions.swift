import ListingKit

/// Which listings mention which others.
struct ListingMentions: Sendable {
    /// Those that a listing mentions, in its order.
    private var mentioned: [Int: [Int]] = [:]
    /// Those that mention a listing, newest first.
    private var mentioning: [Int: [Int]] = [:]

    /// How many are told of on the page of a listing that they mention.
    static let most = 6

    /// Those of listings that are in the order of a site's, newest first.
    init(_ listings: [ListingSummary]) {
        guard listings.contains(where: { !$0.ties.mentions.isEmpty }) else { return }
        let places = Dictionary(listings.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, listing) in listings.enumerated() where !listing.ties.mentions.isEmpty {
            let found = listing.ties.mentions.compactMap { places[$0] }
            mentioned[index] = found
            guard listing.isListed else { continue }
            for other in found { mentioning[other, default: []].append(index) }
        }
    }

    /// Those that a listing mentions, open or closed, in its order.
    func of(_ index: Int) -> [Int] { mentioned[index] ?? [] }

    /// The newest that stand in lists and mention a listing.
    func ofOthers(_ index: Int) -> [Int] { Array((mentioning[index] ?? []).prefix(ListingMentions.most)) }
}

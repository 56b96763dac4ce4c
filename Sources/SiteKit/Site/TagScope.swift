import Bytes
import ListingKit

/// A tag with the listings that bear it.
struct TagScope: Sendable {
    /// The tag as it stands in URLs.
    let tag: String
    let members: Members

    /// The tag as people read it.
    var name: String { TagScope.name(tag) }

    /// A tag as people read it: `near-trams` becomes `near trams`.
    static func name(_ tag: String) -> String { tag.replacing("-", with: " ") }

    /// Every tag that any listing bears, open or closed, sorted.
    static func all(of listings: [ListingSummary]) -> [TagScope] {
        var members: [String: Members] = [:]
        for (index, listing) in listings.enumerated() {
            for tag in listing.tags { members[tag, default: Members()].append(index, isListed: listing.isListed) }
        }
        return members.keys.sorted(by: ByteOrder.precedes).compactMap { tag in members[tag].map { TagScope(tag: tag, members: $0) } }
    }
}

import Facts
import ListingKit

/// A section of a kind's catalogue with its listings.
struct SectionScope: Sendable {
    /// The place of the kind among those of the context.
    let kind: Int
    let section: KindSections.Section
    let members: Members

    /// What the search page is asked for to find the same.
    func query(of kind: Kind) -> SearchQuery { SearchQuery(.kind(kind), .other(key: section.key, value: section.value)) }

    /// Every section that has a listing, open or closed, in the order of the kinds and of their sections.
    static func all(_ kinds: [Kind], _ byKind: [Members], of listings: [ListingSummary]) -> [SectionScope] {
        zip(kinds.indices, byKind).flatMap { place, members -> [SectionScope] in
            let sections = KindSections.all(of: kinds[place])
            guard !sections.isEmpty else { return [] }
            var byPath: [String: Members] = [:]
            for index in members.all {
                for path in listings[index].sections { byPath[path, default: Members()].append(index, isListed: listings[index].isListed) }
            }
            return sections.compactMap { section in byPath[section.path].map { SectionScope(kind: place, section: section, members: $0) } }
        }
    }
}

import Rules
import Values

/// A search that a board keeps: it has a page and feeds of its own.
public struct SavedSearch: Sendable, Hashable {
    /// What it is called.
    public let name: String
    /// The last part of its address and of the identity of its feeds: it never changes, even when the name does.
    public let id: String
    /// What it keeps.
    public let filter: Filter

    /// What the search page is asked for the same listings, as stands after the `?` of its address.
    public var query: String { filter.query }
}

/// Finds the saved searches that listings match: those of the listing's own kind are looked at, and no others.
package struct SearchMatcher: Sendable {
    private struct Group: Sendable {
        let kind: String
        var candidates: [(place: Int, plan: FilterPlan)] = []
        /// Whether any of them asks for tags.
        var wantsTags = false
    }

    private var groups: [Group] = []
    private let today: Day

    /// A matcher on a day for searches whose places are those in the list.
    package init(_ searches: [SavedSearch], today: Day) {
        self.today = today
        for (place, search) in searches.enumerated() {
            for plan in search.filter.plans {
                let index = groups.firstIndex { $0.kind == plan.kind } ?? groups.endIndex
                if index == groups.endIndex { groups.append(Group(kind: plan.kind)) }
                groups[index].candidates.append((place, plan))
                if !plan.tags.isEmpty { groups[index].wantsTags = true }
            }
        }
    }

    /// The places of the searches that a listing matches, rising. Whether it is open makes no difference.
    package func places(of listing: Listing) -> [Int] {
        let kind = listing.kind.id
        guard let group = groups.first(where: { $0.kind == kind }) else { return [] }
        let tags = group.wantsTags ? listing.tags.map(\.slugified) : []
        return group.candidates.filter { $0.plan.matches(listing, on: today, tags: tags) }.map(\.place)
    }
}

import Facts
import ListingKit

/// The link from a list to the search page, which is asked for what stands in the list.
struct SearchLink: Sendable {
    /// What stands after the `?` of the address.
    let query: String
    /// The key of what the link says.
    let label: String
    /// The kind of all that stands in the list; nil for several.
    let kind: Kind?

    /// To narrow a list down, of one kind or of several; nil for an empty one.
    init?(_ query: @autoclosure () -> SearchQuery, of total: Int, _ kind: Kind? = nil) {
        guard total > 0 else { return nil }
        (self.query, label, self.kind) = (query().text, "search.filters", kind)
    }

    /// To change a search that the board keeps.
    init(_ search: SavedSearch) {
        (query, label, kind) = (search.query, "search_link.change", nil)
    }

    /// A link to the same search with one of its filters open, or with one condition more.
    struct Shortcut {
        let label: String
        /// What follows the query of the search.
        let rest: String
    }

    /// The filters that people look for first: of the facts of a kind those that its cards show.
    func shortcuts(of all: [Kind], _ words: Words) -> [Shortcut] {
        let kinds = kind.map { [$0] } ?? all
        func filter(_ key: String, _ label: String) -> Shortcut { Shortcut(label: label, rest: "#filter=" + key) }
        var found: [Shortcut] = []
        if kinds.count > 1 { found.append(filter("kind", words["search.kind"])) }
        if kinds.contains(where: { $0.price != nil }) { found.append(filter("min", words["common.price"])) }
        if kinds.count == 1, let kind = kinds.first {
            let facts = kind.cardFields.map { kind.fields[$0] }.filter { $0.facet != nil && $0.id != kind.price?.field }
            found += facts.map { filter($0.id, $0.label) }
        }
        // What people go to see stands at an address.
        if kinds.contains(where: { $0.place == .address }) {
            found.append(Shortcut(label: words.title(of: .inspections), rest: "&inspection=yes"))
        }
        if kinds.contains(where: { $0.place != .none }) { found.append(Shortcut(label: words["search.map"], rest: "&view=map")) }
        return found
    }
}

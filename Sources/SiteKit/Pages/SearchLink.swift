import ListingKit

/// The link from a list to the search page, which is asked for what stands in the list.
struct SearchLink: Sendable {
    /// What stands after the `?` of the address.
    let query: String
    let label: String

    /// To narrow a list down; nil for an empty one.
    init?(_ query: @autoclosure () -> SearchQuery, of total: Int) {
        guard total > 0 else { return nil }
        (self.query, label) = (query().text, Words.filterThese)
    }

    /// To change a search that the board keeps.
    init(_ search: SavedSearch) {
        (query, label) = (search.query, Words.changeSearch)
    }
}

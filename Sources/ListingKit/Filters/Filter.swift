/// Conditions that must all hold, of a saved search or a query of the search page; not whether a listing is open.
public struct Filter: Sendable, Hashable {
    /// The conditions as a query of the search page: the same text for the same conditions, however they were written.
    public let query: String
    /// What listings of each kind that can match must meet, in the order of the kinds.
    let plans: [FilterPlan]
}

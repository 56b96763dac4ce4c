/// A search that the board publishes as a page with feeds, so that people can follow it.
public struct SavedSearch: Sendable, Hashable {
    /// The last part of its URL, from which its feeds' identities come. Never changes.
    public let id: String
    /// What people call it.
    public let name: String
    /// What the search page is asked for the same listings, as stands after the `?` of its address.
    public let query: String
}

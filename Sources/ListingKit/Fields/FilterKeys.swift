/// The keys of filters that mean the same on every board.
enum FilterKeys {
    /// The keys that no field with a facet may have as its name, in the order of a query.
    static let common = [
        "kind", "words", "state", "region", "suburb", "surrounding", "near", "km", "area", "owner", "tag", "min", "max", "dropped", "beds",
        "added",
        "inspection",
    ]

    /// The key that orders the results of the search page: in its query, but no condition.
    static let order = "sort"
    /// The keys that say how the search page shows what it found: its order, the units of distances, whether
    /// on a map, and what of the map.
    static let presentation = [order, "units", "view", "at"]
}

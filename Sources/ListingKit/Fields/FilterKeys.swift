/// The keys of filters that mean the same on every board.
enum FilterKeys {
    /// The keys that no field with a facet may have as its name, in the order of a query.
    static let common = [
        "kind", "words", "state", "region", "suburb", "surrounding", "near", "km", "owner", "tag", "min", "max", "dropped", "beds", "added",
        "inspection",
    ]

    /// The keys that say how the search page shows results: in its query, but no conditions. The first orders them.
    static let shown = ["sort", "units"]
}

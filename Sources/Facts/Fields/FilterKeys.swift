/// The keys of filters that mean the same on every board.
package enum FilterKeys {
    /// The keys that no field with a facet may have as its name, in the order of a query.
    package static let common = [
        "kind", "words", "state", "region", "suburb", "surrounding", "near", "km", "area", "owner", "tag", "min", "max", "dropped", "beds",
        "added",
        "inspection",
    ]

    /// The place of a key in a query; those of fields stand behind all others, by name.
    package static func rank(_ key: String) -> Int { common.firstIndex(of: key) ?? common.count }

    /// The key that orders the results of the search page: in its query, but no condition.
    package static let order = "sort"
    /// The keys that say how the search page shows what it found: its order, the units of distances, whether
    /// on a map, and what of the map, whether only what matches the reader's own wishes, and words of which those that have them come first.
    package static let presentation = [order, "units", "view", "at", "matches", "wish"]
    /// The key of what the search page leaves out: words of texts, and answers of fields.
    package static let refused = "without"
}

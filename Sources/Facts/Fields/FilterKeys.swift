/// The keys of searches that mean the same on every board. What scripts must know of them stands in filter-keys.json of the theme, which the tests
/// write.
package enum FilterKeys {
    /// What a key is for.
    package enum Use: Sendable {
        /// A condition, wherever a search is told.
        case condition
        /// A condition of the search page alone, which no saved search has.
        case page
        /// How the search page shows what it found: no condition.
        case display
    }

    private struct Row {
        let name: String
        let use: Use
        /// Whether it can be answered with the first columns of the search index.
        let isEarly: Bool

        init(_ name: String, _ use: Use = .condition, isEarly: Bool = false) { (self.name, self.use, self.isEarly) = (name, use, isEarly) }
    }

    /// All of them, conditions in the order of a query.
    private static let rows = [
        Row("kind", isEarly: true), Row("words", isEarly: true), Row("state", isEarly: true), Row("region", isEarly: true),
        Row("suburb", isEarly: true), Row("surrounding"), Row("near"), Row("km"), Row("area"), Row("owner"), Row("tag"),
        Row("min", isEarly: true), Row("max", isEarly: true), Row("dropped"), Row("beds", isEarly: true), Row("added", isEarly: true),
        Row("inspection"), Row(refused, .page), Row(wish, .page, isEarly: true),
        Row(order, .display), Row("units", .display), Row("view", .display), Row("at", .display), Row("matches", .display),
    ]

    /// The keys of a use, in the order of a query.
    package static func all(_ use: Use) -> [String] { rows.filter { $0.use == use }.map { $0.name } }

    /// The conditions that the first columns of the search index can answer.
    package static let early = rows.filter { $0.isEarly }.map { $0.name }
    /// The conditions that any search may have, in the order of a query.
    package static let common = all(.condition)
    /// The keys that only the search page has.
    package static let ofPage = all(.page) + all(.display)

    /// Whether a key only says how results are shown or which of them come first.
    package static func asksForNothing(_ key: String) -> Bool { key == wish || all(.display).contains(key) }

    /// The place of a key in a query; those of fields stand behind all others, by name.
    package static func rank(_ key: String) -> Int { common.firstIndex(of: key) ?? common.count }

    /// The key that orders the results of the search page.
    package static let order = "sort"
    /// The key of words of which those that have them come first.
    package static let wish = "wish"
    /// The key of what the search page leaves out: words of texts, and answers of fields.
    package static let refused = "without"
}

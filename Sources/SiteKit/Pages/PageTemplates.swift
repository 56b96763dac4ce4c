/// The templates that pages are made with.
enum PageTemplates {
    /// One for each sort of page, and the card of a listing. Those of the board's own pages come beside them.
    static let all =
        ScopeSort.all.map(\.template)
        + ["listing", "suburbs", "campuses", "people", "follow", "tags", "search", "data", ThemeFolder.plainPage, "404", "partials/card"]
}

/// The templates that pages are made with.
enum PageTemplates {
    /// All of the shipped theme that stand by themselves, and the card of a listing. Those of the board's own pages come beside them.
    static let all =
        ShippedTheme.files.compactMap { ThemeFolder.template($0.path) }.filter { !$0.contains("/") && $0 != layout } + [card, policy]

    /// The frame of every page.
    private static let layout = "layout"
    private static let card = "partials/card"
    /// The Content-Security-Policy of all pages, which hosts send, too.
    static let policy = "partials/policy"
}

extension Rule {
    static let untoldPrice = Rule(
        "untold-price", .hint, "People who follow a listing hear of its new price",
        "A price that is changed with a row in the history is told to all who follow the listing, its suburb or its owner, and the page shows what it was. Without the row it is changed in silence. Houser notices it in the first check or build after the change, and only where it has built the site before. Nothing is wrong if the old price was a typing mistake.",
        example: "rent: 520\nhistory:\n  - {on: 2026-11-20, rent: 550}")

    /// Tells of a price that was another at the last build, if the history does not say so.
    static func checkUntoldPrice(_ listing: Listing, before: Money, root: YAMLNode, today: Day, report: inout Report) {
        guard let key = listing.kind.price?.field, let now = listing.price, now != before,
            listing.history.last(where: { $0.price != nil })?.price != before, let node = root[key]
        else { return }
        report.add(
            .untoldPrice, node.span, "\(key.quoted) was \(before.display) when the site was built last, and no row of the history says so",
            reason: "People who follow it are told of a new price only by such a row. If it is new from today, write:",
            fix: addition("{on: \(today), \(key): \(before.plain)}", to: root["history"], report))
    }
}

import Values

extension ListingRule {
    static let unannouncedChange = ListingRule(.unannouncedChange) { Rule.checkUnannounced($0, report: &$1) }
}

extension Rule {
    static let unannouncedChange = Rule(
        "untold", .hint, "People who follow a listing hear of what changes",
        "A price or status that is changed with a row in the history is told to all who follow the listing, its suburb or its owner. Without the row a price is changed in silence, a status takes the place of the one before it as if that had never been, and an inspection comes or goes without a word. Houser notices it in the first check or build after the change, and only where it has built the site before. Nothing is wrong if what stood there was a mistake.",
        example: "rent: 520\nhistory:\n  - {on: 2026-11-20, rent: 550}")

    /// Reports a price or status of the last build that no row of the history mentions.
    fileprivate static func checkUnannounced(_ parsed: ParsedListing, report: inout Report) {
        let (listing, before, root, today) = (parsed.listing, parsed.context.before, parsed.root, parsed.today)
        if let key = listing.kind.price?.field, let past = before.price, let now = listing.price, now != past,
            !listing.history.contains(where: { $0.price == past })
        {
            add(key, past.display, "{on: \(today), \(key): \(past.plain)}", root, &report)
        }
        if let past = before.status { add("status", past.asLabel.lowercasedFirst, "{on: \(today), status: \(past)}", root, &report) }
    }

    private static func add(_ key: String, _ past: String, _ row: String, _ root: YAMLNode, _ report: inout Report) {
        guard let node = root[key] else { return }
        report.add(
            .unannouncedChange, node.span, "\(key.quoted) was \(past) when the site was built last, and no row of the history says so",
            reason: key == "status"
                ? "People who follow it hear of the new status as of today, and what it was before is told no longer. If it changed today, write:"
                : "People who follow it are told of a new \(key) only by such a row. If it is new from today, write:",
            fix: addition(row, to: root["history"], report))
    }
}

import Facts
import Findings
import Values
import YAML

extension ListingRule {
    package static let unannouncedChange = ListingRule(.unannouncedChange) { Rule.checkUnannounced($0, report: &$1) }
}

extension Rule {
    package static let unannouncedChange = Rule(
        "untold", .hint, "People who follow a listing hear about changes",
        "When you change a price or status and add a row to the history, everyone who follows the listing, its suburb or its owner hears about it. Without the row, a price changes silently, a new status replaces the old one as if it had never been, and an inspection comes or goes without a word. Houser mentions this in the first check or build after the change, and only where it has built the site before. If you were only correcting a mistake, there's nothing wrong.",
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
                ? "People who follow it hear about the new status today, and no longer hear what it was before. If it changed today, write:"
                : "People who follow it only hear about a new \(key) from a row like this. If it changed today, write:",
            fix: addition(row, to: root["history"], report))
    }
}

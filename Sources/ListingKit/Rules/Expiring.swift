import Values

extension ListingRule {
    static let expiring = ListingRule(.expiring) { Rule.checkExpiring($0, report: &$1) }
}

extension Rule {
    static let expiring = Rule(
        "expiring", .warning, "What expires soon, for a reminder",
        "\"houser check --expiring 7\" tells which listings leave lists, search and feeds within seven days unless their owners confirm them. A job that runs each day can remind the owners; nothing is wrong with the listing.",
        example: "confirmed: 2026-11-20")

    /// Tells of a listing that leaves the lists within that many days.
    fileprivate static func checkExpiring(_ written: WrittenListing, report: inout Report) {
        let (listing, spans, today) = (written.listing, written.spans, written.today)
        guard let days = written.context.expiring, written.days.areKnown, listing.stands(on: today), listing.expires <= today + days
        else { return }
        let left = listing.expires.number - today.number
        report.add(
            .expiring, spans["confirmed", or: "listed"],
            "this listing of \(listing.owner) leaves the lists on \(listing.expires), in \(left) day\(left == 1 ? "" : "s")",
            reason: "It was last confirmed on \(listing.confirmed). If it still stands, say so with the day of today.",
            fix: (spans.has("confirmed") ? "" : "Add the line ") + "confirmed: \(today)")
    }
}

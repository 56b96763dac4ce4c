import Findings
import Values

extension ListingRule {
    /// Reports listings that leave the lists within a number of days, if asked to.
    package static let expiring = ListingRule(.expiring) { parsed, report in
        let (listing, today) = (parsed.listing, parsed.today)
        guard let days = parsed.context.expiring, parsed.days.areKnown, listing.stands(on: today), listing.expires <= today + days
        else { return }
        let key = listing.endsByLastDay ? listing.kind.uses.match?.until.map { listing.kind.fields[$0].id } : nil
        let left = listing.expires.number - today.number
        report.add(
            .expiring, key.map { parsed.span(of: $0) } ?? parsed.span(of: "confirmed", or: "listed"),
            "this listing of \(listing.owner) expires on \(listing.expires), in \(left) day\(left == 1 ? "" : "s")",
            reason: listing.endsByLastDay
                ? "That's its last day. If that has moved, write the new one."
                : "It was last confirmed on \(listing.confirmed). If it is still available, confirm it with today's date.",
            fix: key.map { "\($0): \(Rule.ellipsis)" } ?? (parsed.root["confirmed"] != nil ? "" : "Add the line ") + "confirmed: \(today)")
    }
}

extension Rule {
    package static let expiring = Rule(
        "expiring", .warning, "What's about to expire",
        "\"houser check --expiring 7\" lists the listings that drop off lists, search and feeds within seven days unless their owners confirm them. A daily job can use it to remind owners. There's nothing wrong with the listing.",
        example: "confirmed: 2026-11-20")
}

import Findings
import Values

extension ListingRule {
    /// Checks the days that a listing gives. What could not be read has a finding already, and nothing follows from it.
    static let datesInOrder = ListingRule(.datesInOrder, .expiry) { parsed, report in
        let (listing, days, today) = (parsed.listing, parsed.days, parsed.today)
        let listedSpan = parsed.span(of: "listed")
        let confirmedSpan = parsed.span(of: "confirmed", or: "listed")
        if let listed = days.listed, listed > today + 1 {
            report.add(
                .datesInOrder, listedSpan, "\"listed\" is \(listed), which is in the future",
                reason: "It's the day you post the listing; today is \(today).", fix: "listed: \(Rule.ellipsis)")
        }
        if let confirmed = days.confirmed, confirmed > today + 1 {
            report.add(
                .datesInOrder, confirmedSpan, "\"confirmed\" is \(confirmed), which is in the future",
                reason: "It is the last day you said the listing was still available; today is \(today).",
                fix: "confirmed: \(today)")
        }
        // A day of posting that is wrong itself says nothing of the other one.
        if let listed = days.listed, let confirmed = days.confirmed, listed <= today + 1, confirmed < listed {
            report.add(
                .datesInOrder, confirmedSpan, "\"confirmed\" is \(confirmed), before it was listed on \(listed)",
                reason: "One of the two is not right, and only you know which.")
        }
        // Whether it expired is in doubt as long as the two contradict each other.
        let isInOrder = days.listed.map { $0 <= listing.confirmed } ?? true
        if listing.isOpen, let last = listing.lastDay, last <= today {
            let key = listing.kind.uses.match?.until.map { listing.kind.fields[$0].id } ?? "until"
            let asks = listing.kind.tellsHandlesAlone
            report.add(
                .expiry, parsed.span(of: key), "this listing's last day has come, \(last), and it is no longer in any list",
                reason: asks
                    ? "If you still look for something, write the new last day." : "If it can be had for longer, write the new last day.",
                fix: "\(key): \(Rule.ellipsis)\nor, if it is \(asks ? "settled" : "gone"), status: \(listing.kind.done)")
        } else if days.areKnown, isInOrder, listing.isOpen, listing.expires <= today, listing.confirmed <= today {
            let line = "confirmed: \(Rule.ellipsis)"
            report.add(
                .expiry, confirmedSpan, "this listing expired on \(listing.expires) and is no longer in any list",
                reason: "It was last confirmed on \(listing.confirmed). If it is still available, confirm it with today's date, \(today).",
                fix: (days.confirmed == nil ? "Add the line \(line)" : line) + "\nor, if it is gone, status: \(listing.kind.done)")
        }
    }
}

extension Rule {
    static let datesInOrder = Rule(
        "dates-in-order", .error, "The listing's dates are in order",
        "A listing is posted first and confirmed later, and neither date can be in the future. \"confirmed\" is the last day you said it was still available: change it to today's date to keep the listing up.",
        example: "listed: 2026-11-18\nconfirmed: 2026-11-20")
    package static let expiry = Rule(
        "expired", .hint, "Listings are confirmed every few weeks",
        "A listing drops off lists, search and feeds a few weeks after it was last confirmed (each kind says how many days: \"expires\"). Its page stays up with a notice. Write a new \"confirmed\" date to bring the listing back."
    )
}

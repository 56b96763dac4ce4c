import Values

extension ListingRule {
    /// Checks the days that a listing gives. What could not be read has a finding already, and nothing follows from it.
    static let datesInOrder = ListingRule(.datesInOrder, .expiry) { parsed, report in
        let (listing, days, today) = (parsed.listing, parsed.days, parsed.today)
        let listedSpan = parsed.span(of: "listed")
        let confirmedSpan = parsed.span(of: "confirmed", or: "listed")
        if let listed = days.listed, listed > today + 1 {
            report.add(
                .datesInOrder, listedSpan, "\"listed\" is \(listed), which is still to come",
                reason: "It is the day on which you post it; today is \(today).", fix: "listed: \(Rule.ellipsis)")
        }
        if let confirmed = days.confirmed, confirmed > today + 1 {
            report.add(
                .datesInOrder, confirmedSpan, "\"confirmed\" is \(confirmed), which is still to come",
                reason: "It is the last day on which you said that the listing still stands; today is \(today).",
                fix: "confirmed: \(today)")
        }
        // A day of posting that is wrong itself says nothing of the other one.
        if let listed = days.listed, let confirmed = days.confirmed, listed <= today + 1, confirmed < listed {
            report.add(
                .datesInOrder, confirmedSpan, "\"confirmed\" is \(confirmed), before it was listed on \(listed)",
                reason: "One of the two is not right, and only you know which.")
        }
        if days.areKnown, listing.isOpen, listing.expires <= today, listing.confirmed <= today {
            let line = "confirmed: \(Rule.ellipsis)"
            report.add(
                .expiry, confirmedSpan, "this listing expired on \(listing.expires) and is out of all lists",
                reason: "It was last confirmed on \(listing.confirmed). If it still stands, say so with the day of today, \(today).",
                fix: (days.confirmed == nil ? "Add the line \(line)" : line) + "\nor, if it is gone, status: \(listing.kind.done)")
        }
    }
}

extension Rule {
    static let datesInOrder = Rule(
        "dates-in-order", .error, "The listing's dates follow each other",
        "A listing is first listed, then confirmed; neither can lie in the future. \"confirmed\" is the last day on which you said that it still stands: set it to today's date to keep a listing alive.",
        example: "listed: 2026-11-18\nconfirmed: 2026-11-20")
    static let expiry = Rule(
        "expired", .hint, "Listings are confirmed from time to time",
        "A listing leaves lists, search and feeds some weeks after its last confirmation (the kind's \"expires\"). Its page stays as a notice. Write a new \"confirmed\" date to bring it back."
    )
}

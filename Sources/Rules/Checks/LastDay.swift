import Findings
import Values

extension ListingRule {
    /// Checks the first and the last day of a kind that is matched by them: if they contradict each other, it silently matches nobody.
    static let lastDay = ListingRule(.lastDay) { parsed, report in
        let listing = parsed.listing
        guard let rule = listing.kind.uses.match, let untilField = rule.until, case .date(let until)? = listing.values[untilField] else {
            return
        }
        let key = listing.kind.fields[untilField].id
        let span = parsed.span(of: key)
        if let fromField = rule.from, case .date(let from)? = listing.values[fromField], until <= from {
            let first = listing.kind.fields[fromField].id
            report.add(
                .lastDay, span,
                "\(key.quoted) is \(until), which is \(until == from ? "the same day as" : "before") \(first.quoted), \(from)",
                reason: "It's the last day, so it comes after the first. Check the year of both.", fix: "\(key): \(Rule.ellipsis)")
        } else if let listed = parsed.days.listed, until <= listed {
            report.add(
                .lastDay, span, "\(key.quoted) is \(until), which was over when it was listed, on \(listed)",
                reason: "Nobody could have it for a day. Check the year of both.", fix: "\(key): \(Rule.ellipsis)")
        }
    }
}

extension Rule {
    static let lastDay = Rule(
        "last-day", .error, "The last day comes after the first",
        "A sublet has an end, and so may a stay that somebody looks for. It comes after the first day and after the day of posting. From the last day on the listing is in no list.",
        example: "available: 2026-12-05\nuntil: 2027-02-20")
}

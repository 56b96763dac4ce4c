import Bytes
import Findings
import Values

extension ListingRule {
    /// Mentions a bond of more weeks' rent than nearly any state allows; the states' own limits differ, and change.
    static let bondWeeks = ListingRule(.bondWeeks) { parsed, report in
        let listing = parsed.listing
        guard listing.kind.price?.per == .week, let rent = listing.price, rent.cents > 0,
            case .money(let bond)? = listing.value(of: "bond"), bond.cents > rent.cents * Rule.mostBondWeeks
        else { return }
        let weeks = bond.cents / rent.cents
        report.add(
            .bondWeeks, parsed.span(of: "bond"),
            "\"bond\" is \(bond.display), \(bond.cents % rent.cents == 0 ? "" : "more than ")\(grouped(weeks)) weeks' rent",
            reason:
                "Most states cap a bond at four weeks' rent (\(Money(cents: rent.cents * 4).display) here), and only some allow more for a dearer home. Check the digits and your state's rules. If it's right, leave it."
        )
    }
}

extension Rule {
    static let bondWeeks = Rule(
        "bond-weeks", .hint, "A bond is a few weeks' rent",
        "Most states cap the bond at four weeks' rent, Victoria at a month's, and some allow more or have no limit for a dearer home (for example, Residential Tenancies Act 1995 (SA) s 61). Limits differ and change, so this only mentions a bond of more than six weeks' rent: check it with your state's renting authority.",
        example: "rent: 690\nbond: 2760")

    /// What no state with a limit goes beyond.
    fileprivate static let mostBondWeeks: Wide = 6
}

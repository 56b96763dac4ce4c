import Findings
import Matching
import Values

extension ListingRule {
    /// Checks that a team is no smaller than the people in it: such a one silently matches nobody.
    static let teamSize = ListingRule(.teamSize) { parsed, report in
        let listing = parsed.listing
        guard let rule = listing.kind.uses.match, let seatsField = rule.seats, case .count(let seats)? = listing.values[seatsField],
            let people = MatchProfile(listing).map({ Int($0.facts.people) }), people > seats
        else { return }
        let key = listing.kind.fields[seatsField].id
        var joined = ""
        if let field = rule.joined, listing.values[field] != nil {
            joined = " with everybody in \(listing.kind.fields[field].id.quoted)"
        }
        report.add(
            .teamSize, parsed.span(of: key), "\(key.quoted) is \(seats), but you are \(people) already\(joined)",
            reason: "It is how many you want to be altogether, yourself included. Leave it out if you look for nobody else.",
            fix: "\(key): \(people + 1)")
    }
}

extension Rule {
    static let teamSize = Rule(
        "team-size", .error, "A team has room for those who are in it",
        "Somebody who looks for others to share a home says how many they want to be altogether. That is no fewer than they are already: the people moving in, or the owner of the request with all who joined.",
        example: "people: 1\nseats: 3\nteam: [omar]")
}

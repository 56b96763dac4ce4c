import Values

extension ListingRule {
    /// Warns of the surname of somebody who looks for a home, in the listing's own words.
    static let handleAlone = ListingRule(.suburbAlone) { parsed, report in
        guard parsed.kind.place == .area, let surname = parsed.context.names[parsed.listing.owner].flatMap(Surname.init(of:)) else {
            return
        }
        for text in parsed.ownTexts {
            guard let place = surname.first(in: text.bytes) else { continue }
            report.add(
                .suburbAlone, text.span(place, in: report.source), "this text has your surname, \(surname.name.quoted), in it",
                reason: "Anyone can read where you'd like to live and when. A first name will do, and people reach you by your handle.",
                fix: "Take the surname out.", severity: .warning)
        }
    }
}

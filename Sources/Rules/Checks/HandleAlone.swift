extension ListingRule {
    /// Warns of the surname of somebody who looks for a home, in the listing's own words.
    static let handleAlone = ListingRule(.suburbAlone) { parsed, report in
        guard parsed.kind.tellsHandlesAlone, let name = parsed.context.names[parsed.listing.owner],
            let surname = Surname(of: name, handle: parsed.listing.owner)
        else { return }
        for text in parsed.ownTexts {
            guard let place = surname.first(in: text.bytes) else { continue }
            report.add(
                .suburbAlone, text.span(place, in: report.source), "this text has your surname, \(surname.name.quoted), in it",
                reason: Surname.reason, fix: "Take the surname out.", severity: .warning)
        }
    }
}

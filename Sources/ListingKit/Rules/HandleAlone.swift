extension ListingRule {
    /// Warns of the surname of somebody who looks for a home, in the listing's own words.
    static let handleAlone = ListingRule(.suburbAlone) { parsed, report in
        guard parsed.kind.tellsHandlesAlone, let surname = parsed.context.names[parsed.listing.owner].flatMap(Surname.init) else { return }
        for text in parsed.ownTexts where surname.isNamed(in: String(decoding: text.bytes, as: UTF8.self)) {
            report.add(
                .suburbAlone, text.span(text.bytes.startIndex..<text.bytes.startIndex),
                "this text has your surname, \(surname.text.quoted), in it", reason: Surname.reason, fix: "Take the surname out.",
                severity: .warning)
        }
    }
}

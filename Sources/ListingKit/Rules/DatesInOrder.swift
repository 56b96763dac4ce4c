extension Rule {
    static let datesInOrder = Rule(
        "dates-in-order", .error, "The listing's dates follow each other",
        "A listing is first listed, then confirmed; neither can lie in the future. \"confirmed\" is the last day on which you said that it still stands: set it to today's date to keep a listing alive.",
        example: "listed: 2026-11-18\nconfirmed: 2026-11-20")
    static let expiry = Rule(
        "expired", .hint, "Listings are confirmed from time to time",
        "A listing leaves lists, search and feeds some weeks after its last confirmation (the kind's \"expires\"). Its page stays as a notice. Write a new \"confirmed\" date to bring it back."
    )

    static func checkDates(_ listing: Listing, spans: ListingSpans, today: Day, report: inout Report) {
        let listedSpan = spans["listed"]
        let confirmedSpan = spans["confirmed", or: "listed"]
        if listing.listed > today + 1 {
            report.add(.datesInOrder, listedSpan, "\"listed\" is \(listing.listed), which is still to come", fix: "listed: \(today)")
        }
        if spans.has("confirmed"), listing.confirmed > today + 1 {
            report.add(
                .datesInOrder, confirmedSpan, "\"confirmed\" is \(listing.confirmed), which is still to come", fix: "confirmed: \(today)")
        }
        if listing.confirmed < listing.listed {
            report.add(
                .datesInOrder, confirmedSpan, "\"confirmed\" is \(listing.confirmed), before it was listed on \(listing.listed)",
                fix: "confirmed: \(listing.listed)")
        }
        if let past = listing.history.last(where: { $0.day > today + 1 }) {
            report.add(
                .datesInOrder, spans["history"], "the history says what was until \(past.day), which is still to come",
                reason: "Each row tells a price or status that has ended.")
        }
        if listing.isOpen, listing.expires <= today, listing.confirmed <= today {
            report.add(
                .expiry, confirmedSpan, "this listing expired on \(listing.expires) and is out of all lists",
                reason: "It was last confirmed on \(listing.confirmed).",
                fix: "confirmed: \(today)\nor, if it is gone, status: \(listing.kind.done)")
        }
    }
}

/// Where the keys of a listing stand, for findings that come after reading.
public struct ListingSpans: Sendable {
    private let spans: [String: SourceSpan]
    private let fallback: SourceSpan

    init(_ root: YAMLNode) {
        var spans: [String: SourceSpan] = [:]
        for entry in root.entries ?? [] { spans[entry.key] = entry.value.span }
        self.spans = spans
        fallback = SourceSpan(line: root.span.line, column: 1)
    }

    /// The place of a key's value, or the listing's start if the key is not there.
    subscript(key: String) -> SourceSpan { spans[key] ?? fallback }

    /// The place of a key's value, or of another key's.
    subscript(key: String, or other: String) -> SourceSpan { spans[key] ?? self[other] }

    /// Whether the key is there.
    func has(_ key: String) -> Bool { spans[key] != nil }
}

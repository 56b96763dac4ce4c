import Values

extension ListingRule {
    static let lateChange = ListingRule(.lateChange) { Rule.checkLateChanges($0, report: &$1) }
}

extension Rule {
    static let lateChange = Rule(
        "unheard", .hint, "Followers hear about changes you write down within a week",
        "Feed readers fetch one document with everything from the last seven days, and at least 25 entries. Anything dated earlier may not reach people who follow a busy place. What people have been told can't be taken back: if you remove a row or change its date, they aren't told again. Houser mentions this in the first check or build after the change, and only where it has built the site before. If the file is right now, there's nothing wrong.",
        example: "rent: 520\nhistory:\n  - {on: 2026-11-20, rent: 550}")

    /// Reports changes that followers will not hear of, given what the last build published; none if that was nothing.
    fileprivate static func checkLateChanges(_ parsed: ParsedListing, report: inout Report) {
        let (listing, root, today) = (parsed.listing, parsed.root, parsed.today)
        guard let told = parsed.context.before.told else { return }
        let events = listing.events(until: today)
        let node = root["history"] ?? root["confirmed"] ?? root["listed"] ?? root["title"] ?? root
        let last = today + -ListingSummary.week
        let links = Telling.links(events.map { ToldEvent($0, of: listing.kind, today: today) }, told, today: today)
        for (event, link) in told.isEmpty ? Array(zip(events, links).prefix(1)) : Array(zip(events, links)) where event.day <= last {
            // Whether it is open or closed is told by itself, as of today.
            guard link == nil, told.isEmpty || event.mark.kind == .listed || !event.mark.kind.isTurn else { continue }
            report.add(
                .lateChange, span(of: event, listing, root) ?? node.span,
                "that this was \(event.participle) on \(event.day) is too long ago for all who follow to hear of it",
                reason:
                    "Feeds hold what happened from \(last + 1) on, and what is older only where little happens. If that is the right day, all is well. If it is news, date it today: \(today)."
            )
        }
        // Whether it is open or closed is told anew by itself.
        for (place, event) in told.enumerated() where event.source != nil && event.mark.day <= today && !event.mark.kind.isTurn {
            guard !links.contains(place) else { continue }
            report.add(
                .lateChange, node.span, "people heard on \(event.mark.day) that \(event.mark.kind.sentence), and nothing says so any more",
                reason: "They do not hear that it was not so. If it was, put back the row that said it.")
        }
        for (event, link) in zip(events, links) {
            guard let link, told[link].source != event.mark else { continue }
            let day = told[link].mark.day
            // After some days there is nothing to be done about it.
            guard day != event.day, day <= today, day > last else { continue }
            if event.mark.kind.isStatus, !listing.statusDay.isKnown { continue }
            report.add(
                .lateChange, span(of: event, listing, root) ?? node.span,
                "people heard on \(day) that this was \(event.participle), which the file dates \(event.day) now",
                reason: "They won't hear it again, and feeds keep the first day.")
        }
    }

    /// Where a file says that something happened.
    private static func span(of event: ListingEvent, _ listing: Listing, _ root: YAMLNode) -> SourceSpan? {
        func row(_ key: String?) -> SourceSpan? { root["history"].map { place(of: event.day, key, in: $0) } }
        return switch event.change {
        case .listed: root["listed"]?.span
        case .inspectionAdded, .inspectionCancelled: root["inspections"]?.span
        case .priceRose, .priceDropped: row(listing.kind.price?.field)
        case .pending, .done, .withdrawn: listing.statusDay.isKnown ? row("status") : root["status"]?.span
        case .back, .expired: row(nil)
        }
    }
}

extension EventMark.Kind {
    /// What was told, in words.
    fileprivate var sentence: String {
        switch self {
        case .listed, .back, .pending, .done, .withdrawn: "this was \(name)"
        case .priceRose: "the price rose"
        case .priceDropped: "the price dropped"
        case .inspectionAdded: "there was another inspection"
        case .inspectionCancelled: "an inspection was cancelled"
        case .expired: "this had expired"
        }
    }
}

extension ListingEvent {
    /// What happened, after “this was”.
    fileprivate var participle: String {
        switch change {
        case .listed: "listed"
        case .back: "back"
        case .priceRose(let before), .priceDropped(let before): "no longer \(before.display)"
        case .inspectionAdded: "given another inspection"
        case .inspectionCancelled: "left without one of its inspections"
        case .pending: "under application"
        case .expired: "expired"
        case .done: "taken"
        case .withdrawn: "withdrawn"
        }
    }
}

import Values

extension ListingRule {
    static let lateChange = ListingRule(.lateChange) { Rule.checkLateChanges($0, report: &$1) }
}

extension Rule {
    static let lateChange = Rule(
        "unheard", .hint, "Followers hear about changes you write down within a week",
        "Feed readers fetch one document with everything from the last seven days (two for the whole board, a kind or a state), and at least 25 entries. Anything dated earlier may not reach people who follow a busy place. What people have been told can't be taken back: if you remove a row or change its date, they aren't told again. Houser mentions this in the first check or build after the change, and only where it has built the site before. If the file is right now, there's nothing wrong.",
        example: "confirmed: 2026-11-20\nhistory:\n  - {on: 2026-11-20, confirmed: 2026-10-01}")

    /// Reports changes that followers will not hear of, given what the last build published; none if that was nothing.
    fileprivate static func checkLateChanges(_ parsed: ParsedListing, report: inout Report) {
        let (listing, root, today) = (parsed.listing, parsed.root, parsed.today)
        guard let published = parsed.context.before.events else { return }
        let events = listing.events(until: today)
        let node = root["history"] ?? root["confirmed"] ?? root["listed"] ?? root["title"] ?? root
        let last = today + -ListingSummary.week
        let days = Dictionary(published.map { ($0.key, $0.day) }, uniquingKeysWith: { first, _ in first })
        for event in published.isEmpty ? Array(events.prefix(1)) : events where event.day <= last {
            guard days[event.mark.key] == nil, event.change.kind != .expired else { continue }
            // What has no day is published as of today.
            if event.mark.kind.isStatus, !published.isEmpty, !listing.statusDay.isKnown { continue }
            report.add(
                .lateChange, span(of: event, listing, root) ?? node.span,
                "that this was \(event.participle) on \(event.day) is too long ago for all who follow to hear of it",
                reason:
                    "Feeds hold what happened from \(last + 1) on, and what is older only where little happens. If that is the right day, all is well. If it is news, date it today: \(today)."
            )
        }
        let keys = Set(events.map(\.mark.key))
        for mark in published where !keys.contains(mark.key) && mark.day <= today {
            // What was confirmed before that day did not expire for want of it.
            if mark.kind == .expired, listing.stands(on: today), listing.lastDay != nil, listing.confirmed < mark.day {
                report.add(
                    .lateChange, (root["confirmed"] ?? node).span,
                    "people heard on \(mark.day) that this had expired, and won't hear that it's back",
                    reason: "Its last day was moved after it had come.")
            } else if mark.kind == .expired, listing.stands(on: today) {
                let before = mark.day + -listing.kind.expires
                let back = max(mark.day, min(listing.confirmed, today))
                report.add(
                    .lateChange, (root["confirmed"] ?? node).span,
                    "people heard on \(mark.day) that this had expired, and won't hear that it's back",
                    reason: "A row of the history says both, and those who follow hear that it is back:",
                    fix: addition("{on: \(back), confirmed: \(before)}", to: root["history"], report))
            } else if !mark.kind.isStatus {
                report.add(
                    .lateChange, node.span, "people heard on \(mark.day) that \(mark.kind.sentence), and nothing says so any more",
                    reason: "They do not hear that it was not so. If it was, put back the row that said it.")
            }
        }
        for event in events {
            guard let day = days[event.mark.key], day != event.day, day <= today else { continue }
            // After some days there is nothing to be done about it.
            guard day > last, !ListingSummary.isAnnouncedAgain(event.day, day, today: today) else { continue }
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
    /// What was published, in words.
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

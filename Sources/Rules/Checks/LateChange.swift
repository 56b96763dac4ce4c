import Facts
import Findings
import Values
import YAML

extension ListingRule {
    package static let lateChange = ListingRule(.lateChange) { Rule.checkLateChanges($0, report: &$1) }
}

extension Rule {
    package static let lateChange = Rule(
        "unheard", .hint, "Followers hear about changes you write down within a week",
        "Feed readers fetch one document with everything from the last seven days, and at least 25 entries. Anything dated earlier may not reach people who follow a busy place. What people have been told can't be taken back: if you remove a row or change its date, they aren't told again. Houser mentions this in the first check or build after the change, and only where it has built the site before. If the file is right now, there's nothing wrong.",
        example: "rent: 520\nhistory:\n  - {on: 2026-11-20, rent: 550}")

    /// Reports changes that followers will not hear of, given what the last build published; none if that was nothing.
    fileprivate static func checkLateChanges(_ parsed: ParsedListing, report: inout Report) {
        let (listing, root, today) = (parsed.listing, parsed.root, parsed.today)
        guard let told = parsed.context.before.told else { return }
        let events = listing.events(until: today)
        let node = root["history"] ?? root["confirmed"] ?? root["listed"] ?? root["title"] ?? root
        let last = today + -Telling.week
        let links = Telling.links(events.map { ToldEvent($0, of: listing.kind, today: today) }, told, today: today)
        for (event, link) in told.isEmpty ? Array(zip(events, links).prefix(1)) : Array(zip(events, links)) where event.day <= last {
            // Whether it is open or closed is told by itself, as of today.
            guard link == nil, told.isEmpty || event.mark.kind == .listed || !event.mark.kind.isTurn else { continue }
            report.add(
                .lateChange, span(of: event, listing, root) ?? node.span,
                "followers may not hear about \(event.noun), because it is dated \(event.day)",
                reason:
                    "Feeds hold what happened from \(last + 1) on, and older news only where little happens. If that's the right day, all is well. If it's news, date it today: \(today)."
            )
        }
        // Whether it is open or closed is told anew by itself.
        for (place, event) in told.enumerated() where !links.contains(place) && event.mark.day <= today && !event.mark.kind.isTurn {
            guard let source = event.source else { continue }
            let change = event.event(of: listing.kind)
            switch change.change {
            case .priceRose(let before), .priceDropped(let before):
                let item = "{on: \(source.day), \(listing.kind.price?.field ?? ""): \(before.plain)}"
                report.add(
                    .lateChange, node.span, "people heard about \(change.noun) on \(event.mark.day), and no row says so any more",
                    reason: "Nobody hears that it was a mistake. If it was none, put the row back.",
                    fix: row(item, source.day, root["history"], report))
            case .inspectionCancelled(let slot):
                // Of what is over, or gone from the file, nothing can be mended.
                guard slot.day >= today,
                    listing.inspections.contains(where: { $0.day == slot.day && $0.start == slot.start && $0.cancelled == nil })
                else { continue }
                report.add(
                    .lateChange, root["inspections"]?.span ?? node.span,
                    "people heard that the inspection of \(timeText(slot.day, slot.start)) is cancelled, and the file says that it's on",
                    reason: "Nobody hears that it's on again, but for those who have the calendar. Another time, with \"added\", is news.")
            default: break
            }
        }
        for (event, link) in zip(events, links) {
            guard let link, told[link].source != event.mark else { continue }
            let day = told[link].mark.day
            // After some days there is nothing to be done about it.
            guard day != event.day, day <= today, day > last else { continue }
            if event.mark.kind.isStatus, !listing.statusDay.isKnown { continue }
            report.add(
                .lateChange, span(of: event, listing, root) ?? node.span,
                "people heard about \(event.noun) on \(day), and the file dates it \(event.day) now",
                reason: "They won't hear about it again, and feeds keep the first day.")
        }
    }

    /// The line that puts a row of a day back; nil if it belongs between others.
    private static func row(_ text: String, _ day: Day, _ list: YAMLNode?, _ report: Report) -> String? {
        let days = (list?.items ?? []).compactMap { $0["on"]?.text.flatMap { Day($0.trimmed) } }
        return days.allSatisfy { $0 <= day } ? addition(text, to: list, report) : nil
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

extension ListingEvent {
    /// What happened, after “people heard about”.
    fileprivate var noun: String {
        switch change {
        case .listed: "this listing"
        case .back: "its return"
        case .priceRose(let before), .priceDropped(let before): "the change from \(before.display)"
        case .inspectionAdded: "the new inspection"
        case .inspectionCancelled: "the cancelled inspection"
        case .pending: "the application"
        case .expired: "its expiry"
        case .done, .withdrawn: "its end"
        }
    }
}

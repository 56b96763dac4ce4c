import Findings
import Values

extension ListingRule {
    /// Reports inspections that were added or removed since the last build without being announced.
    static let unannouncedInspections = ListingRule(.unannouncedChange) { parsed, report in
        let (listing, root, today) = (parsed.listing, parsed.root, parsed.today)
        guard let before = parsed.context.before.slots, listing.stands(on: today), listing.listed < today else { return }
        let list = root["inspections"]
        let now = listing.inspections
        let gone = before.filter { mark in mark.day >= today && !mark.isCancelled && !now.contains { mark.isSame(as: $0) } }
        for mark in gone.prefix(most) {
            let (start, end) = (Rule.timeText(mark.day, mark.start), Rule.timeText(mark.day, mark.end))
            report.add(
                .unannouncedChange, (list ?? root["title"] ?? root).span,
                "the inspection of \(start) was there when the site was built last, and is not any more",
                reason: "Calendars drop it silently, and someone may still turn up. Leave it in and cancel it:",
                fix: Rule.addition("{start: \(start), end: \(end), cancelled: \(today)}", to: list, key: "inspections", report))
        }
        guard let list else { return }
        for item in list.items ?? [list] {
            guard let text = item["start"]?.text, let start = Rule.parsedTime(text.trimmed),
                let slot = now.first(where: { $0.day == start.day && $0.start == start.minute }),
                slot.day >= today, slot.added == nil, slot.cancelled == nil, !before.contains(where: { $0.isSame(as: slot) })
            else { continue }
            let times = "start: \(Rule.timeText(slot.day, slot.start)), end: \(Rule.timeText(slot.day, slot.end))"
            report.add(
                .unannouncedChange, item.span, "people who follow this listing won't hear about this inspection",
                reason: "It was not there when the site was built last. \"added\" is the day on which you announce it:",
                fix: report.fix(item: item, of: list, key: "inspections", value: "{\(times), added: \(today)}") ?? "added: \(today)")
        }
    }

    /// The most that are reported, since a whole series may be removed at once.
    private static let most = 5
}

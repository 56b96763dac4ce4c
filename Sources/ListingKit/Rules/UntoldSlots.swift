import Values

extension ListingRule {
    static let untoldSlots = ListingRule(.untold) { Rule.checkUntoldSlots($0, report: &$1) }
}

extension Rule {
    /// Tells of inspections that were there at the last build and were taken out, or came since, without anybody being told.
    fileprivate static func checkUntoldSlots(_ written: WrittenListing, report: inout Report) {
        let (listing, root, today) = (written.listing, written.root, written.today)
        guard let before = written.context.before.slots, listing.stands(on: today), listing.listed < today else { return }
        let list = root["inspections"]
        let now = listing.inspections
        let gone = before.filter { mark in mark.day >= today && !mark.isCancelled && !now.contains { mark.isSame(as: $0) } }
        for mark in gone.prefix(most) {
            let (start, end) = (moment(mark.day, mark.start), moment(mark.day, mark.end))
            report.add(
                .untold, (list ?? root["title"] ?? root).span,
                "the inspection of \(start) was there when the site was built last, and is not any more",
                reason: "Calendars drop it without a word, and somebody may come. Leave it in and call it off:",
                fix: addition("{start: \(start), end: \(end), cancelled: \(today)}", to: list, key: "inspections", report))
        }
        guard let list else { return }
        for item in list.items ?? [list] {
            guard let text = item["start"]?.text, let start = Rule.moment(text.trimmed),
                let slot = now.first(where: { $0.day == start.day && $0.start == start.minute }),
                slot.day >= today, slot.added == nil, slot.cancelled == nil, !before.contains(where: { $0.isSame(as: slot) })
            else { continue }
            let times = "start: \(moment(slot.day, slot.start)), end: \(moment(slot.day, slot.end))"
            report.add(
                .untold, item.span, "nobody who follows hears of this inspection",
                reason: "It was not there when the site was built last. \"added\" is the day on which you announce it:",
                fix: report.fix(item: item, of: list, key: "inspections", value: "{\(times), added: \(today)}") ?? "added: \(today)")
        }
    }

    /// So many are told of, for a series of inspections may be taken out at once.
    private static let most = 5

    /// A day and a time as files have them.
    private static func moment(_ day: Day, _ minute: Int) -> String {
        "\(day) \(minute < 600 ? "0" : "")\(clock(minute))"
    }
}

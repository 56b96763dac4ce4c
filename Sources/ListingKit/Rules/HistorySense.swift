extension Rule {
    static let statusDay = Rule(
        "status-day", .hint, "The history says since when a listing is let, sold or withdrawn",
        "People who follow a listing are told when it is taken, once. Without the day Houser takes the latest of \"confirmed\" and the other changes, and tells them again if that is another one. The row gives the status that ended, and the day on which it did.",
        example: "status: let\nhistory:\n  - {on: 2026-12-03, status: available}")

    /// Checks that each row of a history tells of a change, and that the last change of the status has its day. What could not be read has
    /// a finding already.
    static func checkHistory(_ listing: Listing, _ days: ListingDays, root: YAMLNode, today: Day, report: inout Report) {
        if !listing.history.isEmpty, let node = root["history"] { checkRows(listing, days, node, today: today, report: &report) }
        guard days.areKnown, listing.status != Kind.available, !listing.statusDay.isKnown, let node = root["status"] else { return }
        // A history that could not be read may say it.
        if root["history"] != nil, listing.history.isEmpty { return }
        report.add(
            .statusDay, node.span, "nothing says since when this is \(listing.status.asLabel.lowercasedFirst)",
            reason:
                "People who follow it are told that it was so on \(listing.statusDay.day), the latest of \"confirmed\" and the other changes, and once more if that day changes. If it was today, write:",
            fix: addition(
                "{on: \(today), status: \(Kind.available)}", to: listing.history.isEmpty ? nil : root["history"], report))
    }

    private static func checkRows(_ listing: Listing, _ days: ListingDays, _ node: YAMLNode, today: Day, report: inout Report) {
        if let next = listing.history.first(where: { $0.day > today + 1 }) {
            report.add(
                .datesInOrder, place(of: next.day, nil, in: node),
                "the history says what was until \(next.day), which is still to come",
                reason:
                    "Write the row on the day it changes, together with the new \(next.price == nil ? "status" : listing.kind.price?.field ?? "price"). Today is \(today)."
            )
        }
        if let listed = days.listed, let first = listing.history.first, first.day < listed {
            report.add(
                .historyRow, place(of: first.day, nil, in: node),
                "the history says what was until \(first.day), before it was listed on \(listed)",
                reason: "A row tells what the listing was on this board. One of the two days is not right, and only you know which.")
        }
        let price = listing.kind.price?.field ?? "price"
        checkChanges(of: price, listing.history.map { ($0.day, $0.price?.display) }, now: listing.price?.display, node, report: &report)
        let status = days.areKnown ? listing.status : nil
        checkChanges(of: "status", listing.history.map { ($0.day, $0.status) }, now: status, node, report: &report)
    }

    /// Warns of rows after which a thing was what it had been before, and of two rows that both end on one day.
    private static func checkChanges(
        of key: String, _ rows: [(day: Day, was: String?)], now: String?, _ node: YAMLNode, report: inout Report
    ) {
        let told = rows.compactMap { row in row.was.map { (day: row.day, was: $0) } }
        for (index, row) in told.enumerated() {
            let next = index + 1 < told.count ? told[index + 1].was : now
            if index + 1 < told.count, told[index + 1].day == row.day {
                // The first row of a day says what held when the day began; another adds nothing.
                guard index == 0 || told[index - 1].day != row.day else { continue }
                let after = told.first { $0.day > row.day }?.was ?? now
                report.add(
                    .historyRow, place(of: row.day, key, in: node, isLast: true),
                    "this row is not told: another one says already that \(key.quoted) was \(row.was) until \(row.day)",
                    reason:
                        "People hear of one change a day, here from \(row.was)\(after.map { " to \($0)" } ?? ""). Delete the row, or give it the day on which it ended if that was another.",
                    severity: .warning)
            } else if let next, next == row.was {
                report.add(
                    .historyRow, place(of: row.day, key, in: node),
                    "\(key.quoted) was \(row.was) until \(row.day), and is \(row.was) after it too",
                    reason: "A row tells what ended. Write the \(key) that it was before, or take the row out.", severity: .warning)
            }
        }
    }

    /// The place of a row that says what something was until a day: of its day, or of what it was.
    private static func place(of day: Day, _ key: String?, in node: YAMLNode, isLast: Bool = false) -> SourceSpan {
        let rows = (node.items ?? [node]).filter { row in
            row["on"]?.text.flatMap { Day($0) } == day && (key.map { row[$0] != nil } ?? true)
        }
        guard let row = isLast ? rows.last : rows.first else { return node.span }
        return (key.flatMap { row[$0] } ?? row["on"] ?? row).span
    }

    /// How one more row is added to a history: a line for a list of lines, else all of it on one line.
    static func addition(_ item: String, to list: YAMLNode?, _ report: Report) -> String? {
        let items = list.map { $0.items ?? [$0] } ?? []
        if let last = items.last, last.isOverLines == false {
            let line = report.indented("- \(item)", at: last.span)
            let isOwnLine = (report.source.line(last.span.line) ?? "").drop { $0 == " " }.hasPrefix("-")
            if isOwnLine { return "Add below the other rows:\n" + line }
        }
        guard items.count < 12, !items.contains(where: \.isOverLines) else { return nil }
        return "history: [\((items.map(YAMLText.flow) + [item]).joined(separator: ", "))]"
    }
}

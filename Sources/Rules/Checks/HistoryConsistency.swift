import Facts
import Findings
import Values
import YAML

extension ListingRule {
    static let historyConsistency = ListingRule(.statusDay, .historyRow) { Rule.checkHistory($0, report: &$1) }
}

extension Rule {
    static let statusDay = Rule(
        "status-day", .hint, "The history says when a listing was let, sold or withdrawn",
        "People who follow a listing hear once that it's taken. If you don't give the day, Houser uses the day of the first build that sees the change or, if it hasn't built the site before, the latest of \"confirmed\" and the other changes. The row gives the status that ended, and the day it ended.",
        example: "status: let\nhistory:\n  - {on: 2026-12-03, status: available}")

    /// Checks that each row of a history is a change, and that the current status has its day.
    fileprivate static func checkHistory(_ parsed: ParsedListing, report: inout Report) {
        let (listing, days, root, today) = (parsed.listing, parsed.days, parsed.root, parsed.today)
        if !listing.history.isEmpty, let node = root["history"] { checkRows(listing, days, node, today: today, report: &report) }
        guard days.areKnown, listing.status != Kind.available, !listing.statusDay.isKnown, let node = root["status"] else { return }
        // A history that could not be read may say it.
        if root["history"] != nil, listing.history.isEmpty { return }
        let row = "{on: \(today), status: \(Kind.available)}"
        let line = root["history"] == nil ? report.source.line(node.span.line).flatMap { $0.hasPrefix("status:") ? $0 + "\n" : nil } : nil
        report.add(
            .statusDay, node.span, "nothing says when this became \(listing.status.asLabel.lowercasedFirst)",
            reason:
                "Without a row in the history, people who follow it are given the day of the next build. If it was today, write:",
            fix: addition(row, to: listing.history.isEmpty ? nil : root["history"], report).map { (line ?? "") + $0 })
    }

    private static func checkRows(_ listing: Listing, _ days: ListingDays, _ node: YAMLNode, today: Day, report: inout Report) {
        if let next = listing.history.first(where: { $0.day > today + 1 }) {
            report.add(
                .datesInOrder, place(of: next.day, nil, in: node),
                "the history says what applied until \(next.day), which is in the future",
                reason:
                    "Write the row on the day it changes, together with the new \(next.price == nil ? "status" : listing.kind.price?.field ?? "price"). Today is \(today)."
            )
        }
        if let listed = days.listed, let first = listing.history.first, first.day < listed {
            report.add(
                .historyRow, place(of: first.day, nil, in: node),
                "the history says what applied until \(first.day), before it was listed on \(listed)",
                reason: "A row says what the listing was on this board. One of the two days is not right, and only you know which.")
        }
        for row in listing.history {
            guard let confirmed = row.confirmed, confirmed + listing.kind.expires > row.day else { continue }
            report.add(
                .historyRow, place(of: row.day, "confirmed", in: node),
                confirmed > row.day
                    ? "this row is about \(row.day), when nobody can have confirmed on \(confirmed)"
                    : "confirmed on \(confirmed), this listing had not expired by \(row.day)",
                reason:
                    "A listing leaves the lists \(listing.kind.expires) days after it was confirmed. A row with \"confirmed\" says that it had, and was back on the day of the row: \"on\" is that day, and \"confirmed\" the day before it expired. Take the row out if it never expired.",
                severity: .warning)
        }
        let price = listing.kind.price?.field ?? "price"
        checkChanges(
            of: price, listing.history.map { ($0.day, $0.price?.display) }, now: listing.price?.display, node, between: nil,
            report: &report)
        // What is available again was let, sold or withdrawn in between, what is let again was available, and a row should say so.
        let other = listing.status == Kind.available ? listing.kind.done : Kind.available
        let done = "{on: \(today), status: \(other)}"
        let status = days.areKnown ? listing.status : nil
        checkChanges(of: "status", listing.history.map { ($0.day, $0.status) }, now: status, node, between: done, report: &report)
    }

    /// Warns of rows after which nothing changed. `between` is a row for something else in between, up to today.
    private static func checkChanges(
        of key: String, _ rows: [(day: Day, was: String?)], now: String?, _ node: YAMLNode, between: String?, report: inout Report
    ) {
        let values = rows.compactMap { row in row.was.map { (day: row.day, was: $0) } }
        for (index, row) in values.enumerated() {
            let next = index + 1 < values.count ? values[index + 1].was : now
            if let next, next == row.was {
                let earlier = values[..<index].count { $0.day == row.day }
                let missing = index + 1 == values.count ? between : nil
                report.add(
                    .historyRow, place(of: row.day, key, in: node, after: earlier),
                    "\(key.quoted) was \(row.was) until \(row.day), and is \(row.was) after it too",
                    reason: "A row says what ended. Write the \(key) that it was before, or take the row out."
                        + (missing == nil ? "" : " If it was something else in between and is back today, a row says that too:"),
                    fix: missing.flatMap { addition($0, to: node, report) }, severity: .warning)
            }
        }
    }

    /// The place of a row: of its day, or of its value for a key.
    package static func place(of day: Day, _ key: String?, in node: YAMLNode, after earlier: Int = 0) -> SourceSpan {
        let rows = (node.items ?? [node]).filter { row in
            row["on"]?.text.flatMap { Day($0) } == day && (key.map { row[$0] != nil } ?? true)
        }
        let row = rows.dropFirst(earlier).first
        guard let row else { return node.span }
        return (key.flatMap { row[$0] } ?? row["on"] ?? row).span
    }

    /// Advice to add a row to a history or another list: a line for a list of lines, else the whole list on one line.
    package static func addition(_ item: String, to list: YAMLNode?, key: String = "history", _ report: Report) -> String? {
        let items = list.map { $0.items ?? [$0] } ?? []
        if let last = items.last, last.isOverLines == false {
            let line = report.indented("- \(item)", at: last.span)
            let isOwnLine = (report.source.line(last.span.line) ?? "").drop { $0 == " " }.hasPrefix("-")
            if isOwnLine { return "Add below the other rows:\n" + line }
        }
        guard items.count < 12, !items.contains(where: { $0.isOverLines }) else { return nil }
        return "\(key): [\((items.map(YAMLText.flow) + [item]).joined(separator: ", "))]"
    }
}

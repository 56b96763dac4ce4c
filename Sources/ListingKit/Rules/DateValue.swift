extension Rule {
    static let dateValue = Rule(
        "date-value", .error, "Dates exist and are written year-month-day",
        "Write 2026-12-01 for 1 December 2026: four digits for the year, two for the month, two for the day. The day must exist.",
        example: "available: 2026-12-01")

    static func date(_ node: YAMLNode, key: String, report: inout Report) -> Day? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        return date(text, span: node.span, key: key, report: &report)
    }

    static func date(_ text: String, span: SourceSpan, key: String, report: inout Report) -> Day? {
        if let day = Day(text) {
            if (1900...2200).contains(day.components.year) { return day }
            report.add(.dateValue, span, "the year of \(key.quoted) is \(day.components.year); that is most likely a slip")
            return nil
        }
        let parts = text.split { $0 == "/" || $0 == "-" || $0 == "." || $0 == " " }.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
        if parts.count == 3, parts[0] > 31, Day(year: parts[0], month: parts[1], day: parts[2]) == nil {
            let isMonth = (1...12).contains(parts[1])
            report.add(
                .dateValue, span, "there is no such day as \(text)",
                reason: isMonth
                    ? "That month has \(Day.length(ofMonth: parts[1], year: parts[0])) days."
                    : "The middle number is the month, from 1 to 12.")
            return nil
        }
        let meant: Day? =
            if parts.count == 3 {
                parts[0] > 31
                    ? Day(year: parts[0], month: parts[1], day: parts[2])
                    : Day(year: parts[2] < 100 ? 2000 + parts[2] : parts[2], month: parts[1], day: parts[0])
            } else {
                nil
            }
        report.add(
            .dateValue, span, "\(key.quoted) must be a date written year-month-day, not \(text.quoted)",
            reason: "So nobody can confuse day and month.", fix: meant.map { "\(key): \($0)" } ?? "\(key): 2026-12-01")
        return nil
    }
}

import Values

extension Rule {
    static let dateValue = Rule(
        "date-value", .error, "Dates exist and are written year-month-day",
        "Write 2026-12-01 for 1 December 2026: four digits for the year, two for the month, two for the day. The day must exist.",
        example: "available: 2026-12-01")

    /// The day of a field; `today` is what words such as "now" mean.
    static func date(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> Day? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let day = existingDay(text, span: node.span, key: key, report: &report) { return day }
        guard !isOddDay(text) else { return nil }
        let plain = text.withoutWordQuotes
        report.add(
            .dateValue, node.span, "\(key.quoted) must be a date written year-month-day, not \(text.quoted)",
            reason: "So nobody can confuse day and month: 1 December 2026 is 2026-12-01.",
            fix: (DateWords.day(plain) ?? DateWords.day(plain, today: today)).map { report.fix(node, key: key, value: $0.description) })
        return nil
    }

    /// Whether a text has the form of a date but is none, which ``existingDay(_:span:key:report:)`` reports.
    static func isOddDay(_ text: some StringProtocol) -> Bool {
        if Day(text) != nil { return true }
        let parts = dayParts(text)
        return parts.count == 3 && parts[0] > 31 && Day(year: parts[0], month: parts[1], day: parts[2]) == nil
    }

    private static func dayParts(_ text: some StringProtocol) -> [Int] {
        let parts = text.split { "/-. ".contains($0) }
        let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
        return numbers.count == parts.count ? numbers : []
    }

    /// The day that a text of the right form gives; nil, with a finding, if there is no such day, and without one if the form is another.
    static func existingDay(_ text: String, span: SourceSpan, key: String, report: inout Report) -> Day? {
        if let day = Day(text) {
            if (1900...2200).contains(day.components.year) { return day }
            report.add(.dateValue, span, "the year of \(key.quoted) is \(day.components.year); that is most likely a slip")
            return nil
        }
        if isOddDay(text) {
            let parts = dayParts(text)
            let isMonth = (1...12).contains(parts[1])
            report.add(
                .dateValue, span, "there is no such day as \(text)",
                reason: isMonth
                    ? "\(DateWords.months[parts[1] - 1]) \(parts[0]) has \(Day.length(ofMonth: parts[1], year: parts[0])) days."
                    : "The middle number is the month, from 1 to 12.")
        }
        return nil
    }
}

/// Understands the usual ways of writing a date, to offer the right one.
enum DateWords {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// The day that a word such as `now` means; nil for any other text.
    static func day(_ text: String, today: Day) -> Day? {
        switch text.lowercased().trimmed {
        case "now", "today", "immediately", "asap", "straight away", "vacant", "vacant now", "available now", "available", "right now",
            "yes", "true":
            today
        case "tomorrow": today + 1
        case "yesterday": today + -1
        default: nil
        }
    }

    /// The day that a text such as `1/12/2026`, `12/31/2026` or `Tue 1st Dec. 2026` means; nil unless it can mean one day only.
    static func day(_ text: String) -> Day? {
        var numbers: [Int] = []
        var named: Int?
        for word in text.prefix(64).lowercased().split(whereSeparator: { "/-., ".contains($0) }) {
            let digits = word.prefix { $0.isASCIIDigit }
            let rest = word.dropFirst(digits.count)
            if !digits.isEmpty {
                guard digits.count <= 4, let number = Int(digits), ["", "st", "nd", "rd", "th"].contains(rest) else { return nil }
                numbers.append(number)
            } else if rest.count >= 3, let month = months.firstIndex(where: { $0.lowercased().hasPrefix(rest) }) {
                named = month + 1
            }
        }
        guard let yearIndex = numbers.firstIndex(where: { (1900...2200).contains($0) }) else { return nil }
        let year = numbers.remove(at: yearIndex)
        if let month = named {
            return numbers.count == 1 ? Day(year: year, month: month, day: numbers[0]) : nil
        }
        guard numbers.count == 2 else { return nil }
        if yearIndex == 0 { return Day(year: year, month: numbers[0], day: numbers[1]) }
        // Australians write the day first; a month above 12 shows that somebody else did not.
        return Day(year: year, month: numbers[1], day: numbers[0]) ?? Day(year: year, month: numbers[0], day: numbers[1])
    }
}

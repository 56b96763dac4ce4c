import Values

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

    /// The day nearest to today that a text without a year means, such as `28 Nov`, `Sat 28th November` or `28/11`; nil if there is none
    /// in the last two or the next five months, or if it names another day of the week.
    static func day(withoutYear text: String, today: Day) -> Day? {
        let words = text.prefix(64).lowercased().split { " ,".contains($0) }
        let joined = words.joined(separator: " ")
        // "11.30" is a time, and "11-12" two of them.
        let isNamed = words.contains { word in months.contains { isShort(word, for: $0.lowercased()) } }
        guard isNamed || words.filter({ $0.contains("/") }).count == 1, !joined.contains(":") else { return nil }
        let year = today.components.year
        let days = (year - 1...year + 1).compactMap { day("\(joined) \($0)") }
        guard let nearest = days.min(by: { abs($0.number - today.number) < abs($1.number - today.number) }),
            (-60...150).contains(nearest.number - today.number)
        else { return nil }
        let weekday = words.lazy.compactMap { word in weekdays.firstIndex { isShort(word, for: $0) } }.first
        return weekday == nil || weekday == nearest.weekday ? nearest : nil
    }

    private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

    /// Whether a word, but for a full stop, is the start of a name.
    private static func isShort(_ word: some StringProtocol, for name: String) -> Bool {
        let letters = String(word.filter { $0.isLetter })
        return letters.count >= 3 && name.hasPrefix(letters)
    }

    /// The month that a text names without a day, such as `2027-01`, `1/2027` or `Jan 2027`; nil for any other text.
    static func month(_ text: String) -> (year: Int, month: Int)? {
        let words = text.prefix(64).lowercased().split { "/-., ".contains($0) }
        guard words.count == 2, let place = words.firstIndex(where: { $0.utf8.count == 4 && $0.allSatisfy { $0.isASCIIDigit } }),
            let year = Int(words[place]), (1900...2200).contains(year)
        else { return nil }
        let word = words[1 - place]
        if let number = Int(word) { return word.utf8.count <= 2 && (1...12).contains(number) ? (year: year, month: number) : nil }
        guard let place = months.firstIndex(where: { isShort(word, for: $0.lowercased()) }) else { return nil }
        return (year: year, month: place + 1)
    }

    /// The next day of the week that a text such as `Monday` or `this Mon` names, or if that `isOver` the last one, which may be today, and the one a week later if
    /// `next Monday` may mean that. Nil for texts that say more.
    static func weekday(_ text: String, today: Day, isOver: Bool) -> (day: Day, next: Day?)? {
        var words = text.prefix(64).lowercased().split { " ,.".contains($0) }.map { String($0) }
        let mark = words.count > 1 ? words.removeFirst() : ""
        guard ["", "next", "this", "coming", "on", "last", "from"].contains(mark), words.count == 1,
            let weekday = weekdays.firstIndex(where: { isShort(words[0], for: $0) }), isOver || mark != "last"
        else { return nil }
        if isOver, mark != "next" {
            let past = (today.weekday - weekday + 7) % 7
            return (today + -(past == 0 && mark == "last" ? 7 : past), nil)
        }
        let day = today + ((weekday - today.weekday + 6) % 7 + 1)
        return (day, mark == "next" ? day + 7 : nil)
    }

    /// The day of three numbers that Americans would write so: `11/12/2026` is 12 November. Nil for other texts.
    static func dayMonthFirst(_ text: String) -> Day? {
        let parts = text.prefix(64).split { "/-. ".contains($0) }.map { Int($0) }
        guard parts.count == 3, let month = parts[0], let day = parts[1], let year = parts[2] else { return nil }
        return Day(year: year < 100 ? 2_000 + year : year, month: month, day: day)
    }

    /// The years that two digits at the end of a date mean, without their century.
    private static let shortYears = 20...49

    /// The day that a text such as `1/12/2026`, `12/31/2026` or `Tue 1st Dec. 2026` means; nil if it is ambiguous.
    static func day(_ text: String) -> Day? {
        var numbers: [Int] = []
        var named: Int?
        // Which words the month and the last number are.
        var (count, monthPlace, numberPlace) = (0, 0, 0)
        for word in text.prefix(64).lowercased().split(whereSeparator: { "/-., ".contains($0) }) {
            let word = word.drop { "'’".contains($0) }
            count += 1
            let digits = word.prefix { $0.isASCIIDigit }
            let rest = word.dropFirst(digits.count)
            if !digits.isEmpty {
                guard digits.count <= 4, let number = Int(digits), ["", "st", "nd", "rd", "th"].contains(rest) else { return nil }
                numbers.append(number)
                numberPlace = count
            } else if rest.count >= 3, let month = months.firstIndex(where: { $0.lowercased().hasPrefix(rest) }) {
                named = month + 1
                monthPlace = count
            }
        }
        // A year of two digits stands last, behind a day and a month.
        let isLast = numberPlace == count && (named == nil ? numbers.count == 3 : numbers.count == 2 && monthPlace == count - 1)
        if isLast, numbers.allSatisfy({ $0 < 100 }), let year = numbers.last, shortYears.contains(year) {
            numbers[numbers.count - 1] = 2_000 + year
        }
        guard let yearIndex = numbers.firstIndex(where: { (1900...2200).contains($0) }) else { return nil }
        let year = numbers.remove(at: yearIndex)
        if let month = named {
            return numbers.count == 1 ? Day(year: year, month: month, day: numbers[0]) : nil
        }
        guard numbers.count == 2 else { return nil }
        if yearIndex == 0 { return Day(year: year, month: numbers[0], day: numbers[1]) }
        // Australians write the day first; a month above 12 shows that this writer did not.
        return Day(year: year, month: numbers[1], day: numbers[0]) ?? Day(year: year, month: numbers[0], day: numbers[1])
    }
}

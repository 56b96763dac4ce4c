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

    /// The day that a text such as `1/12/2026`, `12/31/2026` or `Tue 1st Dec. 2026` means; nil if it is ambiguous.
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
        // Australians write the day first; a month above 12 shows that this writer did not.
        return Day(year: year, month: numbers[1], day: numbers[0]) ?? Day(year: year, month: numbers[0], day: numbers[1])
    }
}

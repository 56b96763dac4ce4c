import Findings
import Values

/// Understands the usual ways of writing when people can come, such as `Sat 28 Nov 11.30am-12`, to offer the slot in full.
package struct SlotWords {
    package let day: Day
    /// Minutes from midnight.
    package let start: Int
    /// Nil if nothing says how long it takes.
    package let end: Int?

    /// Nil if there is no day, no time, or a doubt about either.
    package init?(_ text: String, today: Day) {
        guard text.utf8.count <= 80 else { return nil }
        var words = SlotWords.words(text)
        guard let word = words.popLast(), let times = SlotWords.times(word) else { return nil }
        let date = words.joined(separator: " ")
        // Nobody shows a home at night.
        guard (6 * 60..<22 * 60).contains(times.start) else { return nil }
        let known = Day(date) ?? DateWords.day(date) ?? DateWords.day(withoutYear: date, today: today)
        guard let day = known ?? SlotWords.coming(date, today: today) else { return nil }
        (self.day, start, end) = (day, times.start, times.end)
    }

    /// The day of the coming week that its name alone means; nil where it may be today or a week from today.
    private static func coming(_ name: String, today: Day) -> Day? {
        guard let found = DateWords.weekday(name, today: today, isOver: false), found.next == nil, found.day.weekday != today.weekday else {
            return nil
        }
        return found.day
    }

    /// As it is written in a file, with … for an end that nobody knows.
    var written: String {
        "{start: \(Rule.timeText(day, start)), end: \(end.map { Rule.timeText(day, $0) } ?? Rule.ellipsis)}"
    }

    /// Several slots with commas or "and" between them, as a list; nil if one of them is not understood.
    package static func list(_ text: String, today: Day) -> String? {
        if let slot = SlotWords(text, today: today) { return "[\(slot.written)]" }
        let parts = text.replacing(" and ", with: ",").replacing("&", with: ",").split { ",;".contains($0) }
        let slots = parts.prefix(10).compactMap { SlotWords(String($0), today: today)?.written }
        return slots.isEmpty || slots.count < parts.count ? nil : "[\(slots.joined(separator: ", "))]"
    }

    /// The words, the last of which is the time or a period of time without spaces: `sat`, `28`, `nov`, `11.30am-12pm`.
    private static func words(_ text: String) -> [Substring] {
        var text = " " + text.lowercased().trimmed
        let same = [
            ("–", "-"), ("—", "-"), (",", " "), ("@", " "), (" at ", " "), (" from ", " "), (" to ", "-"), (" till ", "-"),
            (" until ", "-"),
            ("a.m.", "am"), ("p.m.", "pm"), (" am", "am"), (" pm", "pm"), ("12 noon", "12pm"), ("noon", "12pm"), ("midday", "12pm"),
            (" - ", "-"), ("- ", "-"), (" -", "-"),
        ]
        for (other, plain) in same { text = text.replacing(other, with: plain) }
        return text.split(separator: " ")
    }

    /// The start and perhaps the end that a word such as `11am`, `11-11.30am` or `11:00-12` means.
    private static func times(_ word: Substring) -> (start: Int, end: Int?)? {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), !word.contains("/") else { return nil }
        guard parts.count == 2 else { return time(word, after: nil).map { ($0, nil) } }
        let hasHalf = parts[1].hasSuffix("m")
        // In "11-11.30am" and "1-2pm" the half of the day holds for both, unless the start would come after the end.
        let starts = hasHalf && !parts[0].hasSuffix("m") ? [parts[0] + parts[1].suffix(2), parts[0] + "am"] : [parts[0]]
        for start in starts {
            if let first = time(start, after: nil), let last = time(parts[1], after: first), first < last { return (first, last) }
        }
        return nil
    }

    /// A time in minutes; without a half of the day, one at which people come, or the next such after another time.
    private static func time(_ word: Substring, after other: Int?) -> Int? {
        guard let minute = Rule.minute(meant: [word]) else { return nil }
        if word.hasSuffix("m") || minute >= 13 * 60 { return minute }
        if let other { return minute > other ? minute : minute + 720 > other && minute < 720 ? minute + 720 : nil }
        return minute >= 8 * 60 ? minute : nil
    }
}

import Findings
import Values
import YAML

extension Rule {
    /// The day and time of a slot's start or end. `other` is the other end, whose day is offered if none is written.
    package static func time(_ node: YAMLNode, key: String, other: YAMLNode, today: Day, report: inout Report) -> (day: Day, minute: Int)? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let moment = parsedTime(text) { return moment }
        if let first = text.split(whereSeparator: { $0 == " " || $0 == "T" }).first, isOddDay(first) {
            let day = existingDay(String(first), span: node.span, key: key, report: &report)
            // A day that does not exist has a finding of its own.
            guard day != nil else { return nil }
        }
        let known = other.text.flatMap { parsedTime($0.trimmed) }
        let beside = known ?? other.text.flatMap { meant($0.trimmed, today: today) }
        let found = meant(text, today: today) ?? meant(text, key: key, beside: beside)
        // Where the other end is wrong too, a line that puts right one of them would be no use.
        let otherKey = key == "start" ? "end" : "start"
        let otherEnd = known == nil ? beside ?? other.text.flatMap { meant($0.trimmed, key: otherKey, beside: found) } : nil
        let isBare = Rule.minute(meant: words(text)) != nil
        return report.reject(
            .inspectionSlot, node.span, "\(key.quoted) must be a day and a time, not \(text.quoted)",
            reason: isBare
                ? "Write the day with both the start and the end."
                : "2.30 pm on 28 November 2026 is written 2026-11-28 14:30.",
            fix: found.map { moment in
                let edit = LineEdit(span: node.span, text: timeText(moment.day, moment.minute))
                let both = otherEnd.flatMap { end -> String? in
                    guard other.text?.unicodeScalars.count == other.span.length else { return nil }
                    return report.line(making: [edit, LineEdit(span: other.span, text: timeText(end.day, end.minute))])
                }
                return both ?? report.fix(node, key: key, value: edit.text)
            })
    }

    /// `2026-11-28 09:30`
    package static func timeText(_ day: Day, _ minute: Int) -> String { "\(day) \(minute < 600 ? "0" : "")\(clock(minute))" }

    /// The day and time of a text in the right form.
    package static func parsedTime(_ text: String) -> (day: Day, minute: Int)? {
        if let plain = plainTime(text) { return plain }
        let parts = text.split { $0 == " " || $0 == "T" }
        guard parts.count == 2, let day = Day(parts[0]), (1900...2200).contains(day.components.year), let minute = minute(parts[1]) else {
            return nil
        }
        return (day, minute)
    }

    /// The same for a text of the form `2026-11-28 14:30`, as nearly all are; a board has tens of thousands.
    private static func plainTime(_ text: String) -> (day: Day, minute: Int)? {
        let bytes = text.utf8
        guard bytes.count == 16 else { return nil }
        let gap = bytes.index(bytes.startIndex, offsetBy: 10)
        var (hour, minute) = (0, 0)
        var place = -1
        for byte in bytes[gap...] {
            place += 1
            switch (place, byte) {
            case (0, UInt8(ascii: " ")), (0, UInt8(ascii: "T")), (3, UInt8(ascii: ":")): continue
            case (1...2, 0x30...0x39): hour = hour * 10 + Int(byte - 0x30)
            case (4...5, 0x30...0x39): minute = minute * 10 + Int(byte - 0x30)
            default: return nil
            }
        }
        guard hour < 24, minute < 60, let day = Day(text[..<gap]), (1900...2200).contains(day.components.year) else { return nil }
        return (day, hour * 60 + minute)
    }

    /// The day and time that a text such as `28/11/2026 2.30 pm` means.
    private static func meant(_ text: String, today: Day) -> (day: Day, minute: Int)? {
        if let slot = SlotWords(text, today: today) { return slot.end == nil ? (slot.day, slot.start) : nil }
        let words = words(text)
        guard words.count > 1, let last = words.last, let minute = minute(meant: [last]) else { return nil }
        return DateWords.day(words.dropLast().joined(separator: " ")).map { ($0, minute) }
    }

    /// What a time without a day means beside the other end of its slot: the same day, in the afternoon if need be.
    private static func meant(_ text: String, key: String, beside other: (day: Day, minute: Int)?) -> (day: Day, minute: Int)? {
        let words = words(text)
        guard let other, let word = words.first, let minute = minute(meant: words) else { return nil }
        // A number alone is an hour where it ends what began a little earlier.
        guard word.contains(where: { ":.m".contains($0) }) || key == "end" && (1...360).contains((minute - other.minute + 720) % 720) else {
            return nil
        }
        let isMorning = key == "end" && minute <= other.minute && !word.hasSuffix("m") && minute + 720 > other.minute && minute < 720
        return (other.day, isMorning ? minute + 720 : minute)
    }

    /// The words of a date and a time, with `am` and `pm` behind the time that they belong to.
    private static func words(_ text: String) -> [Substring] {
        // Between a day and a time YAML allows a T.
        let text = parsedTime(text) == nil && text.utf8.count > 10 && Day(text.prefix(10)) != nil ? text.replacing("T", with: " ") : text
        return text.prefix(64).lowercased().replacing(" am", with: "am").replacing(" pm", with: "pm").split(separator: " ")
    }

    /// The minutes from midnight that a single word such as `2.30pm` or `14:30:00` means.
    package static func minute(meant words: [Substring]) -> Int? {
        guard words.count == 1, let word = words.first else { return nil }
        let isAfternoon = word.hasSuffix("pm")
        let hasHalf = isAfternoon || word.hasSuffix("am")
        var time = (hasHalf ? word.dropLast(2) : word).replacing(".", with: ":")
        if time.hasSuffix(":00"), time.split(separator: ":").count == 3 { time = time.dropLast(3) }
        if !time.contains(":") { time += ":00" }
        guard var minute = minute(time[...]) else { return nil }
        if hasHalf {
            guard (60..<13 * 60).contains(minute) else { return nil }
            minute = minute % (12 * 60) + (isAfternoon ? 12 * 60 : 0)
        }
        return minute
    }

    private static func minute(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2, let hour = Int(parts[0]),
            let minute = Int(parts[1]), (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }

    /// `9:05`, for minutes from midnight.
    package static func clock(_ minute: Int) -> String { "\(minute / 60):" + (minute % 60 < 10 ? "0" : "") + "\(minute % 60)" }
}

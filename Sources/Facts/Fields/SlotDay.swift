import Findings
import Values
import YAML

/// A time slot as it is written in a file.
package struct ParsedSlot {
    /// The group in braces, or over lines.
    package let item: YAMLNode
    /// The list that it is in, or itself.
    package let list: YAMLNode
    /// The key of the list.
    package let key: String
    /// The day that it is on.
    package let day: Day

    /// See the properties.
    package init(item: YAMLNode, list: YAMLNode, key: String, day: Day) {
        self.item = item
        self.list = list
        self.key = key
        self.day = day
    }
}

extension Rule {
    /// Guesses what the unknown keys of a slot mean, and which day, where only yes was given.
    static func slotGuesses(_ node: YAMLNode, _ keys: [String], today: Day) -> KeyGuesses {
        let day = node["start"]?.text.flatMap { parsedTime($0.trimmed)?.day }
        var guesses = KeyGuesses(node: node, allowed: keys)
        guesses.value = { key, value in
            guard key == "added" || key == "cancelled", let text = value.text?.trimmed, Day(text) == nil else { return nil }
            let written = DateWords.day(text.withoutWordQuotes)?.description
            return written ?? (text.isEmpty || DateWords.day(text, today: today) == today ? likely(today, slotOn: day) : nil)
        }
        return guesses
    }

    /// The day to offer for what happened to a slot: today, unless the slot was before.
    package static func likely(_ today: Day, slotOn day: Day?) -> String {
        day.map { $0 < today } ?? false ? ellipsis : today.description
    }

    /// The day on which something happened to a slot, neither after it nor in the future; nil without the key.
    static func slotDay(_ key: String, of slot: ParsedSlot, today: Day, report: inout Report) -> Day? {
        guard let entry = slot.item.entries?.first(where: { $0.key == key }) else { return nil }
        let node = entry.value
        if node.isEmpty {
            return report.reject(
                .inspectionSlot, entry.keySpan, "\(key.quoted) has no day",
                reason: meaning(of: key) + (key == "added" ? "" : " Without it the inspection goes ahead.") + " If that was today, write:",
                fix: report.edits(of: entry, key: key, value: likely(today, slotOn: slot.day)).flatMap { report.line(making: $0) }
                    ?? "\(key): \(likely(today, slotOn: slot.day))")
        }
        if let text = node.text?.trimmed, YesNo.read(text) == false || YesNo.meant(text) == false {
            return report.reject(
                .inspectionSlot, node.span, "\(key.quoted) must be a day, not \(text.quoted)",
                reason: meaning(of: key) + " If you didn't, leave it out.", fix: without(key, slot, report))
        }
        guard let day = date(node, key: key, today: today, report: &report) else { return nil }
        if day > slot.day {
            report.add(
                .inspectionSlot, node.span, "\(key.quoted) is \(day), after the inspection itself on \(slot.day)", reason: meaning(of: key))
        } else if day > today + 1 {
            report.add(
                .inspectionSlot, node.span, "\(key.quoted) is \(day), which is in the future",
                reason: "\(meaning(of: key)) Today is \(today).",
                fix: report.fix(node, key: key, value: today.description))
        }
        return day
    }

    private static func meaning(of key: String) -> String {
        "It's the day you \(key == "added" ? "announced this time" : "called it off")."
    }

    /// The slot without one of its keys.
    package static func without(_ key: String, _ slot: ParsedSlot, _ report: Report) -> String? {
        guard !slot.item.isOverLines else { return "Delete the line of \(key.quoted)." }
        let parts = (slot.item.entries ?? []).filter { $0.key != key }.map { "\($0.key): \(YAMLText.flow($0.value))" }
        return report.fix(item: slot.item, of: slot.list, key: slot.key, value: "{\(parts.joined(separator: ", "))}")
    }
}

extension Rule {
    static let inspectionSlot = Rule(
        "inspection-slot", .error, "A time slot starts and ends on one day",
        "Both times are written year-month-day hour:minute in the time of the place, with 24 hours (14:30, not 2:30pm). The end is after the start. \"added\" is the day on which you announced it, if that was after you listed: people who follow the listing are told. \"cancelled\" is the day on which you called it off: leave the slot in its place, so that calendars can strike it out.",
        example:
            "inspections:\n  - {start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-20}\n  - {start: 2026-12-05 11:00, end: 2026-12-05 11:30, cancelled: 2026-11-20}"
    )

    static func slots(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> [TimeSlot] {
        guard let items = node.items ?? (node.entries == nil ? nil : [node]) else {
            report.add(.valueShape, node.span, "\(key.quoted) must be a list of slots", fix: "\(key): \(FieldType.slots.shape)")
            return []
        }
        guard items.count <= mostRows else { return tooMany(items.count, node, key: key, report: &report) }
        var result: [TimeSlot] = []
        var starts: Set<Int> = []
        for item in items {
            let sample = FieldType.slots.shape
            guard let group = group(item, keys: slotKeys, key: key, sample: sample, item: slotShape(item), report: &report) else {
                continue
            }
            if slotKeys.contains(where: { KeyCheck.isMisspelt($0, in: group, allowed: slotKeys) }) { continue }
            guard let startNode = group["start"], let endNode = group["end"] else {
                let parts = neededSlotKeys.map { "\($0): \(group[$0]?.text.map(YAMLText.flowScalar) ?? ellipsis)" }
                report.add(
                    .inspectionSlot, item.span, "a slot needs its start and its end",
                    fix: report.fix(item: item, of: node, key: key, value: "{\(parts.joined(separator: ", "))}"))
                continue
            }
            let times = (time(startNode, key: "start", report: &report), time(endNode, key: "end", report: &report))
            guard let start = times.0, let end = times.1 else { continue }
            guard start.day == end.day, start.minute < end.minute else {
                report.add(
                    .inspectionSlot, endNode.span, "the slot ends before it starts, or on another day",
                    reason: "It starts on \(start.day) at \(clock(start.minute)) and ends on \(end.day) at \(clock(end.minute)).")
                continue
            }
            checkAhead(start.day, key: "start", today: today, at: startNode.span, report: &report)
            let added = group["added"].flatMap { slotDate($0, "added", slotOn: start.day, today: today, report: &report) }
            let cancelled = group["cancelled"].flatMap { slotDate($0, "cancelled", slotOn: start.day, today: today, report: &report) }
            if let added, let cancelled, let node = group["cancelled"], cancelled < added {
                report.add(
                    .inspectionSlot, node.span, "the slot was cancelled on \(cancelled), before it was added on \(added)",
                    reason: "One of the two is not right, and only you know which.")
            }
            if !starts.insert(start.day.number * 1440 + start.minute).inserted {
                report.add(
                    .inspectionSlot, startNode.span, "two slots start on \(start.day) at \(clock(start.minute))",
                    reason:
                        "Calendars know a slot by its start. Keep one of the two; to hold a cancelled one after all, take out \"cancelled\"."
                )
            }
            result.append(TimeSlot(day: start.day, start: start.minute, end: end.minute, added: added, cancelled: cancelled))
        }
        return result.sorted()
    }

    /// How many slots, or rows of history, a listing may have: more than anybody needs, and few enough to compare each with each.
    static let mostRows = 200

    /// Refuses a list that is too long.
    static func tooMany<Item>(_ count: Int, _ node: YAMLNode, key: String, report: inout Report) -> [Item] {
        report.add(
            .valueShape, node.span, "\(key.quoted) has \(count) entries; there can be \(mostRows)", reason: "Take out the oldest ones.")
        return []
    }

    private static let slotKeys = ["start", "end", "added", "cancelled"]
    private static let neededSlotKeys = ["start", "end"]

    /// A day on which something happened to a slot: not later than the slot itself, nor still to come.
    private static func slotDate(_ node: YAMLNode, _ key: String, slotOn slot: Day, today: Day, report: inout Report) -> Day? {
        guard !node.isEmpty, let day = date(node, key: key, today: today, report: &report) else { return nil }
        if day > slot {
            report.add(
                .inspectionSlot, node.span, "\(key.quoted) is \(day), after the slot itself on \(slot)",
                reason: "It is the day on which you \(key == "added" ? "announced the slot" : "called the slot off").")
        } else if day > today + 1 {
            report.add(
                .inspectionSlot, node.span, "\(key.quoted) is \(day), which is still to come",
                reason: "It is the day on which you \(key == "added" ? "announced the slot" : "called the slot off"); today is \(today).",
                fix: report.fix(node, key: key, value: today.description))
        }
        return day
    }

    /// How a slot is written, with the start that a plain text may be.
    private static func slotShape(_ item: YAMLNode) -> String {
        let start = item.text.flatMap { moment($0) == nil ? nil : $0.trimmed }
        return "{start: \(start ?? ellipsis), end: …}"
    }

    private static func time(_ node: YAMLNode, key: String, report: inout Report) -> (day: Day, minute: Int)? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if let moment = moment(text) { return moment }
        if let first = text.split(whereSeparator: { $0 == " " || $0 == "T" }).first, isOddDay(first) {
            let day = existingDay(String(first), span: node.span, key: key, report: &report)
            // A day that is none has its own message.
            guard day != nil else { return nil }
        }
        report.add(
            .inspectionSlot, node.span, "\(key.quoted) must be a day and a time, not \(text.quoted)",
            reason: "Half past two in the afternoon of 28 November 2026 is 2026-11-28 14:30.",
            fix: meant(text).map { report.fix(node, key: key, value: $0) })
        return nil
    }

    /// The day and time of a text that is written as it should be.
    static func moment(_ text: String) -> (day: Day, minute: Int)? {
        if let plain = plainMoment(text) { return plain }
        let parts = text.split { $0 == " " || $0 == "T" }
        guard parts.count == 2, let day = Day(parts[0]), (1900...2200).contains(day.components.year), let minute = minute(parts[1]) else {
            return nil
        }
        return (day, minute)
    }

    /// The same for a text of the very form `2026-11-28 14:30`, as nearly all are; nil for any other.
    private static func plainMoment(_ text: String) -> (day: Day, minute: Int)? {
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

    /// The day and time that a text such as `28/11/2026 2.30 pm` means, as it is to be written.
    private static func meant(_ text: String) -> String? {
        let words = text.prefix(64).lowercased().replacing(" am", with: "am").replacing(" pm", with: "pm").split(separator: " ")
        guard words.count >= 2, let last = words.last, let day = DateWords.day(words.dropLast().joined(separator: " ")) else { return nil }
        let isAfternoon = last.hasSuffix("pm")
        let hasHalf = isAfternoon || last.hasSuffix("am")
        var time = (hasHalf ? last.dropLast(2) : last).replacing(".", with: ":")
        if !time.contains(":") { time += ":00" }
        guard var minute = minute(time[...]) else { return nil }
        if hasHalf {
            guard (60..<13 * 60).contains(minute) else { return nil }
            minute = minute % (12 * 60) + (isAfternoon ? 12 * 60 : 0)
        }
        return "\(day) \(minute < 600 ? "0" : "")\(clock(minute))"
    }

    private static func minute(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2, let hour = Int(parts[0]),
            let minute = Int(parts[1]), (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }

    /// `9:05`, for minutes from midnight.
    static func clock(_ minute: Int) -> String {
        "\(minute / 60):" + (minute % 60 < 10 ? "0" : "") + "\(minute % 60)"
    }
}

import Bytes
import Findings
import Values
import YAML

/// Periods of time, each on a day.
struct SlotsField: PlainFieldType {
    static let name = "slots"
    static let rules: [Rule] = [.inspectionSlot]
    static let isContact = false

    var shape: String { "[{start: …, end: …}]" }

    var fileForm: FileForm { Rule.slotsForm }

    var control: FormControl { FormControl(.groups, [.init(.start, .moment, isRequired: true), .init(.end, .moment, isRequired: true)]) }

    func read(_ node: YAMLNode, of field: Field, in context: FieldContext, report: inout Report) -> FieldValue? {
        .slots(Rule.slots(node, key: field.id, today: context.today, report: &report))
    }

    func write(_ value: FieldValue, of field: Field, in formats: Formats, to out: inout ByteBuffer) -> Bool {
        guard case .slots(let slots) = value else { return false }
        for (index, slot) in slots.enumerated() {
            if index > 0 { out.append("; ") }
            out.append(in: formats) {
                $0.append(long: slot.day, in: formats)
            } time: {
                $0.append(period: slot, in: formats)
            }
        }
        return true
    }

    func writeJSON(_ value: FieldValue, of listing: any PublishedListing, to json: inout JSONWriter) {
        if case .slots(let slots) = value { json.value(slots, of: listing) }
    }

    func writeSchema(to json: inout JSONWriter) { json.reference("slots") }

    static func writeDefinition(to json: inout JSONWriter) {
        let time = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$"
        json.object("slots") { json in
            json.list { json in
                json.group(requires: ["end", "start", "time_zone"]) { json in
                    json.property("cancelled") { $0.member("const", true) }
                    json.property("end") { $0.pattern(time) }
                    json.property("start") { $0.pattern(time) }
                    json.property("time_zone") { $0.text("a name of the IANA time zone database") }
                }
            }
        }
    }
}

extension JSONWriter {
    /// Writes time slots.
    public mutating func value(_ slots: [TimeSlot], of listing: any PublishedListing) {
        let zone = listing.timeZone
        array { json in
            for slot in slots {
                json.object { json in
                    if slot.cancelled != nil { json.member("cancelled", true) }
                    json.member("end") { $0.append(local: slot.day, slot.end) }
                    json.member("start") { $0.append(local: slot.day, slot.start) }
                    json.member("time_zone", zone)
                }
            }
        }
    }
}

extension Rule {
    package static let inspectionSlot = Rule(
        "inspection-slot", .error, "An inspection starts and ends on the same day",
        "Write both times as year-month-day hour:minute, local time, on the 24-hour clock (14:30, not 2:30pm). The end is after the start. \"added\" is the day you announced the inspection, if that's later than the day you listed: followers hear about it. \"cancelled\" is the day you called it off: leave the inspection where it is, so that calendars can cross it out. Neither can be before the day you listed. If you agree on a time with everybody, write \"inspections: by appointment\" instead of times.",
        example:
            "inspections:\n  - {start: 2026-11-28 11:00, end: 2026-11-28 11:30, added: 2026-11-20}\n  - {start: 2026-12-05 11:00, end: 2026-12-05 11:30, cancelled: 2026-11-20}"
    )

    package static func slots(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> [TimeSlot] {
        if checkHyphens(node, report: &report) { return [] }
        guard let items = node.items ?? (node.entries == nil ? nil : [node]) else {
            report.add(
                .valueShape, node.span, "\(key.quoted) must be a list of times, each with its start and its end",
                reason: "2.30 pm on 28 November 2026 is written 2026-11-28 14:30.",
                fix: report.fix(node, key: key, value: SlotWords.list(node.text ?? "", today: today) ?? SlotsField().shape))
            return []
        }
        guard items.count <= mostSlots else { return tooMany(items.count, of: mostSlots, node, key: key, report: &report) }
        var result: [TimeSlot] = []
        var starts: Set<Int> = []
        let guesses = { (node: YAMLNode, keys: [String]) in slotGuesses(node, keys, today: today) }
        for item in items {
            guard
                let group = group(
                    item, keys: slotKeys, key: key, sample: SlotsField().shape, item: slotShape(item, today: today), guesses: guesses,
                    report: &report),
                !(KeyCheck.hasUnknown(group, slotKeys) && slotKeys.contains { KeyCheck.isMisspelt($0, guesses(group, slotKeys)) })
            else { continue }
            guard let startNode = group["start"], let endNode = group["end"] else {
                let parts = ["start", "end"].map { "\($0): \(group[$0]?.text.map(YAMLText.flowScalar) ?? ellipsis)" }
                report.add(
                    .inspectionSlot, item.span, "this needs a start and an end",
                    fix: report.fix(item: item, of: node, key: key, value: "{\(parts.joined(separator: ", "))}"))
                continue
            }
            // Both are read before either is missed, so that both get their findings.
            let (first, last) = (
                time(startNode, key: "start", other: endNode, today: today, report: &report),
                time(endNode, key: "end", other: startNode, today: today, report: &report)
            )
            guard let start = first, let end = last else { continue }
            guard start.day == end.day, start.minute < end.minute else {
                reportOrder(start, end, at: endNode, report: &report)
                continue
            }
            checkAhead(start.day, key: "start", today: today, at: startNode.span, report: &report)
            let slot = ParsedSlot(item: item, list: node, key: key, day: start.day)
            let added = slotDay("added", of: slot, today: today, report: &report)
            let cancelled = slotDay("cancelled", of: slot, today: today, report: &report)
            if let added, let cancelled, let node = group["cancelled"], cancelled < added {
                report.add(
                    .inspectionSlot, node.span, "it was cancelled on \(cancelled), before it was added on \(added)",
                    reason: "One of the two is not right, and only you know which.")
            }
            if !starts.insert(start.day.number * 1440 + start.minute).inserted {
                report.add(
                    .inspectionSlot, startNode.span, "two of them start on \(start.day) at \(clock(start.minute))",
                    reason:
                        "Calendars recognise each one by its start. Keep one of the two. If a cancelled one is on again, start the new one at another time, such as \(clock(min(start.minute + 5, 1439)))."
                )
            }
            result.append(TimeSlot(day: start.day, start: start.minute, end: end.minute, added: added, cancelled: cancelled))
        }
        return result.sorted()
    }

    /// How many slots a listing may have: more than anybody needs, and few enough to compare each with each.
    private static let mostSlots = 200

    /// Refuses a list that is too long.
    package static func tooMany<Item>(_ count: Int, of most: Int, _ node: YAMLNode, key: String, report: inout Report) -> [Item] {
        report.add(.valueShape, node.span, "\(key.quoted) has \(count) entries; there can be \(most)", reason: "Take out the oldest ones.")
        return []
    }

    private static let slotKeys = ["start", "end", "added", "cancelled"]

    /// What times may be in a file.
    package static var slotsForm: FileForm {
        let group = FileForm.keys([
            FilePart("start", .moment, isRequired: true, note: "When people can come, local time."),
            FilePart("end", .moment, isRequired: true, note: "When they have to leave, on the same day."),
            FilePart("added", .day, note: "The day you announced it, if that's later than the day you listed."),
            FilePart("cancelled", .day, note: "The day you called it off."),
        ])
        return .either([.list(group, most: mostSlots), group])
    }

    /// Tells how the end of a slot does not fit its start, with the end that it would have on the day of the start.
    private static func reportOrder(
        _ start: (day: Day, minute: Int), _ end: (day: Day, minute: Int), at node: YAMLNode, report: inout Report
    ) {
        let fix = end.minute > start.minute ? report.fix(node, key: "end", value: timeText(start.day, end.minute)) : nil
        if start == end {
            report.add(
                .inspectionSlot, node.span, "it ends the minute it starts",
                reason: "It starts and ends on \(start.day) at \(clock(start.minute)). Write when people have to leave.",
                fix: report.fix(node, key: "end", value: ellipsis))
        } else if end.day > start.day {
            report.add(
                .inspectionSlot, node.span, "it ends on a different day",
                reason: "It starts on \(start.day) and ends on \(end.day). Give each day a start and end of its own.", fix: fix)
        } else {
            report.add(
                .inspectionSlot, node.span, "it ends before it starts",
                reason:
                    "It starts on \(start.day) at \(clock(start.minute)) and ends on \(end.day) at \(clock(end.minute)).", fix: fix)
        }
    }

    /// How a slot is written, with the start that a plain text may be.
    private static func slotShape(_ item: YAMLNode, today: Day) -> String {
        if let slot = item.text.flatMap({ SlotWords($0, today: today) }) { return slot.written }
        let start = item.text.flatMap { parsedTime($0) == nil ? nil : $0.trimmed }
        return "{start: \(start ?? ellipsis), end: …}"
    }
}

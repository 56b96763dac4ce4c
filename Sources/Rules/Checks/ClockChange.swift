import Bytes
import Facts
import Findings
import Values
import YAML

extension ListingRule {
    static let clockChange = ListingRule(.clockChange) { Rule.checkClocks($0, report: &$1) }
}

extension Rule {
    static let clockChange = Rule(
        "clock-change", .error, "An inspection is at a time that happens exactly once",
        "When daylight saving starts, the clocks skip an hour: an inspection in that hour would never happen, so that's an error. When it ends, an hour happens twice and people can't know which one you mean. That's a warning, and the first one is used. Choose a time outside that hour. Times are local to the home or thing; listings without a place use the board's time zone.",
        example: "inspections:\n  - {start: 2026-10-04 03:00, end: 2026-10-04 03:30}")

    /// Checks the slots of a listing against the clocks of the zone that it is in.
    fileprivate static func checkClocks(_ parsed: ParsedListing, report: inout Report) {
        let (listing, root, clocks) = (parsed.listing, parsed.root, parsed.context.clocks)
        if listing.inspections.contains(where: isAtNight) { checkClocks(listing, key: "inspections", root, clocks, report: &report) }
        for (index, value) in listing.values.enumerated() {
            guard case .slots(let slots)? = value, slots.contains(where: isAtNight) else { continue }
            checkClocks(listing, key: listing.kind.fields[index].id, root, clocks, report: &report)
        }
    }

    /// Whether clocks could change during a slot: no zone changes them between these hours.
    private static func isAtNight(_ slot: TimeSlot) -> Bool { slot.start < 6 * 60 || slot.end > 20 * 60 }

    private static func checkClocks(_ listing: Listing, key: String, _ root: YAMLNode, _ clocks: LocalClocks, report: inout Report) {
        // Without the place the zone is not known, and what is wrong with the place was said.
        guard let list = root[key], let (zone, place) = clocks.clock(of: listing) else { return }
        for item in list.items ?? [list] {
            guard !report.isFull else { return }
            guard let startNode = item["start"], let endNode = item["end"], let start = startNode.text.flatMap({ parsedTime($0.trimmed) }),
                let end = endNode.text.flatMap({ parsedTime($0.trimmed) }), start.day == end.day, start.minute < end.minute
            else { continue }
            let midnight = Wide(start.day.number) * 86_400
            let slot = midnight + Wide(start.minute) * 60..<midnight + Wide(end.minute) * 60
            // An instant lies within a day of the local time that it is shown as.
            let changes = zone.changes(in: slot.lowerBound - 86_400..<slot.upperBound + 86_400)
            // A slot that ends when the odd time begins, or begins when it ends, is not in it.
            for change in changes where change.skippedOrRepeated.overlaps(slot) {
                let odd = change.skippedOrRepeated
                let isStart = odd.contains(slot.lowerBound)
                guard isStart || slot.upperBound < odd.upperBound else { continue }
                let time = LocalMinute(isStart ? slot.lowerBound : slot.upperBound)
                let length = slot.upperBound - slot.lowerBound
                let times = [odd.lowerBound - length..<odd.lowerBound, odd.upperBound..<odd.upperBound + length]
                let fixes = times.compactMap { moved(item, of: list, key: key, to: $0, report) }
                report.add(
                    .clockChange, (isStart ? startNode : endNode).span,
                    change.isForward
                        ? "there is no \(time.clock) on \(time.day) in \(place)" : "\(time.clock) comes twice on \(time.day) in \(place)",
                    reason: reason(change), fix: alternatives(fixes),
                    severity: change.isForward ? .error : .warning)
            }
        }
    }

    private static func reason(_ change: ZoneChange) -> String {
        let (first, last) = (LocalMinute(change.skippedOrRepeated.lowerBound).clock, LocalMinute(change.skippedOrRepeated.upperBound).clock)
        return change.isForward
            ? "Clocks go forward from \(first) to \(last) then, so nobody could come. Take a time before or after."
            : "Clocks go back from \(last) to \(first) then. Which of the two times do you mean? Calendars take the first; a time before \(first) or after \(last) leaves no doubt."
    }

    /// A slot moved to other local times of one day: its line if it has one, else the lines of its times.
    private static func moved(_ item: YAMLNode, of list: YAMLNode, key: String, to times: Range<Wide>, _ report: Report) -> String? {
        let (start, end) = (LocalMinute(times.lowerBound), LocalMinute(times.upperBound))
        guard start.day == end.day else { return nil }
        guard !item.isOverLines else { return "start: \(start)\nend: \(end)" }
        let parts = (item.entries ?? []).map { entry in
            let value = entry.key == "start" ? "\(start)" : entry.key == "end" ? "\(end)" : YAMLText.flow(entry.value)
            return "\(entry.key): \(value)"
        }
        return report.fix(item: item, of: list, key: key, value: "{\(parts.joined(separator: ", "))}")
    }

    /// A minute of a day by the clock on the wall.
    private struct LocalMinute: CustomStringConvertible {
        let day: Day
        private let minute: Int

        /// That many seconds after 1970-01-01T00:00:00 of the same local time.
        init(_ seconds: Wide) {
            let time = Timestamp(seconds: seconds)
            (day, minute) = (time.day, time.minute)
        }

        /// `3:00`
        var clock: String { Rule.clock(minute) }
        /// `2026-10-04 03:00`
        var description: String { timeText(day, minute) }
    }
}

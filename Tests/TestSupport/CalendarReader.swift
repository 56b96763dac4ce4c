import Foundation

/// Somebody who subscribes to every calendar of a board the way calendar apps do: knows events by their UID, and takes from two versions of
/// one the one with the higher SEQUENCE.
package struct CalendarReader {
    /// What an app remembers of an event.
    private struct Event {
        let sequence: Int
        let stamp: String
        /// When it is, and whether it takes place.
        let facts: [String]
    }

    private var memory: [String: Event] = [:]

    package init() {}

    /// Fetches all calendars; gives what none may do.
    package mutating func poll(_ workspace: Workspace) throws -> [String] {
        var faults: [String] = []
        for path in try workspace.paths() where path.hasSuffix(".ics") {
            let text = try workspace.text(path).replacing("\r\n ", with: "")
            for block in text.components(separatedBy: "BEGIN:VEVENT\r\n").dropFirst() {
                var values: [String: String] = [:]
                for line in block.components(separatedBy: "\r\n") {
                    guard let colon = line.firstIndex(of: ":") else { continue }
                    values[String(line[..<colon].prefix { $0 != ";" })] = String(line[line.index(after: colon)...])
                }
                guard let uid = values["UID"], let sequence = values["SEQUENCE"].flatMap({ Int($0) }), let stamp = values["DTSTAMP"] else {
                    faults.append("\(path): an event without a name, number or day")
                    continue
                }
                let event = Event(sequence: sequence, stamp: stamp, facts: ["DTSTART", "DTEND", "STATUS"].map { values[$0] ?? "" })
                if let before = memory[uid] {
                    if event.sequence < before.sequence { faults.append("\(path): \(uid) is \(sequence) after \(before.sequence)") }
                    if event.stamp < before.stamp { faults.append("\(path): \(uid) is of \(stamp) after \(before.stamp)") }
                    if event.facts != before.facts, event.sequence == before.sequence {
                        faults.append("\(path): \(uid) changes in silence")
                    }
                }
                memory[uid] = event
            }
        }
        return faults
    }
}

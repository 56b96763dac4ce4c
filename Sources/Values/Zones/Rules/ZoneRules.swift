import BundledData
import Bytes

/// When the clocks of a time zone are how far from UTC: what the IANA database says of it, which travels inside the program so that the
/// same board is built on every machine.
///
/// Nothing is told of times before 1970, which have the offset of its first second.
struct ZoneRules: Sendable {
    /// The instants at which what clocks show changes, in seconds after 1970-01-01T00:00:00Z, in order.
    private let changes: [Wide]
    /// What clocks show from each change on.
    private let readings: [ZoneReading]
    /// What clocks show where no change is listed.
    private let first: ZoneReading
    /// How it goes on after the last change.
    private let rule: YearlyRule?

    /// Finds a zone by its name in the database, such as `Australia/Melbourne`; nil if there is none.
    init?(_ identifier: String) {
        let list = UnsafeBufferPointer(start: houser_zones_list_bytes(), count: houser_zones_list_count())
        let files = UnsafeBufferPointer(start: houser_zones_files_bytes(), count: houser_zones_files_count())
        for line in list.split(separator: UInt8(ascii: "\n")) {
            let cells = line.split(separator: UInt8(ascii: "\t"))
            guard cells.count == 3, cells[0].elementsEqual(identifier.utf8) else { continue }
            guard let start = Int(String(decoding: cells[1], as: UTF8.self)), let count = Int(String(decoding: cells[2], as: UTF8.self)),
                start >= 0, count >= 0, start + count <= files.count
            else { return nil }
            self.init(Array(files[start..<start + count]))
            return
        }
        return nil
    }

    /// Reads the part of a file for 64-bit times (RFC 9636 section 3): how many there are of each thing, and then the things.
    private init?(_ bytes: [UInt8]) {
        let header = 44
        guard bytes.count > header, bytes.starts(with: Array("TZif".utf8)) else { return nil }
        func number(_ start: Int, _ length: Int) -> Wide {
            let first: Wide = bytes[start] < 0x80 ? 0 : -1
            return bytes[start..<start + length].reduce(first) { $0 << 8 | Wide($1) }
        }
        let counts = (0..<6).map { Int(number(20 + 4 * $0, 4)) }
        let (changeCount, typeCount) = (counts[3], counts[4])
        let types = header + 9 * changeCount
        let footer = types + 6 * typeCount + counts[5] + 12 * counts[2] + counts[1] + counts[0]
        guard typeCount > 0, footer < bytes.count, bytes.last == UInt8(ascii: "\n") else { return nil }
        let readings = (0..<typeCount).map {
            ZoneReading(offset: Int(number(types + 6 * $0, 4)), isDaylight: bytes[types + 6 * $0 + 4] != 0)
        }
        let order = bytes[header + 8 * changeCount..<types]
        guard order.allSatisfy({ $0 < typeCount }) else { return nil }
        self.changes = (0..<changeCount).map { number(header + 8 * $0, 8) }
        self.readings = order.map { readings[Int($0)] }
        first = self.readings.first ?? readings[0]
        rule = YearlyRule(String(decoding: bytes[(footer + 1)..<(bytes.count - 1)], as: UTF8.self))
    }

    /// How many seconds clocks are ahead of UTC at an instant, in seconds after 1970-01-01T00:00:00Z; negative west of Greenwich.
    func offset(at instant: Wide) -> Int { reading(at: instant).offset }

    /// Whether daylight saving time is in force at an instant, in seconds after 1970-01-01T00:00:00Z.
    func isDaylight(at instant: Wide) -> Bool { reading(at: instant).isDaylight }

    private func reading(at instant: Wide) -> ZoneReading {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= instant { low = middle + 1 } else { high = middle }
        }
        if low == changes.count, let rule { return rule.reading(at: instant) }
        return low == 0 ? first : readings[low - 1]
    }
}

/// What the clocks of a zone show for a time.
struct ZoneReading: Hashable, Sendable {
    /// Seconds ahead of UTC.
    let offset: Int
    let isDaylight: Bool
}

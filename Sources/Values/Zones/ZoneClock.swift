import Bytes
import Synchronization

/// Converts civil days and times in one time zone of the IANA database into instants and back.
///
/// Caches the zone's offsets about a year at a time, because reading the zone's rules for every listing would cost
/// more than the rest of its date handling. Safe to share between threads.
public final class ZoneClock: Sendable {
    /// What a local time means, given the changes of the clock.
    public enum Reading: Hashable, Sendable {
        /// It occurs once.
        case once(Timestamp)
        /// It never occurs: clocks go forward over it. The timestamp is later by the length of the gap (RFC 5545
        /// section 3.3.5).
        case skipped(shifted: Timestamp)
        /// It occurs twice: clocks go back over it.
        case repeated(first: Timestamp, second: Timestamp)
    }

    /// The IANA identifier, such as `Australia/Melbourne`.
    public let identifier: String

    private let zone: ZoneRules
    private let known = Mutex<[Wide: [OffsetPeriod]]>([:])

    /// Creates the clock of a zone given by its IANA identifier or as `UTC`; nil if there is no such zone.
    ///
    /// Bare abbreviations and offsets (`AEST`, `GMT+10`) are refused: they do not say when the clocks change.
    public init?(_ identifier: String) {
        guard identifier == "UTC" || identifier.utf8.contains(UInt8(ascii: "/")), let zone = ZoneRules(identifier) else {
            return nil
        }
        self.identifier = identifier
        self.zone = zone
    }

    /// Interprets a minute of a civil day (0 for midnight; 1440 and more for the days after) in this zone.
    public func read(_ day: Day, minute: Int = 0) -> Reading {
        let local = Wide(day.number) * 86_400 + Wide(minute) * 60
        let periods = periods(around: local)
        var found: Timestamp?
        for (index, period) in periods.enumerated() {
            let instant = local - Wide(period.offset)
            guard instant >= period.start, index + 1 == periods.count || instant < periods[index + 1].start else { continue }
            let timestamp = Timestamp(seconds: instant, offset: period.offset)
            guard let first = found else {
                found = timestamp
                continue
            }
            return .repeated(first: first, second: timestamp)
        }
        if let found { return .once(found) }
        // In a gap the offset before it takes the time past the change, where the offset after it applies.
        let before = periods.last { local - Wide($0.offset) >= $0.start } ?? periods[0]
        return .skipped(shifted: timestamp(at: local - Wide(before.offset)))
    }

    /// Returns the instant of a minute of a civil day: the first of two, and past the gap for a time that is skipped.
    public func timestamp(_ day: Day, minute: Int = 0) -> Timestamp {
        switch read(day, minute: minute) {
        case .once(let timestamp), .skipped(let timestamp), .repeated(let timestamp, _): timestamp
        }
    }

    /// Returns the instant that many seconds after 1970-01-01T00:00:00Z, with the offset that this zone has then.
    public func timestamp(at seconds: Wide) -> Timestamp {
        let offset = periods(around: seconds).last { $0.start <= seconds }?.offset
        return Timestamp(seconds: seconds, offset: offset ?? zone.offset(at: seconds))
    }

    /// Returns the changes of the offset between two instants, in seconds after 1970-01-01T00:00:00Z, in order of time.
    public func changes(in span: Range<Wide>) -> [ZoneChange] {
        var changes: [ZoneChange] = []
        for key in ZoneClock.key(of: span.lowerBound)...ZoneClock.key(of: span.upperBound) {
            let own = key * ZoneClock.span..<(key + 1) * ZoneClock.span
            let periods = periods(around: own.lowerBound)
            for (before, after) in zip(periods, periods.dropFirst()) where own.contains(after.start) && span.contains(after.start) {
                let isDaylight = zone.isDaylight(at: after.start)
                changes.append(ZoneChange(instant: after.start, before: before.offset, after: after.offset, isDaylight: isDaylight))
            }
        }
        return changes
    }

    /// A period during which the offset stays the same.
    private struct OffsetPeriod {
        /// The instant at which it starts.
        let start: Wide
        let offset: Int
    }

    /// Returns the periods of the span in which an instant lies, in order.
    ///
    /// They reach two days further at both ends, because an instant and its local time can lie in different spans.
    private func periods(around seconds: Wide) -> [OffsetPeriod] {
        let key = ZoneClock.key(of: seconds)
        return known.withLock { known in
            if let periods = known[key] { return periods }
            let periods = findPeriods(from: key * ZoneClock.span - 2 * 86_400, to: (key + 1) * ZoneClock.span + 2 * 86_400)
            known[key] = periods
            return periods
        }
    }

    /// The number of the span in which an instant lies.
    private static func key(of seconds: Wide) -> Wide {
        (seconds >= 0 ? seconds : seconds - span + 1) / span
    }

    private func findPeriods(from start: Wide, to end: Wide) -> [OffsetPeriod] {
        var instant = start
        var current = offset(at: instant)
        var periods = [OffsetPeriod(start: .min, offset: current)]
        while instant < end {
            let next = instant + ZoneClock.stride
            guard offset(at: next) != current else {
                instant = next
                continue
            }
            var same = instant
            var changed = next
            while changed - same > 1 {
                let middle = same + (changed - same) / 2
                if offset(at: middle) == current { same = middle } else { changed = middle }
            }
            instant = changed
            current = offset(at: instant)
            periods.append(OffsetPeriod(start: instant, offset: current))
        }
        return periods
    }

    private func offset(at instant: Wide) -> Int {
        zone.offset(at: instant)
    }

    /// The seconds of a span, whose offsets are looked up and cached together.
    private static let span: Wide = 366 * 86_400
    /// The seconds between the instants that are compared to find changes: less than any zone has kept an offset.
    private static let stride: Wide = 7 * 86_400
}

import Foundation
import Synchronization

/// The clock on the wall in one time zone of the IANA database: turns civil days and times into instants and back.
///
/// The zone's changes are asked of Foundation once for each year or so and kept, because asking for every listing would cost more than
/// the rest of its date handling. Safe to share between threads; what it answers depends on the zone and its arguments alone.
public final class ZoneClock: Sendable {
    /// What a local time names at a clock change.
    public enum Reading: Hashable, Sendable {
        /// It occurs once.
        case once(Timestamp)
        /// It never occurs: clocks go forward over it. The timestamp is later by the length of the gap, as RFC 5545 section 3.3.5 reads it.
        case skipped(shifted: Timestamp)
        /// It occurs twice: clocks go back over it.
        case repeated(first: Timestamp, second: Timestamp)
    }

    /// The IANA identifier, such as `Australia/Melbourne`.
    public let identifier: String

    private let zone: TimeZone
    private let known = Mutex<[Int: [Stretch]]>([:])

    /// The clock of the zone of that IANA identifier (or `UTC`); nil if there is no such zone.
    ///
    /// Bare abbreviations and offsets (`AEST`, `GMT+10`) are refused: they do not say when the clocks change.
    public init?(_ identifier: String) {
        guard identifier == "UTC" || identifier.utf8.contains(UInt8(ascii: "/")), let zone = TimeZone(identifier: identifier) else {
            return nil
        }
        self.identifier = identifier
        self.zone = zone
    }

    /// What that minute of the civil day (0 for midnight; past 1439 for the days after) names in this zone.
    public func read(_ day: Day, minute: Int = 0) -> Reading {
        let local = day.number * 86_400 + minute * 60
        let stretches = stretches(around: local)
        var found: Timestamp?
        for (index, stretch) in stretches.enumerated() {
            let instant = local - stretch.offset
            guard instant >= stretch.start, index + 1 == stretches.count || instant < stretches[index + 1].start else { continue }
            let timestamp = Timestamp(seconds: instant, offset: stretch.offset)
            guard let first = found else {
                found = timestamp
                continue
            }
            return .repeated(first: first, second: timestamp)
        }
        if let found { return .once(found) }
        // In a gap the offset before it takes the time past the change, where the offset after it holds.
        let before = stretches.last { local - $0.offset >= $0.start } ?? stretches[0]
        return .skipped(shifted: timestamp(at: local - before.offset))
    }

    /// The instant of that minute of the civil day: the first of two, and past the gap for a time that is skipped.
    public func timestamp(_ day: Day, minute: Int = 0) -> Timestamp {
        switch read(day, minute: minute) {
        case .once(let timestamp), .skipped(let timestamp), .repeated(let timestamp, _): timestamp
        }
    }

    /// The instant that many seconds after 1970-01-01T00:00:00Z, shown at the offset that this zone has then.
    public func timestamp(at seconds: Int) -> Timestamp {
        let offset = stretches(around: seconds).last { $0.start <= seconds }?.offset
        return Timestamp(seconds: seconds, offset: offset ?? zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }

    /// The changes of the clock between two instants, in seconds since 1970-01-01T00:00:00Z, in order of time.
    public func changes(in span: Range<Int>) -> [ZoneChange] {
        var changes: [ZoneChange] = []
        for key in ZoneClock.key(of: span.lowerBound)...ZoneClock.key(of: span.upperBound) {
            let own = key * ZoneClock.span..<(key + 1) * ZoneClock.span
            let stretches = stretches(around: own.lowerBound)
            for (before, after) in zip(stretches, stretches.dropFirst()) where own.contains(after.start) && span.contains(after.start) {
                let isDaylight = zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: Double(after.start)))
                changes.append(ZoneChange(instant: after.start, before: before.offset, after: after.offset, isDaylight: isDaylight))
            }
        }
        return changes
    }

    /// A time during which the offset stays the same.
    private struct Stretch {
        /// The instant at which it starts.
        let start: Int
        let offset: Int
    }

    /// The stretches, in order, around that many seconds since 1970: those of a fixed span of days, whichever moment in it is asked first,
    /// and two days more at both ends, because an instant and its local time can lie in different spans.
    private func stretches(around seconds: Int) -> [Stretch] {
        let key = ZoneClock.key(of: seconds)
        return known.withLock { known in
            if let stretches = known[key] { return stretches }
            let stretches = findStretches(from: key * ZoneClock.span - 2 * 86_400, to: (key + 1) * ZoneClock.span + 2 * 86_400)
            known[key] = stretches
            return stretches
        }
    }

    /// The number of the span in which an instant lies.
    private static func key(of seconds: Int) -> Int {
        (seconds >= 0 ? seconds : seconds - span + 1) / span
    }

    private func findStretches(from start: Int, to end: Int) -> [Stretch] {
        var instant = start
        var current = offset(at: instant)
        var stretches = [Stretch(start: .min, offset: current)]
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
            stretches.append(Stretch(start: instant, offset: current))
        }
        return stretches
    }

    private func offset(at instant: Int) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
    }

    /// Seconds of time whose changes are looked up, and kept, together.
    private static let span = 366 * 86_400
    /// Seconds between the instants that are compared to find changes: less than any zone has kept a changed clock.
    private static let stride = 7 * 86_400
}

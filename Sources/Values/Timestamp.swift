import Bytes

/// An instant with the offset from UTC at which feeds, sitemaps and page metadata show it.
public struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted; negative before it.
    public let seconds: Wide
    /// Microseconds after that second, from 0 to 999,999.
    public let microseconds: Int
    /// Seconds to add to UTC to get local time (positive east of Greenwich), always a whole number of minutes.
    public let offset: Int

    /// Creates the instant `seconds` after 1970-01-01T00:00:00Z, shown at `offset` seconds east of UTC.
    ///
    /// RFC 3339 and RFC 822 write offsets in minutes, so odd seconds of the offset (local mean times before standard
    /// time) are dropped; the instant stays the same.
    public init(seconds: Wide, microseconds: Int = 0, offset: Int = 0) {
        self.seconds = seconds
        self.microseconds = microseconds
        self.offset = offset - offset % 60
    }

    /// The civil day at the offset.
    public var day: Day { Day(number: localDayAndSecond.day) }

    /// The minute of the civil day at the offset, from 0 to 1439.
    public var minute: Int { localDayAndSecond.second / 60 }

    /// The `date-time` of RFC 3339 section 5.6, such as `2026-11-20T00:00:00+11:00`; an offset of zero is written `Z`.
    /// Microseconds, if there are any, follow the second: `2026-11-20T00:00:00.250000+11:00`.
    public var rfc3339: String { String(writing: { $0.append(rfc3339: self) }) }

    /// The same as `rfc3339`.
    public var description: String { rfc3339 }

    /// Orders by instant, then by offset.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        (left.seconds, left.microseconds, left.offset) < (right.seconds, right.microseconds, right.offset)
    }

    var localDayAndSecond: (day: Int, second: Int) {
        let local = seconds + Wide(offset)
        let second = ((local % 86_400) + 86_400) % 86_400
        return (Int((local - second) / 86_400), Int(second))
    }
}

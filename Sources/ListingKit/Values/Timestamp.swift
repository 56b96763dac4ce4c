/// An instant together with the offset from UTC at which it is to be shown, as feeds, sitemaps and page metadata state times.
///
/// Ordered by instant; of two that name the same instant, the one with the lesser offset comes first.
public struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted; negative before it.
    public let seconds: Int
    /// Seconds to add to UTC to get local time (positive east of Greenwich), always a whole number of minutes.
    public let offset: Int

    /// The instant `seconds` after 1970-01-01T00:00:00Z, shown at `offset` seconds east of UTC.
    ///
    /// Both standards write offsets in minutes, so odd seconds of the offset (local mean times before standard time) are left off;
    /// the instant stays the same.
    public init(seconds: Int, offset: Int = 0) {
        self.seconds = seconds
        self.offset = offset - offset % 60
    }

    /// The civil day at the offset.
    public var day: Day {
        Day(number: localDayAndSecond.day)
    }

    /// The minute of the civil day at the offset, from 0 to 1439.
    public var minute: Int {
        localDayAndSecond.second / 60
    }

    /// `2026-11-20T00:00:00+11:00`, the `date-time` of RFC 3339 section 5.6; an offset of zero is written `Z`.
    public var rfc3339: String {
        let (number, second) = localDayAndSecond
        let (year, month, day) = Day(number: number).components
        var text = ASCIIText()
        text.append(year: year)
        text.append("-")
        text.append(pair: month)
        text.append("-")
        text.append(pair: day)
        text.append("T")
        text.append(timeOfDay: second)
        guard offset != 0 else {
            text.append("Z")
            return text.string
        }
        text.append(offset: offset, separator: ":")
        return text.string
    }

    /// `Fri, 20 Nov 2026 00:00:00 +1100`, the `date-time` of RFC 822 section 5 with the four-digit years that RSS 2.0 asks for.
    public var rfc822: String {
        let (number, second) = localDayAndSecond
        let local = Day(number: number)
        let (year, month, day) = local.components
        var text = ASCIIText()
        text.append(name: local.weekday, of: "SunMonTueWedThuFriSat")
        text.append(", ")
        text.append(pair: day)
        text.append(" ")
        text.append(name: month - 1, of: "JanFebMarAprMayJunJulAugSepOctNovDec")
        text.append(" ")
        text.append(year: year)
        text.append(" ")
        text.append(timeOfDay: second)
        text.append(" ")
        text.append(offset: offset, separator: "")
        return text.string
    }

    /// The same as `rfc3339`.
    public var description: String {
        rfc3339
    }

    /// By instant, then by offset.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.seconds != right.seconds ? left.seconds < right.seconds : left.offset < right.offset
    }

    private var localDayAndSecond: (day: Int, second: Int) {
        let local = seconds + offset
        let second = ((local % 86_400) + 86_400) % 86_400
        return ((local - second) / 86_400, second)
    }
}

/// Collects the few fixed-width parts that a date is written with.
private struct ASCIIText {
    private var bytes: [UInt8] = []

    init() {
        bytes.reserveCapacity(32)
    }

    var string: String {
        String(decoding: bytes, as: UTF8.self)
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(name index: Int, of names: StaticString) {
        names.withUTF8Buffer { bytes.append(contentsOf: $0[index * 3..<index * 3 + 3]) }
    }

    mutating func append(pair value: Int) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / 10))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
    }

    /// Four digits for the years that the standards know, as many as it takes for others.
    mutating func append(year: Int) {
        guard (0...9999).contains(year) else { return bytes.append(contentsOf: String(year).utf8) }
        append(pair: year / 100)
        append(pair: year % 100)
    }

    mutating func append(timeOfDay second: Int) {
        append(pair: second / 3600)
        append(":")
        append(pair: second / 60 % 60)
        append(":")
        append(pair: second % 60)
    }

    mutating func append(offset: Int, separator: StaticString) {
        append(offset < 0 ? "-" : "+")
        let minutes = abs(offset) / 60
        append(pair: minutes / 60)
        append(separator)
        append(pair: minutes % 60)
    }
}

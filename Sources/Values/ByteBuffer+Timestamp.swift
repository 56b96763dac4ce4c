import Bytes

/// Writes instants in the forms that feeds use.
extension ByteBuffer {
    /// Appends `2026-11-20T00:00:00+11:00`, as ``Timestamp/rfc3339`` gives it.
    public mutating func append(rfc3339 timestamp: Timestamp) {
        append(localTimeOf: timestamp)
        if timestamp.offset == 0 { append(UInt8(ascii: "Z")) } else { append(offset: timestamp.offset, separator: ":") }
    }

    /// Appends the same without the offset, `2026-11-20T00:00:00`, for what must not change with the zone of a board.
    public mutating func append(localTimeOf timestamp: Timestamp) {
        let (number, second) = timestamp.localDayAndSecond
        append(Day(number: number))
        append(UInt8(ascii: "T"))
        append(timeOfDay: second)
        if timestamp.microseconds > 0 {
            append(UInt8(ascii: "."))
            append(digitsOf: timestamp.microseconds.magnitude, atLeast: 6)
        }
    }

    /// Appends the `date-time` of RFC 822 section 5 with the four-digit year of RSS 2.0: `Fri, 20 Nov 2026 00:00:00 +1100`.
    public mutating func append(rfc822 timestamp: Timestamp) {
        let (number, second) = timestamp.localDayAndSecond
        let local = Day(number: number)
        let (year, month, day) = local.components
        append(name: local.weekday, of: "SunMonTueWedThuFriSat")
        append(", ")
        append(pair: UInt(day))
        append(UInt8(ascii: " "))
        append(name: month - 1, of: "JanFebMarAprMayJunJulAugSepOctNovDec")
        append(UInt8(ascii: " "))
        append(year: year)
        append(UInt8(ascii: " "))
        append(timeOfDay: second)
        append(UInt8(ascii: " "))
        append(offset: timestamp.offset, separator: "")
    }

    private mutating func append(name index: Int, of names: StaticString) {
        append(names.utf8Start + index * 3, count: 3)
    }

    private mutating func append(timeOfDay second: Int) {
        append(pair: UInt(second / 3600))
        append(UInt8(ascii: ":"))
        append(pair: UInt(second / 60 % 60))
        append(UInt8(ascii: ":"))
        append(pair: UInt(second % 60))
    }

    private mutating func append(offset: Int, separator: StaticString) {
        append(UInt8(ascii: offset < 0 ? "-" : "+"))
        let minutes = abs(offset) / 60
        append(pair: UInt(minutes / 60))
        append(separator)
        append(pair: UInt(minutes % 60))
    }
}

import Bytes

/// A civil day of the proleptic Gregorian calendar, without time or zone.
///
/// Stored as days since 1970-01-01, so arithmetic and order are those of integers.
public struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// Days since 1970-01-01; negative before it.
    public let number: Int

    /// Creates the day that is `number` days after 1970-01-01.
    public init(number: Int) {
        self.number = number
    }

    /// Creates the day of a year, month (1–12) and day of the month; nil if there is no such day, such as 31 June.
    ///
    /// Years from 1 to 9999 are accepted, as RFC 3339 section 5.6 writes them with four digits.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.length(ofMonth: month, year: year) else {
            return nil
        }
        // Counting from 1 March makes the leap day the last of its year.
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    /// Reads `YYYY-MM-DD` (RFC 3339 `full-date`); nil for anything else and for days that do not exist.
    @inlinable
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 10 else { return nil }
        var (year, month, day) = (0, 0, 0)
        var place = -1
        for byte in text.utf8 {
            place += 1
            switch (place, byte) {
            case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): continue
            case (0...3, 0x30...0x39): year = year * 10 + Int(byte - 0x30)
            case (5...6, 0x30...0x39): month = month * 10 + Int(byte - 0x30)
            case (8...9, 0x30...0x39): day = day * 10 + Int(byte - 0x30)
            default: return nil
            }
        }
        self.init(year: year, month: month, day: day)
    }

    /// The first day of its month.
    public var firstOfMonth: Day { Day(number: number - components.day + 1) }

    /// Year, month (1–12) and day of the month.
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// 0 for Sunday to 6 for Saturday.
    public var weekday: Int {
        ((number + 4) % 7 + 7) % 7
    }

    /// The day as `YYYY-MM-DD` (RFC 3339 `full-date`).
    public var description: String { String(writing: { $0.append(self) }) }

    /// The month as `YYYY-MM`.
    public var month: String { String(description.prefix(7)) }

    /// The first day of the month that is so many months later.
    public func firstOfMonth(after months: Int) -> Day {
        let (year, month, _) = components
        let place = year * 12 + month - 1 + months
        return Day(year: place / 12, month: place % 12 + 1, day: 1) ?? firstOfMonth
    }

    /// Orders earlier days first.
    public static func < (left: Day, right: Day) -> Bool {
        left.number < right.number
    }

    /// Returns the day that many days later, or earlier if negative.
    public static func + (day: Day, days: Int) -> Day {
        Day(number: day.number + days)
    }

    /// Returns the number of days in a month (1–12).
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        default: 31
        }
    }
}

import Values

/// Whether texts are dates as feeds have them.
enum FeedDates {
    /// Whether it is a `date-time` of RFC 3339 section 5.6 with a capital T and Z (RFC 4287 section 3.3), on a day that
    /// there is.
    ///
    /// A leap second is none: the pattern of RFC 4287, appendix B, has `xsd:dateTime`, which does not know them.
    static func isRFC3339(_ text: String) -> Bool {
        var reader = DateReader(text)
        guard let year = reader.number(4...4), reader.take("-"), let month = reader.number(2...2), reader.take("-"),
            let day = reader.number(2...2), Day(year: year, month: month, day: day) != nil, reader.take("T"), isTime(&reader)
        else { return false }
        if reader.take("."), reader.number(1...18) == nil { return false }
        return (reader.take("Z") || reader.offset(separator: ":")) && reader.isAtEnd
    }

    /// Whether it is a `date-time` of RFC 822 section 5, with a year of two or four digits (RSS 2.0, "Optional channel
    /// elements"), on a day that there is and that has that name. Comments and line breaks, which that RFC allows
    /// anywhere, are refused: few readers know them.
    static func isRFC822(_ text: String) -> Bool {
        var reader = DateReader(text)
        let weekday = reader.name(of: weekdays)
        if weekday != nil, !reader.take(",") || !reader.take(" ") { return false }
        guard let day = reader.number(1...2), reader.take(" "), let month = reader.name(of: months), reader.take(" "),
            let year = reader.number(4...4) ?? reader.number(2...2).map({ $0 < 50 ? 2000 + $0 : 1900 + $0 }), reader.take(" ")
        else { return false }
        guard let date = Day(year: year, month: month + 1, day: day), weekday ?? date.weekday == date.weekday else { return false }
        return isTime(&reader, secondsNeeded: false) && reader.take(" ") && (reader.name(of: zones) != nil || reader.offset(separator: nil))
            && reader.isAtEnd
    }

    private static func isTime(_ reader: inout DateReader, secondsNeeded: Bool = true) -> Bool {
        guard let hour = reader.number(2...2), reader.take(":"), let minute = reader.number(2...2), hour < 24, minute < 60 else {
            return false
        }
        guard reader.take(":") else { return !secondsNeeded }
        return reader.number(2...2).map { $0 < 60 } ?? false
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    /// The names of zones. The single letters of RFC 822 were the wrong way round there, so nobody can tell what they mean
    /// (RFC 1123 section 5.2.14), except Z.
    private static let zones = ["GMT", "UT", "Z", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT"]
}

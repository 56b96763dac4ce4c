/// Takes a rule of the `TZ` variable of POSIX apart, from left to right.
struct RuleReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    /// An abbreviation: letters, or anything between `<` and `>`. False if there is none.
    mutating func takeName() -> Bool {
        if take("<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
            rest = rest[rest.index(after: end)...]
            return true
        }
        let count = rest.count
        rest = rest.drop { (0x41...0x5A).contains($0 & 0xDF) }
        return rest.count < count
    }

    /// Hours, perhaps with a sign, minutes and seconds, in seconds; nil if there are none.
    mutating func takeTime() -> Int? {
        let sign = take("-") ? -1 : 1
        if sign == 1 { _ = take("+") }
        guard let hours = takeNumber() else { return nil }
        let minutes = take(":") ? takeNumber() ?? 0 : 0
        let seconds = take(":") ? takeNumber() ?? 0 : 0
        return sign * (hours * 3600 + minutes * 60 + seconds)
    }

    /// A comma, a day, and perhaps a slash and a time, which else is two o'clock.
    mutating func takeMoment() -> YearlyRule.Moment? {
        guard take(","), let day = takeDay() else { return nil }
        guard take("/") else { return YearlyRule.Moment(day: day, time: 7200) }
        return takeTime().map { YearlyRule.Moment(day: day, time: $0) }
    }

    private mutating func takeDay() -> YearlyRule.YearlyDay? {
        if take("J") { return takeNumber().map { .leapless($0) } }
        guard take("M") else { return takeNumber().map { .counted($0) } }
        guard let month = takeNumber(), (1...12).contains(month), take("."), let week = takeNumber(), take("."), let weekday = takeNumber()
        else {
            return nil
        }
        return .weekday(weekday, week: week, month: month)
    }

    private mutating func takeNumber() -> Int? {
        var number: Int?
        while let digit = rest.first, (0x30...0x39).contains(digit), number ?? 0 < 1000 {
            number = (number ?? 0) * 10 + Int(digit - 0x30)
            rest.removeFirst()
        }
        return number
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }
}

import Values

/// What the message of a ``FormatKey`` is made of.
enum FormatForm {
    /// So many names, each apart from the next by a space, and what they are the names of.
    case names(Int, of: String)
    /// A text with gaps.
    case pattern
    /// 12 or 24.
    case hours
    /// One sign between digits, or none where it `mayBeAbsent`.
    case separator(mayBeAbsent: Bool)
    /// A word, which may be absent where a day has 24 hours.
    case half
    /// Words.
    case text

    init(_ key: FormatKey) {
        switch key {
        case .months, .monthsAlone, .shortMonths: self = .names(12, of: "months from January on")
        case .weekdays, .shortWeekdays: self = .names(7, of: "days from Sunday on")
        case .hours: self = .hours
        case .morning, .afternoon: self = .half
        case .group: self = .separator(mayBeAbsent: true)
        case .decimal: self = .separator(mayBeAbsent: false)
        case .yes, .no: self = .text
        case .longDay, .fullDay, .comingDay, .briefDay, .monthOfYear, .daysOfMonth, .dayMonth, .dayMonthYear, .dayTime, .hour, .minute,
            .bareHour, .bareMinute, .between, .betweenHalves, .range, .atLeast, .atMost, .score, .money:
            self = .pattern
        }
    }

    /// Whether a message of that key may say nothing, as far as it alone tells.
    static func mayBeEmpty(_ key: String) -> Bool {
        switch FormatKey(rawValue: key).map(FormatForm.init) {
        case .separator(mayBeAbsent: true), .half: true
        case .separator, .names, .pattern, .hours, .text, nil: false
        }
    }

    /// The gaps that a message may lack which has some in English.
    static func optional(_ key: FormatKey, isWholeDay: Bool) -> Set<String> {
        switch key {
        case .comingDay, .briefDay: ["weekday"]
        case .hour, .minute: isWholeDay ? ["half"] : []
        default: []
        }
    }
}

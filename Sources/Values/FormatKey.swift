/// What a language says otherwise than others of days, times, numbers and money: each has a message, and the English one where there is none.
public enum FormatKey: String, Sendable, CaseIterable {
    // Names, each apart from the next by a space
    case months = "dates.months"
    case monthsAlone = "dates.months_alone"
    case shortMonths = "dates.short_months"
    case weekdays = "dates.weekdays"
    case shortWeekdays = "dates.short_weekdays"

    // Days
    case longDay = "dates.long"
    case fullDay = "dates.full"
    case comingDay = "dates.coming"
    case briefDay = "dates.brief"
    case monthOfYear = "dates.month_year"
    case daysOfMonth = "dates.days_of_month"
    case dayMonth = "dates.day_month"
    case dayMonthYear = "dates.day_month_year"
    case dayTime = "dates.day_time"

    // Times
    case hours = "times.hours"
    case morning = "times.morning"
    case afternoon = "times.afternoon"
    case hour = "times.hour"
    case minute = "times.minute"
    case bareHour = "times.bare_hour"
    case bareMinute = "times.bare_minute"
    case between = "times.between"
    case betweenHalves = "times.between_halves"

    // Numbers and money
    case group = "numbers.group"
    case decimal = "numbers.decimal"
    case range = "numbers.range"
    case atLeast = "numbers.at_least"
    case atMost = "numbers.at_most"
    case score = "numbers.score"
    case money = "money.amount"

    // Facts
    case yes = "facts.yes"
    case no = "facts.no"

    /// How English says it.
    public var english: StaticString {
        switch self {
        case .months, .monthsAlone: "January February March April May June July August September October November December"
        case .shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"
        case .weekdays: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday"
        case .shortWeekdays: "Sun Mon Tue Wed Thu Fri Sat"
        case .longDay: "{day} {month} {year}"
        case .fullDay: "{weekday} {day} {month} {year}"
        case .comingDay, .briefDay: "{weekday} {day} {month}"
        case .monthOfYear: "{month} {year}"
        case .daysOfMonth: "{start}–{end} {month} {year}"
        case .dayMonth: "{day} {month}"
        case .dayMonthYear: "{day} {year}"
        case .dayTime: "{day}, {time}"
        case .hours: "12"
        case .morning: "am"
        case .afternoon: "pm"
        case .hour: "{hour} {half}"
        case .minute: "{hour}:{minute} {half}"
        case .bareHour: "{hour}"
        case .bareMinute: "{hour}:{minute}"
        case .between: "{start}–{end}"
        case .betweenHalves: "{start} – {end}"
        case .group: ","
        case .decimal: "."
        case .range: "{least} to {most}"
        case .atLeast: "{least} or more"
        case .atMost: "up to {most}"
        case .score: "{score} of {best}"
        case .money: "${amount}"
        case .yes: "Yes"
        case .no: "No"
        }
    }
}

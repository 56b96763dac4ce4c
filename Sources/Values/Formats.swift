/// How a language writes days, times, numbers and money.
///
/// A class, so that whoever writes is handed one reference, and all of it is prepared once.
public final class Formats: Sendable {
    /// Which form of a noun stands beside a number.
    public let plurals: PluralRules
    /// Whether nouns begin with a capital letter wherever they stand.
    private let capitalisesNouns: Bool
    /// Whether a day has 24 hours, and not twice 12.
    let hasWholeDay: Bool

    let months: [String]
    /// Names of months that stand without a day, where a language has others for these.
    let monthsAlone: [String]
    let shortMonths: [String]
    /// From Sunday on.
    let weekdays: [String]
    let shortWeekdays: [String]

    let longDay: FormatPattern
    let fullDay: FormatPattern
    let comingDay: FormatPattern
    let briefDay: FormatPattern
    let monthOfYear: FormatPattern
    let daysOfMonth: FormatPattern
    let dayMonth: FormatPattern
    let dayMonthYear: FormatPattern
    let dayTime: FormatPattern
    let hour: FormatPattern
    let minute: FormatPattern
    let bareHour: FormatPattern
    let bareMinute: FormatPattern
    let between: FormatPattern
    let betweenHalves: FormatPattern
    let range: FormatPattern
    let atLeast: FormatPattern
    let atMost: FormatPattern
    let score: FormatPattern
    let money: FormatPattern

    let morning: String
    let afternoon: String
    let group: String
    let decimal: String
    /// What is said of a fact that is so.
    public let yes: String
    /// What is said of a fact that is not so.
    public let no: String

    /// Languages whose nouns begin with a capital letter wherever they stand.
    private static let capitalised: Set<String> = ["de", "lb"]

    /// As Australians write; diagnostics and data have no other.
    public static let english = Formats(language: Country.australia.language) { _ in nil }

    /// Those of a language, by its tag (RFC 5646). What it does not say is English.
    public init(language: String, _ said: (FormatKey) -> FormatPattern?) {
        func pattern(_ key: FormatKey) -> FormatPattern { said(key) ?? FormatPattern(key.english) }
        func text(_ key: FormatKey) -> String { pattern(key).text }
        func names(_ key: FormatKey) -> [String] {
            let english = FormatPattern(key.english).text.split(separator: " ").map(String.init)
            let names = text(key).split(separator: " ").map(String.init)
            return names.count == english.count ? names : english
        }
        plurals = PluralRules(language: language)
        capitalisesNouns = Formats.capitalised.contains(language.prefix { $0 != "-" }.lowercased())
        hasWholeDay = text(.hours) == "24"
        months = names(.months)
        monthsAlone = names(.monthsAlone)
        shortMonths = names(.shortMonths)
        weekdays = names(.weekdays)
        shortWeekdays = names(.shortWeekdays)
        longDay = pattern(.longDay)
        fullDay = pattern(.fullDay)
        comingDay = pattern(.comingDay)
        briefDay = pattern(.briefDay)
        monthOfYear = pattern(.monthOfYear)
        daysOfMonth = pattern(.daysOfMonth)
        dayMonth = pattern(.dayMonth)
        dayMonthYear = pattern(.dayMonthYear)
        dayTime = pattern(.dayTime)
        hour = pattern(.hour)
        minute = pattern(.minute)
        bareHour = pattern(.bareHour)
        bareMinute = pattern(.bareMinute)
        between = pattern(.between)
        betweenHalves = pattern(.betweenHalves)
        range = pattern(.range)
        atLeast = pattern(.atLeast)
        atMost = pattern(.atMost)
        score = pattern(.score)
        money = pattern(.money)
        morning = text(.morning)
        afternoon = text(.afternoon)
        group = text(.group)
        decimal = text(.decimal)
        yes = text(.yes)
        no = text(.no)
    }

    /// A label as it stands within a sentence.
    public func inSentence(_ label: String) -> String { capitalisesNouns ? label : label.lowercasedFirst }

    /// What is counted by a label as it stands after its number.
    public func afterNumber(_ label: String) -> String { capitalisesNouns ? label : label.lowercased() }

    /// Whether a number of things has the form of a single one.
    public func isOne(_ number: Int) -> Bool { plurals.category(of: number) == .one }
}

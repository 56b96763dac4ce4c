import Bytes
import Findings

/// The period that people name beside an amount, such as "pcm" or "a fortnight".
package enum RatePeriod: Hashable {
    case day, week, fortnight, month, quarter, year
    /// A length of time, such as "4 weeks": an amount beside it may be for anything.
    case several

    /// The words for periods, in lower case without dots.
    private static let words: [String: RatePeriod] = {
        let words: [(RatePeriod, [String])] = [
            (.day, ["day", "daily", "night", "nightly", "pn", "pd"]),
            (.week, ["week", "weekly", "wk", "pw"]),
            (.fortnight, ["fortnight", "fortnightly", "fn", "pf", "biweekly"]),
            (.month, ["month", "monthly", "mth", "mnth", "pcm", "pm"]),
            (.quarter, ["quarter", "quarterly", "pq"]),
            (.year, ["year", "yearly", "yr", "annum", "annual", "annually", "pa"]),
            (.several, ["days", "nights", "weeks", "wks", "months", "mths", "fortnights", "quarters", "years", "yrs"]),
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { period, words in words.map { ($0, period) } })
    }()

    /// Whether a word of a text, taken by itself, names a period.
    package static func isNamed(amongWordsOf text: String) -> Bool {
        // Unicode's tables are slow, and nearly all texts are in ASCII.
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text.lowercased().split { !$0.isLetter }.contains { words[String($0)] != nil }
        }
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: { $0.isASCIILetter }) {
            let word = rest[start...].prefix { $0.isASCIILetter }
            rest = rest[word.endIndex...]
            // Longer words are none of those.
            if word.count < 16, words[String(Substring(word)).lowercased()] != nil { return true }
        }
        return false
    }

    /// The period that prices of a kind are for; nil for what is paid once.
    init?(_ period: PricePeriod) {
        switch period {
        case .week: self = .week
        case .month: self = .month
        case .night: self = .day
        case .once: return nil
        }
    }

    /// The first period that a text names, however it is written: "p.c.m.", "/wk", "per calendar month".
    init?(in text: some StringProtocol) {
        var word = ""
        var found: RatePeriod?
        for character in text.lowercased().prefix(80) + " " where found == nil {
            if character.isLetter {
                word.append(character)
            } else if character == "." || character == "/" && word.utf8.count == 1 {
                continue
            } else {
                found = RatePeriod.words[word]
                word = ""
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// Twelve times its length in days, so that a month, a twelfth of 365 days, is whole. Nil for lengths of time, and
    /// for days, since nightly prices are not weekly ones divided by seven.
    private var length: Wide? {
        switch self {
        case .week: 12 * 7
        case .fortnight: 12 * 14
        case .month: 365
        case .quarter: 3 * 365
        case .year: 12 * 365
        case .day, .several: nil
        }
    }

    /// The amount for another period that comes to the same, rounded to the dollar; a month is a twelfth of 365 days.
    func converted(cents: Wide, to period: RatePeriod) -> Wide? {
        guard let own = length, let other = period.length, (0...100_000_000_000).contains(cents) else { return nil }
        return (cents * other * 2 + own * 100) / (own * 200) * 100
    }

    /// The period in a sentence after an amount: `a fortnight`.
    package var label: String {
        switch self {
        case .day: "a day"
        case .week: "a week"
        case .fortnight: "a fortnight"
        case .month: "a month"
        case .quarter: "a quarter"
        case .year: "a year"
        case .several: "for some time"
        }
    }
}

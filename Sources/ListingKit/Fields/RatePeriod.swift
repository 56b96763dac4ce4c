/// The period that people name beside an amount, such as "pcm" or "a fortnight".
enum RatePeriod: Hashable {
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
    /// The bytes of the longest word.
    private static let longestWord = 11

    /// Whether a word of a text, taken by itself, names a period.
    static func isNamed(amongWordsOf text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return text.split(whereSeparator: { !$0.isLetter }).contains { RatePeriod(in: $0) != nil }
        }
        var text = text
        return text.withUTF8 { bytes in
            var start = 0
            for end in 0...bytes.count where end == bytes.count || !(0x61...0x7A).contains(bytes[end] | 0x20) {
                if end > start, mayBeWord(length: end - start, first: bytes[start] | 0x20),
                    words[String(decoding: bytes[start..<end], as: UTF8.self).lowercased()] != nil
                {
                    return true
                }
                start = end + 1
            }
            return false
        }
    }

    /// Whether any of the words is so long and begins with that small letter.
    private static func mayBeWord(length: Int, first letter: UInt8) -> Bool {
        length <= longestWord && lengths[Int(letter - 0x61)] & 1 << UInt16(length) != 0
    }

    /// The lengths of the words that begin with each letter, each as a bit.
    private static let lengths: [UInt16] = words.keys.reduce(into: Array(repeating: 0, count: 26)) { lengths, word in
        if let first = word.utf8.first { lengths[Int(first - 0x61)] |= 1 << UInt16(word.utf8.count) }
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

    /// Twelve times its length in days, so that months, which are a twelfth of 365 days, are whole; nil for lengths of
    /// time, and for days, since what is let by the night has another price by the week.
    private var length: Int? {
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
    func converted(cents: Int, to period: RatePeriod) -> Int? {
        guard let own = length, let other = period.length, (0...100_000_000_000).contains(cents) else { return nil }
        return (cents * other * 2 + own * 100) / (own * 200) * 100
    }

    /// The period in a sentence after an amount: `a fortnight`.
    var label: String {
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

import Values

/// The words that people write behind a number to say what it counts: `months`, `mths`.
struct UnitWords {
    /// The usual shortenings, each with the unit that it stands for.
    private static let shortenings = [
        "month": ["mo", "mos", "mth", "mths", "mnth", "mnths"], "week": ["wk", "wks"], "day": [], "year": ["yr", "yrs"],
        "hour": ["h", "hr", "hrs"],
        "minute": ["min", "mins"], "person": ["persons", "pers", "ppl", "pax"], "bedroom": ["bed", "beds", "br", "brs", "bdrm", "bdrms"],
        "kilometre": ["km", "kms", "kilometer", "kilometers"],
    ]
    /// Units that are so many of a smaller one, whichever they are.
    private static let multiples = [("year", "month", 12), ("week", "day", 7), ("hour", "minute", 60)]
    /// No number with its unit is longer.
    private static let longest = 100

    private let words: [String]

    init(_ unit: Field.Unit) {
        let names = [unit.one.lowercased(), unit.many.lowercased()]
        words = names + names.flatMap { UnitWords.shortenings[$0] ?? [] }
    }

    /// The words of a unit that people know.
    private init(named name: String) {
        self.init(Field.Unit(one: name, many: name + "s"))
    }

    /// A text without the unit wherever it stands behind a number.
    func removed(from text: String) -> String {
        guard text.utf8.count <= UnitWords.longest else { return text }
        var out = ""
        var rest = text.lowercased()[...]
        while let next = rest.first {
            if next.isLetter, let last = out.last(where: { $0 != " " }), last.isASCIIDigit || last == "+", let word = word(at: rest) {
                rest = rest.dropFirst(word.count)
                if rest.first == "." { rest.removeFirst() }
            } else {
                out.append(next)
                rest.removeFirst()
            }
        }
        return out
    }

    private func word(at text: Substring) -> String? {
        words.first { text.hasPrefix($0) && !(text.dropFirst($0.count).first?.isLetter ?? false) }
    }

    /// What a text with another unit comes to in this one: `12 to 24` of months for `1 to 2 years`; nil if it has no other unit.
    func converted(_ text: String) -> Converted? {
        for (name, smaller, factor) in UnitWords.multiples where words.contains(smaller) {
            let plain = UnitWords(named: name).removed(from: text)
            guard plain != text.lowercased(), let range = NumberRange(plain) else { continue }
            let product = { (number: Int?) in number.map { $0.multipliedReportingOverflow(by: factor).partialValue } }
            return NumberRange(product(range.least), product(range.most)).map(Converted.exactly) ?? .inexact
        }
        let isOther = UnitWords.shortenings.keys.contains { name in
            !words.contains(name) && UnitWords(named: name).removed(from: text) != text.lowercased()
        }
        return isOther ? .inexact : nil
    }

    /// What numbers of another unit come to.
    enum Converted {
        case exactly(NumberRange)
        case inexact
    }
}

import Values

/// A value that a filter wants of a field, read by the field's type like the values of listings.
struct FacetValue {
    /// What is compared.
    enum Content {
        /// A word of the field's choices.
        case word(String)
        /// A number as ``FieldValue/measure`` gives it.
        case number(Int)
        /// A text in lower case.
        case text(String)
    }

    let content: Content
    /// The value as a filter's query has it.
    let text: String
    /// Where it stands among values of the field: a choice by its place, a number by itself.
    let rank: Int

    /// The finding on a text that is no value of a field.
    struct Problem: Error {
        let rule: Rule
        let message: String
        var reason = ""
        /// The value that was probably meant.
        var guess: String?
    }
}

extension FacetValue {
    /// The value that a text means for a field. `key` is what the filter calls the field.
    static func read(_ text: String, of field: Field, key: String) throws(Problem) -> FacetValue {
        switch field.type {
        case .choice(let words), .choices(let words): try choice(text, of: words, field, key)
        case .count(let range): try count(text, range, zero: field.zero, key)
        case .number(let range): try number(text, range, unit: field.unit?.many, key)
        case .money(let range): try money(text, range, per: nil, key)
        case .date: try date(text, key)
        case .yesNo: try yesNo(text, key)
        case .text(let longest): try line(text, longest, key)
        // Kinds give a facet to fields of the other types only.
        default: throw Problem(rule: .savedSearch, message: "people cannot filter by \(key.quoted)")
        }
    }

    private static func choice(_ text: String, of words: [String], _ field: Field, _ key: String) throws(Problem) -> FacetValue {
        let folded = text.foldedWord
        if let place = words.firstIndex(where: { $0 == text }) ?? words.firstIndex(where: { $0.foldedWord == folded }) {
            return FacetValue(content: .word(words[place]), text: words[place], rank: place)
        }
        let guess = Rule.meant(text, among: words, synonyms: field.synonyms)
        throw Problem(
            rule: .choiceValue,
            message: "\(text.quoted) is not a choice for \(key.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
            reason: "The choices are \(words.listed()).", guess: guess)
    }

    private static func count(_ text: String, _ range: ClosedRange<Int>, zero: String?, _ key: String) throws(Problem) -> FacetValue {
        guard text.utf8.count <= 12, text.allSatisfy(\.isASCIIDigit), let number = Int(text) else {
            let meant = text.foldedWord == zero?.foldedWord ? 0 : NumberWords.count(text)
            throw Problem(
                rule: .numberRange, message: "\(key.quoted) must be a whole number, not \(text.quoted)",
                reason: meant == nil && text.contains(".") ? "It has no part after a point." : "",
                guess: meant.flatMap { range.contains($0) ? String($0) : nil })
        }
        guard range.contains(number) else {
            throw Problem(
                rule: .numberRange, message: "\(key.quoted) is \(number); it must be from \(range.lowerBound) to \(range.upperBound)")
        }
        return FacetValue(content: .number(number), text: String(number), rank: number)
    }

    private static func number(
        _ text: String, _ range: ClosedRange<Double>, unit: String?, _ key: String
    ) throws(Problem) -> FacetValue {
        guard let thousandths = fixed(text, digits: 10, decimals: 3, mayBeNegative: true) else {
            throw Problem(
                rule: .numberRange, message: "\(key.quoted) must be a number, not \(text.quoted)",
                reason: unit.map { "It is counted in \($0); leave the unit out." } ?? "It has at most three digits after the point.",
                guess: unit.flatMap { NumberWords.number(text, without: $0) })
        }
        guard range.contains(Double(thousandths) / 1000) else {
            throw Problem(
                rule: .numberRange,
                message: "\(key.quoted) is \(text); it must be from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        return FacetValue(content: .number(thousandths), text: written(thousandths, decimals: 3), rank: thousandths)
    }

    /// An amount of dollars. `per` is what a price is for; an amount for another period is not offered.
    static func money(_ text: String, _ range: ClosedRange<Int>, per: PricePeriod?, _ key: String) throws(Problem) -> FacetValue {
        guard let cents = fixed(text, digits: 9, decimals: 2) else {
            let written = WrittenAmounts(text)
            let isClear = !written.isUnclear && written.amounts.count == 1 && !text.contains("-")
            let amount = isClear ? written.amounts.first : nil
            let isSame = amount.map { $0.period == nil || $0.period == per.flatMap(RatePeriod.init) } ?? false
            throw Problem(
                rule: .singleAmount, message: "\(key.quoted) must be a number of dollars, not \(text.quoted)", reason: "Write digits only.",
                guess: isSame ? amount.flatMap { fixed($0.digits, digits: 9, decimals: 2) == nil ? nil : $0.digits } : nil)
        }
        let money = Money(cents: cents)
        guard range.contains(cents) else {
            let (low, high) = (Money(cents: range.lowerBound), Money(cents: range.upperBound))
            throw Problem(
                rule: .singleAmount, message: "\(key.quoted) is \(money.display); it must be from \(low.display) to \(high.display)")
        }
        return FacetValue(content: .number(cents), text: money.plain, rank: cents)
    }

    private static func date(_ text: String, _ key: String) throws(Problem) -> FacetValue {
        if let day = Day(text), (1900...2200).contains(day.components.year) {
            return FacetValue(content: .number(day.number), text: day.description, rank: day.number)
        }
        guard Rule.isOddDay(text) else {
            throw Problem(
                rule: .dateValue, message: "\(key.quoted) must be a date written year-month-day, not \(text.quoted)",
                reason: "So nobody can confuse day and month: 1 December 2026 is 2026-12-01.",
                guess: DateWords.day(text.withoutWordQuotes)?.description)
        }
        throw Problem(rule: .dateValue, message: "there is no such day as \(text), or its year is most likely a slip")
    }

    private static func yesNo(_ text: String, _ key: String) throws(Problem) -> FacetValue {
        guard let yes = YesNo.read(text) else {
            throw Problem(
                rule: .yesNoValue, message: "\(key.quoted) must be yes or no, not \(text.quoted)",
                guess: YesNo.meant(text).map { $0 ? "yes" : "no" })
        }
        return FacetValue(content: .number(yes ? 1 : 0), text: yes ? "yes" : "no", rank: yes ? 0 : 1)
    }

    private static func line(_ text: String, _ longest: Int, _ key: String) throws(Problem) -> FacetValue {
        guard text.unicodeScalars.count <= longest else {
            throw Problem(rule: .textLength, message: "\(key.quoted) has at most \(longest) characters, so nothing can match this")
        }
        guard !text.contains(",") else {
            throw Problem(
                rule: .savedSearch, message: "\(key.quoted) cannot hold a comma",
                reason: "In the address of a search a comma separates values.")
        }
        return FacetValue(content: .text(text.foldedForSearch), text: text, rank: 0)
    }
}

/// Numbers of few decimals, kept whole so that they compare alike here and in a browser.
extension FacetValue {
    /// The units of a decimal number of at most that many digits before and after its point: 8.2 with 3 decimals is 8200. Nil for any other text.
    private static func fixed(_ text: String, digits: Int, decimals: Int, mayBeNegative: Bool = false) -> Int? {
        let isNegative = mayBeNegative && text.utf8.first == UInt8(ascii: "-")
        let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2, (1...digits).contains(whole.count) else { return nil }
        let fraction = parts.count == 2 ? parts[1] : whole.suffix(0)
        guard parts.count == 1 || (1...decimals).contains(fraction.count) else { return nil }
        var units = 0
        for byte in Array(whole) + Array(fraction) {
            guard (0x30...0x39).contains(byte) else { return nil }
            units = units * 10 + Int(byte - 0x30)
        }
        for _ in fraction.count..<decimals { units *= 10 }
        return isNegative ? -units : units
    }

    /// A number of units as text, without needless zeros.
    private static func written(_ units: Int, decimals: Int) -> String {
        var fraction = String(units.magnitude)
        fraction = String(repeating: "0", count: max(0, decimals + 1 - fraction.utf8.count)) + fraction
        let whole = fraction.dropLast(decimals)
        var rest = fraction.suffix(decimals)
        while rest.last == "0" { rest = rest.dropLast() }
        return (units < 0 ? "-" : "") + whole + (rest.isEmpty ? "" : "." + rest)
    }
}

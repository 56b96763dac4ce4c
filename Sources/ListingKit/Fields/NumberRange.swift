extension Rule {
    static let numberRange = Rule(
        "number-range", .error, "Numbers are numbers, and make sense",
        "Write digits only, without words or units, within the range that the kind's file allows.", example: "bedrooms: 2")

    /// The whole number of a field; `zero` is the word that is shown for 0.
    static func count(_ node: YAMLNode, key: String, range: ClosedRange<Int>, zero: String? = nil, report: inout Report) -> Int? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        guard text.utf8.count <= 12, let number = Int(text) else {
            let meant = text.foldedWord == zero?.foldedWord ? 0 : NumberWords.count(text)
            report.add(
                .numberRange, node.span, "\(key.quoted) must be a whole number, not \(text.quoted)",
                reason: meant == nil && text.contains(".") ? "It has no part after a point." : "",
                fix: meant.flatMap { range.contains($0) ? report.fix(node, key: key, value: String($0)) : nil })
            return nil
        }
        guard range.contains(number) else {
            report.add(
                .numberRange, node.span, "\(key.quoted) is \(number); it must be from \(range.lowerBound) to \(range.upperBound)")
            return nil
        }
        return number
    }

    static func number(_ node: YAMLNode, key: String, range: ClosedRange<Double>, unit: String?, report: inout Report) -> Double? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
        guard isPlain, text.utf8.count <= 20, let number = Double(text) else {
            report.add(
                .numberRange, node.span, "\(key.quoted) must be a number, not \(text.quoted)",
                reason: unit.map { "It is counted in \($0); leave the unit out." } ?? "",
                fix: unit.flatMap { NumberWords.number(text, without: $0) }.map { report.fix(node, key: key, value: $0) })
            return nil
        }
        guard range.contains(number) else {
            report.add(
                .numberRange, node.span,
                "\(key.quoted) is \(text); it must be from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
            return nil
        }
        return number
    }
}

/// Understands the usual ways of writing a number, to offer the digits.
enum NumberWords {
    private static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]

    /// The whole number that a text such as `two`, `2 beds` or `none` means; nil unless it can mean one number only.
    static func count(_ text: String) -> Int? {
        let parts = text.prefix(64).lowercased().split { $0 == " " || $0 == "-" }
        guard let first = parts.first else { return nil }
        // A word and what is counted, as in "two beds"; more words can say anything.
        guard parts.count == 1 || parts.count == 2 && !["or", "and", "to", "plus", "couple", "few"].contains(parts[1]) else {
            return digits(text)
        }
        if let number = words.firstIndex(of: String(first)) { return number }
        switch first {
        case "no", "none", "nil": return 0
        case "a", "an", "single": return 1
        case "double", "couple": return 2
        default: break
        }
        return digits(text)
    }

    /// The one whole number that stands in a text, whatever is around it.
    private static func digits(_ text: String) -> Int? {
        let digits = text.prefix(64).split { !$0.isASCIIDigit }
        guard digits.count == 1, !text.contains("."), !text.contains("-"), !text.contains("+"), digits[0].utf8.count <= 9 else {
            return nil
        }
        return Int(digits[0])
    }

    /// The digits of a text that has nothing but them and the unit.
    static func number(_ text: String, without unit: String) -> String? {
        guard text.lowercased().hasSuffix(unit.lowercased()) else { return nil }
        let digits = text.dropLast(unit.count).trimmed
        return digits.contains(where: \.isASCIIDigit) && digits.allSatisfy { $0.isASCIIDigit || $0 == "." } && Double(digits) != nil
            ? digits : nil
    }
}

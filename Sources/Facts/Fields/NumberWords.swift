import Values

/// Understands the usual ways of writing a number, to offer the digits.
package enum NumberWords {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

    /// The whole number that a text such as `two`, `2 beds` or `none` means; nil unless it can mean one number only.
    package static func count(_ text: String) -> Int? {
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

    /// The number of a text such as `9.5k`; nil for others.
    static func thousands(alone text: String) -> Int? {
        guard text.lowercased().hasSuffix("k"), text.dropLast().allSatisfy({ $0.isASCIIDigit || $0 == "." }) else { return nil }
        return count(text)
    }

    /// The whole numbers on both sides of a decimal one; none for other texts.
    static func around(_ text: String) -> [Int] {
        let parts = text.prefix(12).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1].allSatisfy({ $0.isASCIIDigit }), parts[0].allSatisfy({ $0.isASCIIDigit }),
            let whole = Int(parts[0])
        else { return [] }
        return [whole, whole + 1]
    }

    /// The number and what is named beside it in a text such as `two + study`; nil if that may be part of the number.
    static func countWithMore(_ text: String) -> (count: Int, more: String)? {
        let text = text.prefix(64).lowercased()
        let joint = [" plus ", " and ", " with ", "+", "&"].compactMap { text.range(ofFirst: $0) }.min { $0.lowerBound < $1.lowerBound }
        guard let joint, let number = count(text[..<joint.lowerBound].trimmed) else { return nil }
        var more = text[joint.upperBound...].trimmed
        for article in ["a ", "an ", "one "] where more.hasPrefix(article) { more = String(more.dropFirst(article.count)) }
        let parts = more.split { !$0.isLetter && !$0.isNumber }
        let isNumber = parts.contains { words.contains(String($0)) || ["half", "more", "up", "quarter"].contains($0) }
        return parts.isEmpty || isNumber || more.contains { $0.isNumber } ? nil : (number, more)
    }

    /// The only whole number in a text, whatever is around it.
    private static func digits(_ text: String) -> Int? {
        switch thousands(text) {
        case .number(let number): return number
        case .unclear: return nil
        case .none: break
        }
        let digits = text.prefix(64).split { !$0.isASCIIDigit }
        guard digits.count == 1, !text.contains("."), !text.contains("-"), !text.contains("+"), digits[0].utf8.count <= 9 else {
            return nil
        }
        return Int(digits[0])
    }

    /// What a text says that may begin with thousands.
    private enum Thousands {
        /// It does not.
        case none
        /// It does, and may mean any of several numbers.
        case unclear
        case number(Int)
    }

    /// The number of a text that begins with thousands, such as `320,000 km`, `320 000` or `320k`.
    private static func thousands(_ text: String) -> Thousands {
        let text = text.prefix(64).lowercased().trimmed
        var rest = text[...]
        var digits = ""
        func take() -> Substring {
            let taken = rest.prefix { $0.isASCIIDigit }
            rest = rest.dropFirst(taken.count)
            return taken
        }
        digits += take()
        guard (1...3).contains(digits.utf8.count) else { return .none }
        var groups = 0
        while let sign = rest.first, ", '’\u{A0}\u{202F}\u{2009}".contains(sign),
            rest.dropFirst().prefix(while: { $0.isASCIIDigit }).count == 3
        {
            rest = rest.dropFirst()
            digits += take()
            groups += 1
        }
        var fraction = ""
        if groups == 0, rest.first == ".", rest.dropFirst().first?.isASCIIDigit ?? false {
            rest = rest.dropFirst()
            fraction = String(take())
        }
        let words = rest.split { !$0.isLetter && !$0.isNumber }
        let isShort = groups == 0 && fraction.utf8.count <= 3 && ["k", "thousand"].contains(words.first ?? "")
        guard groups > 0 || isShort else { return .none }
        // "320,000 or 350,000" is no number.
        let isAlone = words.allSatisfy { $0.allSatisfy { $0.isLetter } && !["or", "to", "and"].contains($0) } && digits.utf8.count <= 9
        guard isAlone, !rest.contains("-"), !rest.contains("+") else { return .unclear }
        if isShort { digits += fraction + String(repeating: "0", count: 3 - fraction.utf8.count) }
        return Int(digits).map(Thousands.number) ?? .unclear
    }

    /// The digits of a text that has nothing but them and the unit.
    package static func number(_ text: String, without unit: String) -> String? {
        guard text.lowercased().hasSuffix(unit.lowercased()) else { return nil }
        let digits = text.dropLast(unit.count).trimmed
        return digits.contains { $0.isASCIIDigit } && digits.allSatisfy { $0.isASCIIDigit || $0 == "." } && Double(digits) != nil
            ? digits : nil
    }
}

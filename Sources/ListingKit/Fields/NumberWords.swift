/// Understands the usual ways of writing a number, to offer the digits.
enum NumberWords {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

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

    /// The only whole number in a text, whatever is around it.
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

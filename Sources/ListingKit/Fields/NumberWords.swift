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

    /// The number and what is named beside it in a text such as `two + study`; nil if that may be part of the number.
    static func countWithMore(_ text: String) -> (count: Int, more: String)? {
        let text = text.prefix(64).lowercased()
        let joint = [" plus ", " and ", " with ", "+", "&"].compactMap { text.range(ofFirst: $0) }.min { $0.lowerBound < $1.lowerBound }
        guard let joint, let number = count(text[..<joint.lowerBound].trimmed) else { return nil }
        var more = text[joint.upperBound...].trimmed
        for article in ["a ", "an ", "one "] where more.hasPrefix(article) { more = String(more.dropFirst(article.count)) }
        let parts = more.split { !$0.isLetter && !$0.isNumber }
        let isNumber = parts.contains { words.contains(String($0)) || ["half", "more", "up", "quarter"].contains($0) }
        return parts.isEmpty || isNumber || more.contains(where: \.isNumber) ? nil : (number, more)
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

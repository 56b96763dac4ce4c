import Values

/// Understands what people write for or beside a phone number, to offer the number.
enum PhoneWords {
    /// The only number in a text such as `0491 57O 156`, in which letters stand for digits, or `0491 570 156 (after 6)`; nil if there is none.
    static func number(_ text: String) -> String? {
        guard text.utf8.count <= 80 else { return nil }
        let digits = String(text.map { alike[$0] ?? $0 })
        if let number = usable(digits) { return number }
        var found: [String] = []
        for part in text.split(whereSeparator: { !$0.isASCIIDigit && !" +-.()".contains($0) }) {
            var part = part.trimmed
            while part.hasSuffix("(") || part.hasSuffix("-") { part = String(part.dropLast()).trimmed }
            if let number = usable(part) { found.append(number) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Letters that look like digits.
    private static let alike: [Character: Character] = ["O": "0", "o": "0", "l": "1", "I": "1", "i": "1", "S": "5", "B": "8"]

    private static func usable(_ text: String) -> String? {
        guard case .success(let number) = PhoneNumber.parse(text) else { return nil }
        return number.display
    }
}

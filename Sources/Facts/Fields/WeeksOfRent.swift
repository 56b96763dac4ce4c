import Values

/// An amount that is given as so many weeks' rent: `4 weeks`, `four weeks' rent`, `4 x rent`.
struct WeeksOfRent {
    /// How many weeks.
    let count: Int

    private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    private static let weeks: Set<String> = ["week", "weeks", "wk", "wks"]
    private static let others: Set<String> = ["rent", "of", "s", "the", "weekly", "times", "x", "bond", "in", "advance"]

    /// Nil if the text says anything else.
    init?(_ text: String) {
        let words = text.prefix(60).lowercased().replacing("×", with: " x ").replacing("*", with: " x ")
            .split { !$0.isLetter && !$0.isASCIIDigit }.flatMap(WeeksOfRent.parts)
        guard let first = words.first, let count = Int(first) ?? WeeksOfRent.numbers.firstIndex(of: first).map({ $0 + 1 }),
            (1...8).contains(count)
        else { return nil }
        let rest = words.dropFirst()
        // "4 rooms" and "4 dollars" are not weeks, and neither is 4 alone.
        guard rest.allSatisfy({ WeeksOfRent.weeks.contains($0) || WeeksOfRent.others.contains($0) }),
            rest.contains(where: { WeeksOfRent.weeks.contains($0) }) || rest.starts(with: ["x"]) && rest.contains("rent")
                || rest.starts(with: ["times"]) && rest.contains("rent")
        else { return nil }
        self.count = count
    }

    /// A word, with what stands right behind its digits apart: `4x`, `4wks`.
    private static func parts(_ word: Substring) -> [String] {
        let digits = word.prefix { $0.isASCIIDigit }
        return [digits, word.dropFirst(digits.count)].filter { !$0.isEmpty }.map(String.init)
    }
}

import Values

/// Two whole numbers with all between them, such as 6 to 12 months; without one of the two it is open at that end.
public struct NumberRange: Sendable, Hashable {
    /// The least number; nil for any.
    public let least: Int?
    /// The greatest number; nil for any.
    public let most: Int?

    /// The numbers from one to another; nil if they are in the wrong order, or neither is given.
    public init?(_ least: Int?, _ most: Int?) {
        guard least != nil || most != nil, (least ?? Int.min) <= (most ?? Int.max) else { return nil }
        self.least = least
        self.most = most
    }

    /// Whether a number is one of them.
    public func holds(_ number: Int) -> Bool { (least ?? Int.min) <= number && number <= (most ?? Int.max) }

    /// Whether some number is in both.
    public func meets(_ other: NumberRange) -> Bool {
        max(least ?? Int.min, other.least ?? Int.min) <= min(most ?? Int.max, other.most ?? Int.max)
    }

    /// The range that people write in one of several ways: `6 to 12`, `6-12`, `6`, `6+`, `up to 12`; nil for anything else.
    init?(_ text: String) {
        let plain = text.lowercased().replacing("–", with: "-").trimmed
        if let number = NumberRange.number(plain) {
            self.init(number, number)
        } else if plain.hasSuffix("+") {
            guard let number = NumberRange.number(plain.dropLast()) else { return nil }
            self.init(number, nil)
        } else if let end = ["up to ", "at most "].first(where: plain.hasPrefix) {
            guard let number = NumberRange.number(plain.dropFirst(end.count)) else { return nil }
            self.init(nil, number)
        } else {
            let joint = plain.contains(" to ") ? " to " : "-"
            let ends = plain.split(separator: joint, maxSplits: 1, omittingEmptySubsequences: false)
            guard ends.count == 2, let least = NumberRange.number(ends[0]), let most = NumberRange.number(ends[1]) else { return nil }
            self.init(least, most)
        }
    }

    /// As a file says it: `6 to 12`, `6+`, `up to 12`.
    package var written: String {
        switch (least, most) {
        case (let least?, let most?): least == most ? "\(least)" : "\(least) to \(most)"
        case (let least?, nil): "\(least)+"
        case (nil, let most?): "up to \(most)"
        case (nil, nil): ""
        }
    }

    private static func number(_ text: some StringProtocol) -> Int? {
        let digits = String(text).trimmed
        guard (1...9).contains(digits.utf8.count), digits.allSatisfy({ $0.isASCIIDigit }) else { return nil }
        return Int(digits)
    }
}

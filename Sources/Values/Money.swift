/// An amount of Australian dollars.
public struct Money: Sendable, Hashable, Comparable {
    /// The amount in cents.
    public let cents: Int

    /// An amount of that many cents.
    public init(cents: Int) {
        self.cents = cents
    }

    /// As people read it: `$520`, `$1,200` or `$2,172.62`.
    public var display: String {
        let rest = cents % 100
        let dollars = "$" + grouped(cents / 100)
        return rest == 0 ? dollars : dollars + "." + (rest < 10 ? "0" : "") + String(rest)
    }

    /// Dollars without sign or grouping, as a listing's file takes them: `520` or `2172.62`.
    public var plain: String {
        let rest = cents % 100
        return String(cents / 100) + (rest == 0 ? "" : "." + (rest < 10 ? "0" : "") + String(rest))
    }

    /// The rent of a month for a weekly rent: weekly ÷ 7 × 365 ÷ 12, rounded once, half a cent up.
    ///
    /// Rounding the daily rent first would change the answer: 200 a week is 869.05, not 869.00.
    public var monthlyFromWeekly: Money {
        let numerator = cents * 365
        return Money(cents: (numerator * 2 + 84) / (84 * 2))
    }

    /// The smaller amount first.
    public static func < (left: Money, right: Money) -> Bool {
        left.cents < right.cents
    }
}

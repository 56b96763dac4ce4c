import Bytes

/// An amount of Australian dollars.
public struct Money: Sendable, Hashable, Comparable {
    /// The amount in cents.
    public let cents: Wide

    /// Creates an amount of that many cents.
    public init(cents: Wide) {
        self.cents = cents
    }

    /// The amount in diagnostics: `$520`, `$1,200` or `$2,172.62`.
    public var display: String { String(writing: { $0.append(self, in: .english) }) }

    /// Dollars without sign or grouping, as in a listing's file: `520` or `2172.62`.
    public var plain: String { String(writing: { $0.append(plain: self) }) }

    /// The monthly rent for this weekly rent: weekly ÷ 7 × 365 ÷ 12, rounded once, half a cent up.
    ///
    /// Rounding the daily rent first would change the result: 200 a week is 869.05, not 869.00.
    public var monthlyFromWeekly: Money {
        let numerator = cents * 365
        return Money(cents: (numerator * 2 + 84) / (84 * 2))
    }

    /// The nearest whole dollar, half a dollar up.
    public var wholeDollars: Money { Money(cents: (cents + 50) / 100 * 100) }

    /// Orders smaller amounts first.
    public static func < (left: Money, right: Money) -> Bool {
        left.cents < right.cents
    }
}

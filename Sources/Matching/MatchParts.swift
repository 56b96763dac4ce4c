/// How well two match, in parts; together at most 100.
public struct MatchParts: Sendable, Hashable {
    /// What the price is to the budget, or two budgets to each other.
    public var budget: Int
    /// How near what is offered is to what is wanted.
    public var place: Int
    /// How near the first days are.
    public var dates: Int
    /// Whether it is for as long.
    public var stay: Int
    /// How alike they live.
    public var habits: Int
    /// For homes that both like. It fills up what is missing.
    public var homes: Int

    /// Parts that make nothing: what must agree does not.
    public static let none = MatchParts(budget: 0, place: 0, dates: 0, stay: 0, habits: 0, homes: 0)

    /// All of them together.
    public var total: Int { budget + place + dates + stay + habits + homes }

    /// The least total that is worth telling of.
    public static let least = 50

    /// Whether it is worth telling of: nobody moves where they cannot pay, cannot go, cannot be in time, or
    /// cannot stay.
    public var isMatch: Bool { total >= MatchParts.least && budget > 0 && place > 0 && dates > 0 && stay > 0 }

    /// The most that each part gives.
    enum Most {
        static let budget = 30
        static let place = 25
        static let dates = 15
        static let stay = 10
        static let habits = 20
        static let homes = 10
    }
}

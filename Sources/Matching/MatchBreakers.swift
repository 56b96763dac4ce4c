/// What must agree, or two do not match at all.
public struct MatchBreakers: OptionSet, Sendable, Hashable {
    /// The first eight bits are those of habits.
    public let rawValue: UInt32

    /// See ``rawValue``.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The price must be within the budget.
    public static let budget = MatchBreakers(rawValue: 1 << 8)
    /// The dates must agree.
    public static let dates = MatchBreakers(rawValue: 1 << 9)

    /// A habit must agree.
    public static func habit(_ place: Int) -> MatchBreakers { MatchBreakers(rawValue: 1 << UInt32(place & 7)) }
}

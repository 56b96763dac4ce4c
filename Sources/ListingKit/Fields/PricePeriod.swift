/// What a price is for.
public enum PricePeriod: String, Sendable, CaseIterable {
    case week, month, night, once

    /// What follows the price: `a week`; nil for a price that is paid once.
    public var label: String? {
        switch self {
        case .week: "a week"
        case .month: "a month"
        case .night: "a night"
        case .once: nil
        }
    }
}

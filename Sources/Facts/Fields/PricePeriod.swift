/// What a price is for.
public enum PricePeriod: String, Sendable, CaseIterable {
    case week, month, night, once

    /// What follows the price: `a week`; nil for a price that is paid once.
    public var label: String? { self == .once ? nil : "a " + rawValue }
}

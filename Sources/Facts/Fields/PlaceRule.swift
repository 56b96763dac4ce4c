/// How much of a place the listings of a kind give.
public enum PlaceRule: String, Sendable, CaseIterable {
    /// A street address (which may be hidden) in a suburb.
    case address
    /// A suburb.
    case suburb
    /// A suburb that somebody would like to live in, and never a street.
    case area
    /// A suburb, if there is one to tell.
    case optional
    /// No place at all.
    case none

    /// Whether every listing has an address.
    public var isRequired: Bool { self != .optional && self != .none }
}

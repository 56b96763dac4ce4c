/// How much of a place the listings of a kind give.
public enum PlaceRule: String, Sendable, CaseIterable {
    /// A street address (which may be hidden) in a suburb.
    case address
    /// A suburb.
    case suburb
    /// A suburb that somebody would like to live in, and never a street.
    case area
    /// No place at all.
    case none
}

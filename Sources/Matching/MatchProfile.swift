/// All that a listing says to those who might share a home with whoever wrote it. Nothing about who they are: how they live, what they can
/// pay, where and when.
public struct MatchProfile: Sendable, Hashable {
    /// What is compared without places.
    public var facts: MatchFacts
    /// The suburbs, by their rows in the table of places; its own first.
    public var suburbs: [Int32]
    /// The campuses, by their rows in the table of campuses.
    public var campuses: [Int32]
    /// The ids of listings that it likes.
    public var homes: [String]
    /// The handles of those who joined already.
    public var joined: [String]

    /// A profile; see the properties.
    public init(_ facts: MatchFacts, suburbs: [Int32] = [], campuses: [Int32] = [], homes: [String] = [], joined: [String] = []) {
        self.facts = facts
        self.suburbs = suburbs
        self.campuses = campuses
        self.homes = homes
        self.joined = joined
    }

    /// All of its places.
    public var places: [MatchReason.Place] { suburbs.map { .suburb($0) } + campuses.map { .campus($0) } }
}

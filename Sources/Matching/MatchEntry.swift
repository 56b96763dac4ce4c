/// A profile with the id of its listing.
public struct MatchEntry: Sendable {
    /// The id of the listing.
    public let id: String
    /// Whose it is, so that nobody matches themselves.
    public let owner: String
    /// What it says.
    public let profile: MatchProfile

    /// A profile of a listing.
    public init(id: String, owner: String, _ profile: MatchProfile) {
        self.id = id
        self.owner = owner
        self.profile = profile
    }
}

/// Another one that a listing matches.
public struct Match: Sendable, Hashable {
    /// Its place among the entries.
    public let index: Int
    /// How well.
    public let parts: MatchParts

    package init(index: Int, parts: MatchParts) {
        self.index = index
        self.parts = parts
    }
}

/// Whom a listing may match.
public enum MatchSort: Int, Sendable, Hashable, CaseIterable {
    /// One offers a place in a home, and the other looks for one.
    case place
    /// Both look for a home to share.
    case team

    /// Whether two of those may match in that way.
    func joins(_ one: MatchFacts, _ other: MatchFacts) -> Bool {
        switch self {
        case .place:
            one.role == .offer && other.role == .request && other.seeksPlace
                || other.role == .offer && one.role == .request && one.seeksPlace
        case .team:
            one.role == .request && other.role == .request && one.seeksHome && other.seeksHome && MatchScore.canShare(one, other)
        }
    }
}

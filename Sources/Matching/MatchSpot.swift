import Places

/// The nearest two of the places of two sides.
public struct MatchSpot: Sendable, Hashable {
    /// The place; of two sides, that of the one who looks.
    public let place: MatchReason.Place
    /// How far apart they are, in hundreds of metres.
    public let hectometres: Int
    /// Whether they are one place.
    public let isSame: Bool

    package init(place: MatchReason.Place, hectometres: Int, isSame: Bool) {
        self.place = place
        self.hectometres = hectometres
        self.isSame = isSame
    }

    /// From how far on they have nothing to do with each other.
    static let farthest = 100

    /// What it makes of a match.
    public var part: Int { isSame ? MatchParts.Most.place : MatchSpot.part(hectometres) }

    /// What a distance between two places makes.
    static func part(_ hectometres: Int) -> Int {
        let most = MatchParts.Most.place - 1
        return hectometres >= farthest ? 0 : most - most * hectometres / farthest
    }

    /// What stands for a place that nobody gave.
    public static let unknown = MatchParts.Most.place / 2

    /// The distance of two points.
    static func hectometres(_ one: Coordinate, _ other: Coordinate) -> Int { Int((one.distance(to: other) * 10).rounded()) }
}

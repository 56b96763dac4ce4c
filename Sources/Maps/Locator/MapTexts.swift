import Places

/// What a map shows, for those who do not see it.
public struct MapDescription {
    /// How many neighbours are named at most.
    private static let most = 8

    /// What the map is of.
    public let name: String
    /// Whether the outline is its own, or that of another place, in which or near which it is.
    public let relation: PlaceShape.Relation
    /// The name of that other place.
    public let outlined: String
    /// The names of the places around it.
    public let neighbours: [String]
    /// How many more there are.
    public let more: Int
    /// Whether it lies by the water.
    public let hasCoast: Bool

    init(_ name: String, _ relation: PlaceShape.Relation, outlined: String, _ neighbours: [MapNeighbour], hasCoast: Bool) {
        let isMore = neighbours.count > MapDescription.most + 1
        self.name = name
        self.relation = relation
        self.outlined = outlined
        self.neighbours = (isMore ? neighbours[..<MapDescription.most] : neighbours[...]).map(\.name)
        more = isMore ? neighbours.count - MapDescription.most : 0
        self.hasCoast = hasCoast
    }
}

/// What maps say in the language of a site.
public struct MapTexts: Sendable {
    /// A sentence about a map.
    let sentence: @Sendable (MapDescription) -> String
    /// The same sentence about a map on which a dot marks the place.
    let withDot: @Sendable (String) -> String
    /// How long a bar of so many metres is.
    let scale: @Sendable (Int) -> String

    /// See the properties.
    public init(
        sentence: @escaping @Sendable (MapDescription) -> String, withDot: @escaping @Sendable (String) -> String,
        scale: @escaping @Sendable (Int) -> String
    ) {
        (self.sentence, self.withDot, self.scale) = (sentence, withDot, scale)
    }
}

import Bytes
import Places

/// What is said of a map to those who do not see it, in the language of whoever draws it.
public struct MapSpeech: Sendable {
    /// Says what a map shows: `Map: Bondi lies between Bellevue Hill, Bondi Beach, Tamarama, Waverley, Bondi Junction and the water`.
    public let describe: @Sendable (MapPosition) -> String
    /// What stands before and after that where a dot marks a place.
    public let dot: (before: String, after: String)

    /// See the properties.
    public init(dot: (before: String, after: String), describe: @escaping @Sendable (MapPosition) -> String) {
        (self.dot, self.describe) = (dot, describe)
    }
}

/// Where a place lies that a map shows.
public struct MapPosition: Sendable {
    /// What it is called.
    public let name: String
    /// What its outline is to it.
    public let relation: PlaceShape.Relation
    /// What the place is called whose outline that is, if it is not its own.
    public let outline: String
    /// Places around it.
    public let neighbours: [String]
    /// How many more places are around it.
    public let more: Int
    /// Whether it lies at the water.
    public let hasCoast: Bool

    /// How many neighbours are named at most.
    private static let most = 8

    init(_ name: String, _ shape: PlaceShape, _ topology: Topology, _ around: [MapNeighbour], hasCoast: Bool) {
        self.name = name
        relation = shape.relation
        outline = shape.relation == .own ? "" : topology.name(of: shape.polygon)
        let isMore = around.count > MapPosition.most + 1
        neighbours = around.prefix(isMore ? MapPosition.most : around.count).map(\.name)
        more = around.count - neighbours.count
        self.hasCoast = hasCoast
    }
}

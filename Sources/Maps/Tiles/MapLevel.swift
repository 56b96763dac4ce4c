import Places

/// How finely a part of the map of results is drawn.
///
/// The whole country is one file, which shows where the states lie. What is nearer up is cut into tiles of equal degrees, so that a city loads
/// what it shows. Each level leaves out what is smaller than a pixel or two where it is used.
public enum MapLevel: Int, CaseIterable, Sendable {
    /// All of Australia: the coast, and the borders of states.
    case country
    /// A city with its surroundings.
    case region
    /// Suburbs by their names.
    case local

    /// The levels that are cut into tiles, the coarser first.
    public static let tiled: [MapLevel] = [.region, .local]

    /// The width and the height of a tile, in units of the outlines.
    public var size: Int {
        switch self {
        case .country: 0
        case .region: 2 * ShapePoint.unitsPerDegree
        case .local: ShapePoint.unitsPerDegree / 4
        }
    }

    /// The units of the outlines that are one unit of a tile's numbers.
    public var step: Int {
        switch self {
        case .country: 50
        case .region: 10
        case .local: 1
        }
    }

    /// Twice the area of the smallest island, in squares of a tile's numbers.
    var island: Int {
        switch self {
        case .country: 24
        case .region: 12
        case .local: 4
        }
    }

    /// How far lines may be from where they belong, in eighths of a unit of a tile's numbers.
    static let tolerance = 8

    /// How far beyond a tile land reaches, so that no gap shows between tiles, in units of a tile's numbers.
    public var margin: Int { 3 }

    /// How far around the middle of a suburb with listings there are tiles, in units of the outlines.
    var reach: Int {
        switch self {
        case .country: 0
        case .region: ShapePoint.unitsPerDegree / 2
        case .local: ShapePoint.unitsPerDegree / 20
        }
    }
}

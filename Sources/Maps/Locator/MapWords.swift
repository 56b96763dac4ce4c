import Places
import Values

/// A map in words, for those who do not see it.
enum MapWords {
    /// How many neighbours are named at most.
    private static let most = 8

    /// `Map: Bondi lies between Bellevue Hill, Bondi Beach, Tamarama, Waverley, Bondi Junction and the water`.
    static func text(_ name: String, _ shape: PlaceShape, polygon: String, neighbours: [String], hasCoast: Bool) -> String {
        switch shape.relation {
        case .own: "Map: " + name + position(neighbours, hasCoast)
        case .inside: "Map: \(name) is in \(polygon), which\(position(neighbours, hasCoast))"
        case .near: "Map: \(name) is near \(polygon), which\(position(neighbours, hasCoast))"
        }
    }

    private static func position(_ neighbours: [String], _ hasCoast: Bool) -> String {
        var around = neighbours
        if neighbours.count > most + 1 { around = neighbours.prefix(most) + ["\(neighbours.count - most) more places"] }
        if hasCoast { around.append("the water") }
        return switch around.count {
        case 0: " stands by itself"
        case 1: neighbours.isEmpty ? " has water all around" : " lies beside \(around[0])"
        default: " lies between \(around.listed("and"))"
        }
    }
}

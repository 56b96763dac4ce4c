import Bytes
import Places

/// A map in words, for those who do not see it.
enum MapWords {
    /// How many neighbours are named at most.
    private static let most = 8

    /// Writes `Map: Bondi lies between Bellevue Hill, Bondi Beach, Tamarama, Waverley, Bondi Junction and the water`.
    static func write(
        _ name: String, _ shape: PlaceShape, polygon: String, _ neighbours: [MapNeighbour], hasCoast: Bool, to svg: inout HTMLFragment
    ) {
        svg.raw("Map: ")
        svg.text(name)
        if shape.relation != .own {
            svg.raw(shape.relation == .inside ? " is in " : " is near ")
            svg.text(polygon)
            svg.raw(", which")
        }
        writePosition(neighbours, hasCoast, to: &svg)
    }

    private static func writePosition(_ neighbours: [MapNeighbour], _ hasCoast: Bool, to svg: inout HTMLFragment) {
        let isMore = neighbours.count > most + 1
        let named = isMore ? most : neighbours.count
        let count = named + (isMore ? 1 : 0) + (hasCoast ? 1 : 0)
        if count == 0 { return svg.raw(" stands by itself") }
        if count == 1, named == 0 { return svg.raw(" has water all around") }
        svg.raw(count == 1 ? " lies beside " : " lies between ")
        for place in 0..<count {
            if place > 0 { svg.raw(place == count - 1 ? " and " : ", ") }
            if place < named {
                svg.text(neighbours[place].name)
            } else if place == named, isMore {
                svg.number(neighbours.count - most)
                svg.raw(" more places")
            } else {
                svg.raw("the water")
            }
        }
    }
}

import Glibc
import ListingKit

/// A point on a sphere of radius 1. The chord between two points grows with the distance on the ground and needs no trigonometry.
struct SpherePoint: Sendable {
    private let x: Double
    private let y: Double
    private let z: Double

    init(_ point: Coordinate) {
        let latitude = point.latitude * .pi / 180
        let longitude = point.longitude * .pi / 180
        x = cos(latitude) * cos(longitude)
        y = cos(latitude) * sin(longitude)
        z = sin(latitude)
    }

    /// The square of the length of the chord to another point.
    func squaredChord(to other: SpherePoint) -> Double {
        let (east, north, up) = (x - other.x, y - other.y, z - other.z)
        return east * east + north * north + up * up
    }

    /// The square of the chord over a distance on the ground.
    static func squaredChord(kilometres: Double) -> Double {
        let half = sin(kilometres / Coordinate.earthRadius / 2)
        return 4 * half * half
    }
}

import Glibc

/// A point on the Earth in decimal degrees (WGS 84).
public struct Coordinate: Sendable, Hashable {
    /// Degrees north of the equator, −90 to 90; Australia is south of it.
    public let latitude: Double
    /// Degrees east of Greenwich, −180 to 180.
    public let longitude: Double

    /// Creates a point; the angles are not checked.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The mean radius of the Earth in kilometres (IUGG, R₁).
    public static let earthRadius = 6371.0088

    /// Returns the great-circle distance in kilometres by the haversine formula, which stays exact for near points. It
    /// treats the Earth as a sphere, and so is right to half a per cent.
    public func distance(to other: Coordinate) -> Double {
        let radian = Double.pi / 180
        let north = sin((other.latitude - latitude) * radian / 2)
        let east = sin((other.longitude - longitude) * radian / 2)
        let haversine = north * north + cos(latitude * radian) * cos(other.latitude * radian) * east * east
        return 2 * Coordinate.earthRadius * asin(min(1, haversine.squareRoot()))
    }
}

import Places

/// An area of the map that listings must be in. The search page reads and tests it in the same way (templates/assets/area.js).
struct Area: Sendable, Hashable {
    /// How it is told: a circle by its middle and its radius in kilometres, or a polygon by its corners.
    enum Form: Sendable, Hashable {
        case circle(AreaPoint, hundredthsOfKilometres: Int)
        case polygon([AreaPoint])
    }

    /// The most corners of a polygon.
    static let mostCorners = 32
    /// The radius of the largest circle, in kilometres.
    static let mostKilometres = 1_000

    let form: Form

    /// Whether a point is in it, as far as the point is published, which is to four decimals: in a circle by its great-circle distance, in a
    /// polygon by the even-odd rule on latitude and longitude, which is exact.
    func holds(_ coordinate: Coordinate) -> Bool {
        let point = AreaPoint(published: coordinate)
        switch form {
        case .circle(let centre, let hundredths): return centre.coordinate.distance(to: point.coordinate) <= Double(hundredths) / 100
        case .polygon(let corners):
            guard var last = corners.last else { return false }
            var isInside = false
            for next in corners {
                if (last.latitude > point.latitude) != (next.latitude > point.latitude) {
                    // On which side of the edge the point is.
                    let side =
                        (next.longitude - last.longitude) * (point.latitude - last.latitude)
                        - (point.longitude - last.longitude) * (next.latitude - last.latitude)
                    if (side > 0) == (next.latitude > last.latitude) { isInside.toggle() }
                }
                last = next
            }
            return isInside
        }
    }

    /// The values of a query that mean it: always the same ones.
    var values: [String] {
        switch form {
        case .circle(let centre, let hundredths): centre.values + [AreaNumber.text(hundredths, decimals: 2)]
        case .polygon(let corners): corners.flatMap(\.values)
        }
    }
}

/// A point in hundred-thousandths of a degree, about a metre.
struct AreaPoint: Sendable, Hashable {
    static let decimals = 5

    let latitude: Int
    let longitude: Int

    init(latitude: Int, longitude: Int) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// A point as files for browsers have it.
    init(published point: Coordinate) {
        latitude = Int((point.latitude * 10_000).rounded()) * 10
        longitude = Int((point.longitude * 10_000).rounded()) * 10
    }

    var coordinate: Coordinate { Coordinate(latitude: Double(latitude) / 100_000, longitude: Double(longitude) / 100_000) }

    var values: [String] { [latitude, longitude].map { AreaNumber.text($0, decimals: AreaPoint.decimals) } }
}

/// Decimal numbers as whole ones, so that nothing is lost.
enum AreaNumber {
    /// The units of a number such as `-37.81`, of which `decimals` digits after the point make one; nil for any other text, and beyond a limit.
    static func units(_ text: String, limit: Int, decimals: Int) -> Int? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, (1...4).contains(whole.utf8.count), parts.count == 1 || (1...decimals).contains(parts[1].utf8.count),
            parts.joined().allSatisfy(\.isASCIIDigit)
        else { return nil }
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        guard let units = Int(whole + fraction + String(repeating: "0", count: decimals - fraction.utf8.count)) else { return nil }
        let signed = text.hasPrefix("-") ? -units : units
        let most = (0..<decimals).reduce(limit) { most, _ in most * 10 }
        return abs(signed) <= most ? signed : nil
    }

    /// The number of some units, without needless zeros.
    static func text(_ units: Int, decimals: Int) -> String {
        let digits = String(units.magnitude)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
        var fraction = padded.suffix(decimals)
        while fraction.last == "0" { fraction.removeLast() }
        return (units < 0 ? "-" : "") + padded.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
    }
}

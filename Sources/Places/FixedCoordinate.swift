/// An angle in whole ten-millionths of a degree (about a centimetre), which takes four bytes.
struct FixedDegrees: Sendable, Hashable {
    /// An angle that is not known.
    static let unknown = FixedDegrees(units: .min)

    private let units: Int32

    private init(units: Int32) { self.units = units }

    /// Reads a field such as `-37.8045`, with at most seven decimals; nil for anything else, and for an angle beyond
    /// `limit`, which is at most 180.
    init?(_ field: Slice<UnsafeBufferPointer<UInt8>>, limit: Int64) {
        var digits = field
        let negative = digits.first == 0x2D
        if negative { digits.removeFirst() }
        guard digits.count <= 11, let first = digits.first, first != 0x2E, digits.last != 0x2E else { return nil }
        var value: Int64 = 0
        var decimals = -1
        for byte in digits {
            if byte == 0x2E, decimals < 0 {
                decimals = 0
                continue
            }
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int64(byte - 0x30)
            if decimals >= 0 { decimals += 1 }
        }
        guard decimals <= 7 else { return nil }
        for _ in max(0, decimals)..<7 { value *= 10 }
        guard value <= limit * 10_000_000 else { return nil }
        units = Int32(truncatingIfNeeded: negative ? -value : value)
    }

    /// The floating-point number nearest to the angle in degrees.
    var degrees: Double { Double(units) / 10_000_000 }
}

/// A point from two fields of a table: both an angle, or both empty.
struct FixedCoordinate: Sendable, Hashable {
    static let message = "latitude and longitude are decimal degrees within 90 and 180 of at most seven decimals, or both empty"
    private let latitude: FixedDegrees
    private let longitude: FixedDegrees

    /// Reads the latitude from a field and the longitude from the next; nil if they are not a point.
    init?(_ reader: borrowing TableReader, _ number: Int) {
        let north = reader.field(number)
        let east = reader.field(number + 1)
        if north.isEmpty, east.isEmpty {
            (latitude, longitude) = (.unknown, .unknown)
        } else if let north = FixedDegrees(north, limit: 90), let east = FixedDegrees(east, limit: 180) {
            (latitude, longitude) = (north, east)
        } else {
            return nil
        }
    }

    /// The point, if it is known.
    var coordinate: Coordinate? {
        latitude == .unknown ? nil : Coordinate(latitude: latitude.degrees, longitude: longitude.degrees)
    }
}

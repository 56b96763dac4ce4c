import Bytes

/// Points are published to four decimals, some 10 m.
private let places = 4

extension ByteBuffer {
    /// Appends a point with its latitude first: `-37.8021 144.9881`.
    public mutating func append(_ point: Coordinate, separator: StaticString) {
        append(degrees: point.latitude)
        append(separator)
        append(degrees: point.longitude)
    }

    /// An angle as pages have it: `-37.8021`.
    public static func degrees(_ angle: Double) -> String { String(writing: { $0.append(degrees: angle) }) }

    private mutating func append(degrees: Double) {
        let units = Int((degrees * 10_000).rounded())
        if units < 0 { append(UInt8(ascii: "-")) }
        append(digitsOf: units.magnitude / 10_000, atLeast: 1)
        append(UInt8(ascii: "."))
        append(digitsOf: units.magnitude % 10_000, atLeast: places)
    }
}

extension JSONWriter {
    /// Writes a member that is an angle of a point.
    public mutating func member(_ name: String, degrees: Double) {
        member(name, decimal: Wide((degrees * 10_000).rounded()), places: places)
    }

    /// Writes an angle of a point, or null.
    public mutating func value(degrees: Double?) {
        if let degrees { decimal(Int((degrees * 10_000).rounded()), places: places) } else { null() }
    }
}

import Bytes

/// A place that a listing can be in: a suburb, town, rural locality or island, with one of its postcodes.
public struct Locality: Sendable, Hashable, CustomStringConvertible {
    /// The row in the table, counted from 0. It is stable for one table only, so it must not be published.
    public let index: Int32
    /// Four digits as text; the zero at the front of `0800` matters.
    public let postcode: String
    /// The name as people write it, such as `McLaren Vale`.
    public let name: String
    /// The state, which belongs to the place and not to the postcode: sixteen postcodes cross a border.
    public let state: State
    /// Where its homes are, on average; nil where that is unknown.
    public let coordinate: Coordinate?
    /// Whether the name is in daily use only and not gazetted: no government source has it.
    public let isPostalOnly: Bool
    /// Whether it is another spelling of a gazetted place of the same postcode (`Saint Helena` of `St Helena`), in whose favour all lookups
    /// pass it over. Only going through all localities meets it.
    public let isVariantSpelling: Bool
    /// The time zone that the place keeps.
    public let localTime: LocalTime

    /// The time zone that the place keeps, by its name in the IANA time zone database, such as `Australia/Broken_Hill`.
    public var timeZone: String { localTime.identifier }

    /// The place in addresses of pages, unique within its state, such as `collingwood-3066`.
    public var slug: String {
        var slug = ByteBuffer(capacity: 64)
        slug.append(slugOf: self)
        return slug.text
    }

    /// The place as the last line of an address has it, such as `Collingwood VIC 3066`.
    public var description: String { "\(name) \(state.rawValue) \(postcode)" }
}

extension Locality {
    /// Suburb, state and postcode on one line: `Collingwood VIC 3066`.
    public var line: String { "\(name) \(state.rawValue) \(postcode)" }
}

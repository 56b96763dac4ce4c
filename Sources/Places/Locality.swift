import Bytes

/// A place that a listing can be in: a suburb, town, rural locality or island, with one of its postcodes.
public struct Locality: Sendable, Hashable, CustomStringConvertible {
    /// The row in the table, counted from 0. It is only stable within one table, so it must not be published.
    public let index: Int32
    /// Four digits as text, since the leading zero of `0800` matters.
    public let postcode: String
    /// The name as people write it, such as `McLaren Vale`.
    public let name: String
    /// The state, which belongs to the place and not to the postcode: sixteen postcodes cross a border.
    public let state: State
    /// The average location of its homes, if known.
    public let coordinate: Coordinate?
    /// Whether the name is only in daily use and not gazetted: no government source has it.
    public let isPostalOnly: Bool
    let zone: AustralianTimeZone

    /// The place's time zone as an IANA identifier, such as `Australia/Broken_Hill`.
    public var timeZone: String { zone.identifier }

    /// The name in the form in which names are compared: small letters without accents, spaces and usual abbreviations, `mounteliza`.
    public var foldedName: String { String(decoding: PlaceName.folded(name), as: UTF8.self) }

    /// The slug, unique within the state, such as `collingwood-3066`.
    public var slug: String { String(writing: { $0.append(slugOf: self) }) }

    /// The slug with the state, unique in the table, such as `collingwood-vic-3066`.
    public var slugWithState: String { "\(PlaceName.slug(name))-\(state.slug)-\(postcode)" }

    /// The place as the last line of an address has it, such as `Collingwood VIC 3066`.
    public var line: String { String(writing: { $0.append(line: self) }) }

    /// The same as ``line``.
    public var description: String { line }
}

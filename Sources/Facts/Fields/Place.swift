import Places

/// Where a listing is.
public struct Place: Sendable, Hashable {
    /// The street, if it was given; never published unless ``showsStreet``.
    public let street: String?
    /// The suburb.
    public let locality: Locality
    /// Whether the street may be published.
    public let showsStreet: Bool
    /// Where exactly it is, if that was given; never published unless ``showsStreet``.
    public let point: Coordinate?

    package init(street: String?, locality: Locality, showsStreet: Bool, point: Coordinate? = nil) {
        self.street = street
        self.locality = locality
        self.showsStreet = showsStreet
        self.point = point
    }

    /// Where it is, as far as that may be published: the point that was given, else the middle of the suburb.
    public var publicPoint: Coordinate? { exactPublicPoint ?? locality.coordinate }

    /// The point that was given, if it may be published.
    public var exactPublicPoint: Coordinate? { showsStreet ? point : nil }

    /// The street if it may be published.
    public var publicStreet: String? { showsStreet ? street : nil }

    /// The place on one line: `12 Gipps Street, Collingwood VIC 3066`, without a hidden street.
    public var line: String { (publicStreet.map { $0 + ", " } ?? "") + locality.line }
}

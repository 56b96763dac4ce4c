/// A campus of a university.
public struct Campus: Sendable, Hashable {
    /// The university's full name, such as `RMIT University`.
    public let university: String
    /// The university's usual abbreviation, such as `RMIT`.
    public let shortName: String
    /// The name of the campus, with the place in brackets where the name does not tell.
    public let name: String
    /// The locality that the campus lies in.
    public let locality: Locality
    /// A point on the campus, good enough for distances in whole kilometres.
    public let coordinate: Coordinate

    /// The campus in addresses of pages, unique in the table, such as `rmit-melbourne-city`. It is made from the abbreviation and the
    /// name alone, so other campuses that come or go never change it.
    public let slug: String

    /// A campus; see the properties.
    public init(university: String, shortName: String, name: String, locality: Locality, coordinate: Coordinate) {
        self.university = university
        self.shortName = shortName
        self.name = name
        self.locality = locality
        self.coordinate = coordinate
        slug = PlaceName.slug(shortName) + "-" + PlaceName.slug(name)
    }
}

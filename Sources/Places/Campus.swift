/// A campus of a university.
public struct Campus: Sendable, Hashable {
    /// The university's full name, such as `RMIT University`.
    public let university: String
    /// The university's usual abbreviation, such as `RMIT`.
    public let shortName: String
    /// The name of the campus, with the place in brackets where the name does not say it.
    public let name: String
    /// The locality that the campus is in.
    public let locality: Locality
    /// A point on the campus, accurate enough for distances in whole kilometres.
    public let coordinate: Coordinate
    /// Its row in the table.
    public let row: Int32

    /// The slug, unique in the table, such as `rmit-melbourne-city`. It is made from the abbreviation and the name
    /// alone, so that it does not change when other campuses come or go.
    public let slug: String

    /// How far from a campus a home may be to count as near it, in kilometres: the 25 miles that students are used to.
    public static let usualRadius = 40

    /// Creates a campus.
    public init(university: String, shortName: String, name: String, locality: Locality, coordinate: Coordinate, row: Int32) {
        self.university = university
        self.shortName = shortName
        self.name = name
        self.locality = locality
        self.coordinate = coordinate
        self.row = row
        slug = PlaceName.slug(shortName) + "-" + PlaceName.slug(name)
    }
}

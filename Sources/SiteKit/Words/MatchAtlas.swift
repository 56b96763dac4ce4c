import Facts
import Matching
import Places

/// What people call the places that matching knows by their rows, and where they lie.
struct MatchAtlas: Sendable {
    /// What people call a place.
    let name: @Sendable (MatchReason.Place) -> String
    /// The last part of the address of a campus.
    let slug: @Sendable (_ campus: Int32) -> String
    let points: MatchPoints

    /// See the properties.
    init(
        name: @escaping @Sendable (MatchReason.Place) -> String, slug: @escaping @Sendable (_ campus: Int32) -> String, points: MatchPoints
    ) {
        self.name = name
        self.slug = slug
        self.points = points
    }

    /// The places of a table.
    init(_ gazetteer: Gazetteer) {
        slug = { gazetteer.campuses[Int($0)].slug }
        points = MatchPoints(
            suburb: { gazetteer.localities[Int($0)].coordinate }, campus: { gazetteer.campuses[Int($0)].coordinate })
        name = { place in
            switch place {
            case .suburb(let row): return gazetteer.localities[Int(row)].name
            case .campus(let row):
                let campus = gazetteer.campuses[Int(row)]
                return campus.shortName + " " + campus.name
            }
        }
    }
}

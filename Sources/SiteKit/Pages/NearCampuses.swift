import ListingKit

/// The campuses near a suburb, of those that have a page.
struct NearCampuses: Sendable {
    /// How far away they may be, in kilometres.
    private static let radius = 15.0

    /// The most that a page shows.
    private static let most = 5

    /// The nearest ones of each suburb of the board, by the suburb's row in the table of places: all of its listings' pages show them.
    private let near: [Int32: [NearCampus]]

    init(_ site: Site) {
        let withPage = Set(site.campuses.map(\.campus.slug))
        var near: [Int32: [NearCampus]] = [:]
        for suburb in site.suburbs {
            guard let point = suburb.locality.coordinate else { continue }
            let campuses = site.frame.gazetteer.campuses(near: point, withinKilometres: NearCampuses.radius)
            near[suburb.locality.index] = campuses.lazy.filter { withPage.contains($0.campus.slug) }.prefix(NearCampuses.most).map { near in
                NearCampus(campus: near.campus, distance: Distance.text(near.kilometres))
            }
        }
        self.near = near
    }

    /// The nearest ones to the suburb of that row.
    func of(_ locality: Int32?) -> [NearCampus] { locality.flatMap { near[$0] } ?? [] }
}

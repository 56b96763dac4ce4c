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
        let withPage = Dictionary(site.campuses.map { ($0.row, $0.campus) }, uniquingKeysWith: { first, _ in first })
        var near: [Int32: [NearCampus]] = [:]
        for suburb in site.suburbs {
            let campuses = suburb.campuses.prefix { $0.kilometres <= NearCampuses.radius }.lazy.compactMap { near in
                withPage[near.row].map { NearCampus(campus: $0, distance: Distance.text(near.kilometres)) }
            }
            near[suburb.locality.index] = Array(campuses.prefix(NearCampuses.most))
        }
        self.near = near
    }

    /// The nearest ones to the suburb of that row.
    func of(_ locality: Int32?) -> [NearCampus] { locality.flatMap { near[$0] } ?? [] }
}

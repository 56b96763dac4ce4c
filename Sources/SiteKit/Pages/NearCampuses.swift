import ListingKit

/// The campuses near a suburb, of those that have a page.
struct NearCampuses: Sendable {
    /// How far away they may be, in kilometres.
    private static let radius = 15.0

    /// The most that a page shows.
    private static let most = 5

    /// The nearest ones of each suburb of the board, by the suburb's index in the gazetteer: all of its listings' pages show them.
    private let near: [Int32: [Value]]

    init(_ site: Site) {
        let withPage = Set(site.campuses.map(\.campus.slug))
        var near: [Int32: [Value]] = [:]
        for suburb in site.suburbs {
            guard let point = suburb.locality.coordinate else { continue }
            let campuses = site.gazetteer.campuses(near: point, withinKilometres: NearCampuses.radius)
            near[suburb.locality.index] = campuses.lazy.filter { withPage.contains($0.campus.slug) }.prefix(NearCampuses.most).map { near in
                .object(
                    Context(
                        (.name, .text(near.campus.title)), (.href, .text(site.address.href(.campus(near.campus)))),
                        (.distance, .text(Distance.text(near.kilometres)))))
            }
        }
        self.near = near
    }

    /// The nearest ones, each with its distance.
    func value(_ locality: Locality?, most: Int) -> Value {
        .list(Array((locality.flatMap { near[$0.index] } ?? []).prefix(most)))
    }
}

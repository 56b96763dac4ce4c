import ListingKit

/// The campuses near a suburb, of those that have a page.
struct NearCampuses: Sendable {
    /// How far away they may be, in kilometres.
    private static let radius = 15.0

    private let site: Site
    private let withPage: Set<String>

    init(_ site: Site) {
        self.site = site
        withPage = Set(site.campuses.map(\.campus.slug))
    }

    /// The nearest ones, each with its distance.
    func value(_ locality: Locality?, most: Int) -> Value {
        guard let point = locality?.coordinate else { return .list([]) }
        let near = site.gazetteer.campuses(near: point, withinKilometres: NearCampuses.radius)
        return .objects(near.lazy.filter { withPage.contains($0.campus.slug) }.prefix(most)) { near in
            Context(
                (.name, .text(near.campus.title)), (.href, .text(site.address.href(.campus(near.campus)))),
                (.distance, .text(Distance.text(near.kilometres))))
        }
    }
}

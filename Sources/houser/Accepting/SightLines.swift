import SiteKit
import Values

/// What came as it will look, line by line.
struct SightLines {
    let lines: [String]

    init(_ sight: ParcelSight, today: Day) {
        lines =
            sight.listings.flatMap { SeenListing($0, today: today).lines } + sight.people.flatMap { SeenPerson($0).lines }
            + sight.comments.flatMap { SeenComment($0).lines }
    }
}

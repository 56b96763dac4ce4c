import Findings
import SiteKit
import Values

/// What came as it will look, line by line.
struct SightLines {
    let lines: [String]

    /// What there is to see, as of a day, with what should make people look again among what was found.
    init(_ sight: ParcelSight, _ findings: [Diagnostic], today: Day) {
        lines =
            sight.listings.flatMap { SeenListing($0, today: today).lines(findings) } + sight.people.flatMap { SeenPerson($0).lines }
            + sight.comments.flatMap { SeenComment($0).lines }
    }
}

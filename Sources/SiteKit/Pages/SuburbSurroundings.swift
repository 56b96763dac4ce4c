import Places
import Synchronization

/// What the pages of all that is listed in a suburb have in common.
final class SuburbSurroundings: Sendable {
    /// What its feeds are about.
    let scope: FeedScope
    /// What people call the council and the city that it is in; few ask, and the table of regions is read for them.
    let council: MadeOnce<String>
    let city: MadeOnce<String>

    private init(_ suburb: Locality, _ context: SiteContext) {
        let gazetteer = context.gazetteer
        scope = .suburb(suburb)
        council = MadeOnce { gazetteer.regions.region(of: suburb, kind: .council)?.label ?? suburb.name }
        city = MadeOnce { gazetteer.regions.region(of: suburb, kind: .greaterCapital)?.label ?? suburb.state.name }
    }

    /// Those of suburbs that some page asked for.
    final class Shelf: Sendable {
        private let context: SiteContext
        /// By their rows in the table of places.
        private let known = Mutex<[Int32: SuburbSurroundings]>([:])

        init(_ context: SiteContext) { self.context = context }

        func of(_ suburb: Locality) -> SuburbSurroundings {
            known.withLock { known in
                if let surroundings = known[suburb.index] { return surroundings }
                let surroundings = SuburbSurroundings(suburb, context)
                known[suburb.index] = surroundings
                return surroundings
            }
        }
    }
}

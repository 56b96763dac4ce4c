import Bytes
import Facts
import ListingKit
import Places
import Publishing

/// What the page that leads to the sections of a kind is made from.
struct LandingInput: RecipeInput {
    /// How many of the newest stand there, how many of each section, and how many campuses.
    static let (newest, ofSection, mostCampuses) = (8, 4, 8)

    /// Some listings side by side, and the way to all of them.
    struct Strip: RecipeInput {
        let label: String
        /// What its part of the page is called in every language.
        let anchor: String
        let route: Route
        let total: Int
        /// As indices into the site's.
        let shown: [Int]

        init(label: String, anchor: String, route: Route, _ listed: [Int], most: Int) {
            self.label = label
            self.anchor = anchor
            self.route = route
            total = listed.count
            shown = Array(listed.prefix(most))
        }

        func add(to input: inout FingerprintInput) {
            input.add(label)
            input.add(anchor)
            input.add(route.path)
            input.add(total)
            input.add(shown.count)
        }
    }

    /// A campus with how many there are near it.
    struct Near: RecipeInput {
        let campus: Campus
        let count: Int

        func add(to input: inout FingerprintInput) {
            input.add(campus.slug)
            input.add(count)
        }
    }

    let kind: Kind
    let total: Int
    /// The newest, then the sections.
    let strips: [Strip]
    let campuses: [Near]
    /// The way to its shorter lists beside the sections.
    let links: CatalogueLinks
    /// Whether it has feeds.
    let isFollowed: Bool

    func add(to input: inout FingerprintInput) {
        input.add(kind.id)
        input.add(total)
        strips.add(to: &input)
        campuses.add(to: &input)
        links.add(to: &input)
        input.add(isFollowed)
    }
}

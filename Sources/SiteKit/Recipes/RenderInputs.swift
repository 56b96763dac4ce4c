import ListingKit
import Mustache
import Publishing

/// What the recipes of a build are made from, got ready once for all of them: listings in full, their cards, search records and marks
/// in the data, and maps of suburbs. It holds what is needed and no more.
final class RenderInputs: RecipeInputs {
    typealias Needs = ListingNeeds
    typealias Moves = SiteMoves

    /// The site, which knows where each listing lies.
    let site: Site
    let items: [SiteListing?]
    /// Absent where nothing needs one. They and the maps can be used as long as these inputs are there.
    let cards: [Value]
    let maps: [Int32: SuburbMap]
    let remains: SiteRemains
    /// Keeps what cards and maps point to.
    private let html: HTMLStore

    /// See the properties.
    init(
        _ site: Site, items: [SiteListing?], cards: [Value], maps: [Int32: SuburbMap], in html: HTMLStore,
        remains: SiteRemains
    ) {
        self.site = site
        self.items = items
        self.cards = cards
        self.maps = maps
        self.html = html
        self.remains = remains
    }
}

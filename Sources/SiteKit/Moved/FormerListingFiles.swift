import Bytes
import Facts
import ListingKit
import Places
import Publishing

/// What stands at the addresses that listings had: where they are now, or that they are gone.
struct FormerListingFiles: OutputFamily {
    /// What is told of one address beside the listing that had it.
    struct Input: RecipeInput {
        let address: String
        let before: FormerAddress
        /// The page of the listing; nil if it is gone.
        let target: Route?
        /// What to look at instead of a listing that is gone.
        let others: [Other]

        var route: Route { .scope(address) }

        func add(to input: inout FingerprintInput) {
            input.add(address)
            input.add(before.id)
            input.add(before.day.number)
            input.add(before.hadComments)
            input.add(before.hadCalendar)
            input.add(target?.path)
            others.add(to: &input)
        }
    }

    /// A page that is still there.
    struct Other: RecipeInput {
        let name: String
        let route: Route

        func add(to input: inout FingerprintInput) {
            input.add(name)
            input.add(route.path)
        }
    }

    private let site: Site
    private let places: [FormerListings.Place]
    private let writer: FormerListingWriter

    init(_ site: Site, _ former: FormerListings, _ pages: PageMaker, _ calendars: Calendars?) {
        self.site = site
        places = former.places
        writer = FormerListingWriter(pages: pages, heads: FeedHeads(site.context), calendars: calendars)
    }

    var count: Int { places.count }

    /// None: they show nothing of listings but those that they need.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    /// Those of listings that moved, and those that their files named or name: then another listing had them.
    func recipes(movedBy moves: SiteMoves) -> [Int] {
        let ids = Set(moves.listings.map(\.id))
        let named = Set(moves.listings.flatMap(\.was))
        return places.indices.filter { ids.contains(places[$0].before.id) || named.contains(places[$0].address) }
    }

    func key(at index: Int) -> String? { "former/" + places[index].address }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let place = places[index]
        let input = Input(
            address: place.address, before: place.before, target: place.listing.map(site.route),
            others: place.listing == nil ? others(place.before) : [])
        return maker.recipe("former/" + place.address, input, ListingNeeds(items: place.listing.map { [$0] } ?? [])) {
            [writer] input, ingredients in
            if input.target == nil { return try writer.gone(input) }
            guard let item = ingredients.item else { return [] }
            return try writer.moved(input, to: item)
        }
    }

    /// Its suburb and its kind, or else the home page.
    private func others(_ before: FormerAddress) -> [Other] {
        var others: [Other] = []
        if let suburb = site.context.gazetteer.locality(addressEnd: before.suburb), site.suburbOf[suburb.index] != nil {
            let scope = FeedScope.suburb(suburb)
            others.append(Other(name: scope.name, route: scope.page))
        }
        if let kind = site.context.kinds.first(where: { $0.id == before.kind }) {
            others.append(Other(name: kind.labels, route: .kind(kind)))
        }
        return others.isEmpty ? [Other(name: site.context.board.title, route: .home)] : others
    }
}

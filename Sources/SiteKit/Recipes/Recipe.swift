import Bytes
import ListingKit
import Mustache

/// Artifacts that are made together, and the fingerprint of everything that they are made from.
///
/// What they are made from is exactly: the frame, which is the same for all recipes of a build; the recipe's own input; and what it needs
/// of listings. The function that makes them is given nothing else, so the fingerprint cannot miss anything.
struct Recipe: Sendable {
    /// What it is called, from build to build; no two recipes of a build share one.
    var key: String { parts.key }
    /// Of the frame, the key, the input and the listings needed; nil if it is to be made each time.
    var fingerprint: Fingerprint? { parts.fingerprint }
    /// What it needs of listings.
    var needs: Needs { parts.needs }
    /// Makes the artifacts.
    var make: @Sendable (Ingredients) throws -> [Artifact] { parts.make }
    /// Its place among all recipes of the build.
    var position: Int

    init(
        key: String, fingerprint: Fingerprint?, needs: Needs, position: Int, make: @escaping @Sendable (Ingredients) throws -> [Artifact]
    ) {
        parts = Parts(key: key, fingerprint: fingerprint, needs: needs, make: make)
        self.position = position
    }

    private let parts: Parts

    /// All but its place, which recipes that are copied and sorted share.
    private final class Parts: Sendable {
        let key: String
        let fingerprint: Fingerprint?
        let needs: Needs
        let make: @Sendable (Ingredients) throws -> [Artifact]

        init(key: String, fingerprint: Fingerprint?, needs: Needs, make: @escaping @Sendable (Ingredients) throws -> [Artifact]) {
            self.key = key
            self.fingerprint = fingerprint
            self.needs = needs
            self.make = make
        }
    }
}

/// What a recipe needs of listings, as indices into the site's.
struct Needs: Sendable {
    /// Listings in full.
    var items: [Int] = []
    /// Cards.
    var cards: [Int] = []
    /// Listings whose feed entries it holds.
    var entries: [Int] = []
    /// Records of the search index.
    var records: [Int] = []
    /// What stands for records of the data.
    var marks: [Int] = []
    /// Stories, which the feeds of changes tell; a listing stands here once for each of its events that is told.
    var stories: [Int] = []
    /// Locator maps, by the row of the suburb in the table of places.
    var maps: [Int32] = []

    /// How many listings it needs, one that is needed in two forms counted twice.
    var listingCount: Int { items.count + cards.count + entries.count + records.count + marks.count + stories.count }

    /// Calls `body` with each listing, and whether any edit of it may show, or nothing but its story does.
    func forEachListing(_ body: (_ listing: Int, _ isStory: Bool) -> Void) {
        for list in [items, cards, entries, records, marks] {
            for listing in list { body(listing, false) }
        }
        for listing in stories { body(listing, true) }
    }
}

/// What a recipe is made from, each in the order in which the recipe asked for it. Cards and maps point into the pantry, which whoever
/// makes artifacts keeps until they are made.
struct Ingredients: Sendable {
    private let pantry: Pantry
    private let recipe: Recipe

    init(of recipe: Recipe, from pantry: Pantry) {
        self.pantry = pantry
        self.recipe = recipe
    }

    var needs: Needs { recipe.needs }
    /// The first of the listings in full.
    var item: SiteListing? { needs.items.first.flatMap { pantry.items[$0] } }
    /// The listings in full.
    var items: [SiteListing] { needs.items.compactMap { pantry.items[$0] } }
    /// The listing of the first card in full.
    var firstOfCards: SiteListing? { needs.cards.first.flatMap { pantry.items[$0] } }
    var records: [[UInt8]] { needs.records.map { pantry.remains[$0].search ?? [] } }
    var marks: [DataMark] { needs.marks.compactMap { pantry.remains[$0].data } }
    var entries: [SiteListing] { needs.entries.compactMap { pantry.items[$0] } }
    var stories: [ListingHistory] { needs.stories.compactMap { pantry.stories[$0] } }

    /// Sets a list of the cards.
    func setCards(_ name: Name, in view: inout View) {
        view.list(name) { view in
            for index in needs.cards { view.append(pantry.cards[index]) }
        }
    }

    /// A card as a value of a view.
    func card(_ index: Int) -> Value { pantry.cards[index] }

    /// Appends the route of the page of a listing that there is a card of.
    func appendRoute(of card: Int, to out: inout ByteBuffer) { pantry.appendRoute(of: card, to: &out) }

    /// Sets the first map.
    func setMap(in view: inout View) {
        view.set(.map, needs.maps.first.flatMap { pantry.maps[$0] } ?? .none)
    }
}

/// A value that recipes are made from and that can be told apart from every other by its fingerprint.
protocol RecipeInput: Sendable {
    /// Adds everything that the value holds.
    func add(to input: inout FingerprintInput)
}

/// Nothing but the frame.
struct NoInput: RecipeInput {
    func add(to input: inout FingerprintInput) {}
}

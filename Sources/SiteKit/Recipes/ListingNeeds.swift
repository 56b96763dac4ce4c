import Bytes
import Publishing

/// What a recipe needs of listings, as indices into the site's.
struct ListingNeeds: RecipeNeeds {
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
    /// Locator maps, by the row of the suburb in the table of places.
    var maps: [Int32] = []

    var itemCount: Int { items.count + cards.count + entries.count + records.count + marks.count }

    func forEachItem(_ body: (_ item: Int) -> Void) {
        for list in [items, cards, entries, records, marks] {
            for listing in list { body(listing) }
        }
    }

    func add(to input: inout FingerprintInput, _ all: [Fingerprint]) {
        for list in [items, cards, entries, records, marks] {
            input.add(list.count)
            for index in list { input.add(all[index]) }
        }
        input.add(maps.count)
        for row in maps { input.add(Int(row)) }
    }
}

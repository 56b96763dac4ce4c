import Rules
import Values

/// What listings of one kind must meet to match a filter. Fields are found by their places, which are looked up once.
struct FilterPlan: Sendable, Hashable {
    /// The id of the kind.
    let kind: String
    /// The wanted states, a bit for each by its ordinal; nil for any place and none.
    var states: UInt8?
    /// The rows of the wanted suburbs in the table of places, rising; nil for any place and none.
    var localities: [Int32]?
    /// What they must be near; nil for any place and none.
    var near: Nearness?
    /// The area of the map that they must be in; nil for any place and none.
    var area: Area?
    /// The handles of the wanted owners; empty for any.
    var owners: [String] = []
    /// The wanted tags as slugs; empty for any and none.
    var tags: [String] = []
    /// The wanted prices in cents; nil for any and none.
    var price: ClosedRange<Int>?
    /// What must be new about them.
    var news = News()
    /// What the values of its fields must be.
    var fields: [FieldTest] = []
    /// The words that its texts must hold, each as ``SearchWord`` has it; empty for any.
    var words: [[UInt8]] = []

    /// Whether a listing of the kind meets all on a day. `slugs` are those of its tags, if they are at hand.
    func matches(_ listing: Listing, on today: Day, tags slugs: [String]?) -> Bool {
        if let price {
            guard let cents = listing.price?.cents, price.contains(cents) else { return false }
        }
        if states != nil || localities != nil || near != nil || area != nil {
            guard let place = listing.place else { return false }
            let locality = place.locality
            if let states, states & 1 << UInt8(locality.state.ordinal) == 0 { return false }
            if let localities, !localities.holdsSorted(locality.index) { return false }
            if let near, !near.holds(place) { return false }
            if let area { guard let point = place.publicPoint, area.holds(point) else { return false } }
        }
        if !news.isEmpty, !news.holds(listing, on: today) { return false }
        if !owners.isEmpty, !owners.contains(listing.owner) { return false }
        for test in fields {
            guard let value = listing.values[test.field], test.passes(value) else { return false }
        }
        if !tags.isEmpty {
            guard (slugs ?? listing.tags.map(\.slugified)).contains(where: tags.contains) else { return false }
        }
        // It takes longest.
        return words.isEmpty || listing.holds(words: words)
    }
}

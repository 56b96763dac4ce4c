/// What listings of one kind must meet to match a filter. Fields are found by their places, which are looked up once.
struct FilterPlan: Sendable, Hashable {
    /// The id of the kind.
    let kind: String
    /// The wanted states, a bit for each by its ordinal; nil for any place and none.
    var states: UInt8?
    /// The rows of the wanted suburbs in the table of places, rising; nil for any place and none.
    var localities: [Int32]?
    /// The handles of the wanted owners; empty for any.
    var owners: [String] = []
    /// The wanted tags as slugs; empty for any and none.
    var tags: [String] = []
    /// The wanted prices in cents; nil for any and none.
    var price: ClosedRange<Int>?
    /// What the values of its fields must be.
    var fields: [FieldTest] = []

    init(kind: String) {
        self.kind = kind
    }

    /// Whether a listing of the kind meets all. `slugs` are those of its tags, if they are at hand.
    func matches(_ listing: Listing, tags slugs: [String]?) -> Bool {
        if let price {
            guard let cents = listing.price?.cents, price.contains(cents) else { return false }
        }
        if states != nil || localities != nil {
            guard let locality = listing.place?.locality else { return false }
            if let states, states & 1 << UInt8(locality.state.ordinal) == 0 { return false }
            if let localities, !FilterPlan.holds(localities, locality.index) { return false }
        }
        if !owners.isEmpty, !owners.contains(listing.owner) { return false }
        for test in fields {
            guard let value = listing.values[test.field], test.passes(value) else { return false }
        }
        guard !tags.isEmpty else { return true }
        if let slugs { return slugs.contains(where: tags.contains) }
        return listing.tags.contains { tags.contains($0.slugified) }
    }

    /// Whether a row is among rows that rise: a postcode of the country has a hundred of them.
    private static func holds(_ rows: [Int32], _ row: Int32) -> Bool {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low] == row
    }
}

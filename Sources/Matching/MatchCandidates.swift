/// The entries of a shelf that another one is compared with: place by place, the nearest first, and at each those whose price is nearest. None
/// twice, and no more than ``MatchIndex/mostSeen``.
struct MatchCandidates {
    private let own: MatchStanding
    private let shelf: MatchShelf
    private var places: ArraySlice<MatchShelf.Near>
    private var rows: MatchNeighbours?
    /// A bit for each entry that was met: most are at more than one place.
    private var met: [UInt64]
    private var left = MatchIndex.mostSeen

    /// `count` is that of all entries.
    init(around own: MatchStanding, _ places: [MatchReason.Place], _ shelf: MatchShelf, of count: Int) {
        met = [UInt64](repeating: 0, count: count / 64 + 1)
        self.own = own
        self.shelf = shelf
        self.places = shelf.near(places)[...]
    }

    /// Goes to the next place; what the distance makes of a match there, or nil if there is none that counts.
    mutating func nextPlace() -> Int? {
        guard left > 0, let near = places.popFirst(), near.part > 0 else { return nil }
        rows = shelf.entries(of: near.number, around: own)
        return near.part
    }

    /// The next entry of the place.
    mutating func next() -> Int? {
        while left > 0, let row = rows?.next() {
            let bit = UInt64(1) << UInt64(row & 63)
            guard met[row >> 6] & bit == 0 else { continue }
            met[row >> 6] |= bit
            left -= 1
            return row
        }
        return nil
    }
}

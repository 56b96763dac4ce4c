/// The entries of a shelf that another one is compared with: the nearest places first, and at each those whose price is nearest; places that are
/// equally near take turns, so that a crowd at one of them leaves room for the others. None twice, and no more than ``MatchIndex/mostSeen``.
struct MatchCandidates {
    private let own: MatchStanding
    private let shelf: MatchShelf
    private var places: ArraySlice<MatchShelf.Near>
    /// Of the places whose turn it is.
    private var rows: [MatchNeighbours] = []
    private var turn = 0
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

    /// Goes to the next places that are equally near; what the distance makes of a match there, or nil if there are none that count.
    mutating func nextPlaces() -> Int? {
        guard left > 0, let part = places.first?.part, part > 0 else { return nil }
        rows.removeAll(keepingCapacity: true)
        while let near = places.first, near.part == part {
            rows.append(shelf.entries(of: near.number, around: own))
            places.removeFirst()
        }
        turn = 0
        return part
    }

    /// The next entry of those places.
    mutating func next() -> Int? {
        while left > 0, !rows.isEmpty {
            if turn >= rows.count { turn = 0 }
            guard let row = rows[turn].next() else {
                rows.remove(at: turn)
                continue
            }
            turn += 1
            let bit = UInt64(1) << UInt64(row & 63)
            guard met[row >> 6] & bit == 0 else { continue }
            met[row >> 6] |= bit
            left -= 1
            return row
        }
        return nil
    }
}

/// The entries of a shelf that another one is compared with: the nearest places first, and at each those whose price is nearest; places that are
/// equally near take turns, so that a crowd at one of them leaves room for the others. None twice, and no more than ``MatchIndex/mostSeen``.
struct MatchCandidates {
    private let own: MatchStanding
    private let shelf: MatchShelf
    /// The places that are still to come.
    private var places: ArraySlice<MatchShelf.Near>
    /// The places that are equally near, of which there is room for all entries, in whatever order.
    private var whole: ArraySlice<MatchShelf.Near> = []
    /// The entries of the one of them that is looked at, and how many of these were.
    private var entries: [MatchStanding] = []
    private var seen = 0
    /// The places that are equally near and have more entries than there is room for, and which of them is next.
    private var crowd: [MatchNeighbours] = []
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
        let end = places.firstIndex { $0.part != part } ?? places.endIndex
        let group = places[..<end]
        places = places[end...]
        let isCrowd = group.reduce(0) { $0 + shelf.entries(of: $1.number).count } > left
        (whole, entries, seen) = (isCrowd ? [] : group, [], 0)
        crowd = isCrowd ? group.map { MatchNeighbours(shelf.entries(of: $0.number), around: own) } : []
        turn = 0
        return part
    }

    /// The next entry of those places.
    mutating func next() -> Int? {
        while left > 0, let row = crowd.isEmpty ? nextOfWhole() : nextInTurn() {
            let bit = UInt64(1) << UInt64(row & 63)
            guard met[row >> 6] & bit == 0 else { continue }
            met[row >> 6] |= bit
            left -= 1
            return row
        }
        return nil
    }

    private mutating func nextOfWhole() -> Int? {
        while seen == entries.count {
            guard let place = whole.popFirst() else { return nil }
            (entries, seen) = (shelf.entries(of: place.number), 0)
        }
        seen += 1
        return Int(entries[seen - 1].row)
    }

    private mutating func nextInTurn() -> Int? {
        while !crowd.isEmpty {
            if turn >= crowd.count { turn = 0 }
            if let row = crowd[turn].next() {
                turn += 1
                return row
            }
            crowd.remove(at: turn)
        }
        return nil
    }
}

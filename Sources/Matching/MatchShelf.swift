import Places

/// Entries by their places, each place with the others that are near it.
struct MatchShelf: Sendable {
    /// A place of the shelf as seen from another one.
    struct Near: Sendable {
        /// Its number on the shelf.
        let number: Int
        /// What the distance makes of a match.
        let part: Int
    }

    private let numbers: [MatchReason.Place: Int]
    /// The entries of each place, in the order of their ids.
    private let members: [[Int32]]
    /// Those that have a point, from south to north.
    private let points: [(number: Int, point: Coordinate)]

    /// The entries at those places in the list of all; `ranks` tells the order of their ids.
    init(_ entries: [MatchEntry], _ rows: [Int], ranks: [Int32], _ map: MatchPoints) {
        var numbers: [MatchReason.Place: Int] = [:]
        var members: [[Int32]] = []
        var points: [(number: Int, point: Coordinate)] = []
        for row in rows.sorted(by: { ranks[$0] < ranks[$1] }) {
            for place in Set(entries[row].profile.places).sorted(by: MatchReason.Place.precedes) {
                let number = numbers[place] ?? members.count
                if number == members.count {
                    numbers[place] = number
                    members.append([])
                    if let point = map.point(of: place) { points.append((number, point)) }
                }
                members[number].append(Int32(row))
            }
        }
        self.numbers = numbers
        self.members = members
        self.points = points.sorted { ($0.point.latitude, $0.number) < ($1.point.latitude, $1.number) }
    }

    /// The entries of a place.
    func entries(of number: Int) -> [Int32] { members[number] }

    /// The places of the shelf that are near any of those, the nearest first; none twice.
    func near(_ places: [MatchReason.Place], _ map: MatchPoints) -> [Near] {
        var parts: [Int: Int] = [:]
        for place in places {
            if let number = numbers[place] { parts[number] = MatchParts.Most.place }
            guard let point = map.point(of: place) else { continue }
            for (number, other) in points[around(point.latitude)] {
                let part = MatchSpot.part(MatchSpot.hectometres(point, other))
                if part > parts[number] ?? 0 { parts[number] = part }
            }
        }
        return parts.map { Near(number: $0.key, part: $0.value) }.sorted { ($1.part, $0.number) < ($0.part, $1.number) }
    }

    /// The points that are no further north or south than can count, and a little more.
    private func around(_ latitude: Double) -> Range<Int> {
        let reach = Double(MatchSpot.farthest) / 10 / 111
        return first(from: latitude - reach - 0.001)..<first(from: latitude + reach + 0.001)
    }

    private func first(from latitude: Double) -> Int {
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            if points[middle].point.latitude < latitude { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

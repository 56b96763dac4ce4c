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
    /// The entries of each place, the cheapest first, and those of the same price in the order of their ids.
    private let members: [[MatchStanding]]
    /// Those that have a point, from south to north.
    private let points: [(number: Int, point: Coordinate)]
    /// What is near each of the places that are asked for, the nearest first.
    private var near: [MatchReason.Place: [Near]] = [:]

    /// The entries at those places in the list of all; `standing` tells their order, and `askers` are all places that will be asked for.
    init(_ entries: [MatchEntry], _ rows: [Int], _ standing: [MatchStanding], _ map: MatchPoints, askers: Set<MatchReason.Place>) {
        let places = Set(rows.lazy.flatMap { entries[$0].profile.places }).sorted(by: MatchReason.Place.precedes)
        let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        var members = [[MatchStanding]](repeating: [], count: places.count)
        for row in rows.sorted(by: { standing[$0] < standing[$1] }) {
            for place in entries[row].profile.places {
                guard let number = numbers[place], members[number].last?.row != standing[row].row else { continue }
                members[number].append(standing[row])
            }
        }
        let points = places.enumerated().compactMap { number, place in map.point(of: place).map { (number: number, point: $0) } }
        self.numbers = numbers
        self.members = members
        self.points = points.sorted { ($0.point.latitude, $0.number) < ($1.point.latitude, $1.number) }
        for place in askers { near[place] = look(around: place, map) }
    }

    /// The entries of a place, the cheapest first.
    func entries(of number: Int) -> [MatchStanding] { members[number] }

    /// The places of the shelf that are near any of those, the nearest first; none twice. Places that nobody asked for in the beginning are
    /// near nothing.
    func near(_ places: [MatchReason.Place]) -> [Near] {
        if places.count == 1 { return near[places[0]] ?? [] }
        var parts = [Int](repeating: 0, count: members.count)
        var found: [Int] = []
        for place in places {
            for other in near[place] ?? [] {
                if parts[other.number] == 0 { found.append(other.number) }
                parts[other.number] = max(parts[other.number], other.part)
            }
        }
        return found.map { Near(number: $0, part: parts[$0]) }.sorted(by: MatchShelf.isBefore)
    }

    private static func isBefore(_ one: Near, _ other: Near) -> Bool { (other.part, one.number) < (one.part, other.number) }

    /// The places of the shelf that are near one.
    private func look(around place: MatchReason.Place, _ map: MatchPoints) -> [Near] {
        let own = numbers[place]
        var found = own.map { [Near(number: $0, part: MatchParts.Most.place)] } ?? []
        guard let point = map.point(of: place) else { return found }
        for (number, other) in points[around(point.latitude)] where number != own {
            let part = MatchSpot.part(MatchSpot.hectometres(point, other))
            if part > 0 { found.append(Near(number: number, part: part)) }
        }
        return found.sorted(by: MatchShelf.isBefore)
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

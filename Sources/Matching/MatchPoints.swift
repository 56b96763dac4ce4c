import Places

/// Where the places of profiles lie.
public struct MatchPoints: Sendable {
    private let suburb: @Sendable (Int32) -> Coordinate?
    private let campus: @Sendable (Int32) -> Coordinate?

    /// Looks places up by their rows; a place without a point is near nothing but itself.
    public init(suburb: @escaping @Sendable (Int32) -> Coordinate?, campus: @escaping @Sendable (Int32) -> Coordinate?) {
        self.suburb = suburb
        self.campus = campus
    }

    /// Where a place lies.
    public func point(of place: MatchReason.Place) -> Coordinate? {
        switch place {
        case .suburb(let row): suburb(row)
        case .campus(let row): campus(row)
        }
    }

    /// The nearest two of the places of two profiles; nil if none is near any other. Of those equally near, the first of the one who looks,
    /// or of two who look the first by its row.
    public func spot(_ one: MatchProfile, _ other: MatchProfile) -> MatchSpot? {
        let (seeker, offer) = one.facts.role == .request && other.facts.role != .request ? (one, other) : (other, one)
        let areBothLooking = one.facts.role == .request && other.facts.role == .request
        var best: MatchSpot?
        for place in areBothLooking ? seeker.places.sorted(by: MatchReason.Place.precedes) : seeker.places {
            for theirs in offer.places {
                let isSame = place == theirs
                let away = isSame ? 0 : point(of: place).flatMap { here in point(of: theirs).map { MatchSpot.hectometres(here, $0) } }
                guard let away, away < MatchSpot.farthest else { continue }
                if let best, (best.isSame ? 0 : 1, best.hectometres) <= (isSame ? 0 : 1, away) { continue }
                best = MatchSpot(place: place, hectometres: away, isSame: isSame)
            }
        }
        return best
    }
}

extension MatchReason.Place {
    /// An order that depends on nothing but the tables.
    static func precedes(_ one: Self, _ other: Self) -> Bool { one.order < other.order }

    private var order: (Int, Int32) {
        switch self {
        case .suburb(let row): (0, row)
        case .campus(let row): (1, row)
        }
    }
}

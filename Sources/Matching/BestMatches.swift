/// The best of the matches that were seen, at most as many as are told.
struct BestMatches {
    private let ranks: [Int32]
    /// The best first.
    private(set) var matches: [Match] = []

    init(ranks: [Int32]) { self.ranks = ranks }

    /// Whether one of so much could still come among them.
    func mayTake(total: Int) -> Bool {
        guard total >= MatchParts.least else { return false }
        guard matches.count == MatchIndex.most, let last = matches.last else { return true }
        return total >= last.parts.total
    }

    mutating func take(_ match: Match) {
        guard match.parts.isMatch else { return }
        if matches.count == MatchIndex.most {
            guard let last = matches.last, isBefore(match, last) else { return }
            matches.removeLast()
        }
        let place = matches.firstIndex { isBefore(match, $0) } ?? matches.count
        matches.insert(match, at: place)
    }

    private func isBefore(_ one: Match, _ other: Match) -> Bool {
        (other.parts.total, ranks[one.index]) < (one.parts.total, ranks[other.index])
    }
}

/// Finds the best matches of each entry without a look at all pairs: those near its places, the nearest first, for as long as any that are left
/// could be better than those that were found. What it finds is what a look at all pairs finds, whatever the order of the entries; but where
/// there is a crowd near by, it looks only at those of it whose price is nearest.
public struct MatchIndex: Sendable {
    /// How many are told of each listing.
    public static let most = 6
    /// At how many others it looks for each listing, so that a crowd in one suburb costs each of them no more than that.
    static let mostSeen = 1_000

    /// The entries.
    public let entries: [MatchEntry]
    /// How pairs are compared.
    public let score: MatchScore
    /// Where places lie.
    public let map: MatchPoints
    let facts: [MatchFacts]
    /// The place of each in the order of ids.
    let ranks: [Int32]
    private let persons: MatchPersons
    /// The entries that each one likes, and those that like it.
    let liked: LikedHomes
    private let offers: MatchShelf
    private let seekers: MatchShelf
    private let teams: MatchShelf
    let homes: MatchShelf

    /// An index of those entries; what was to begin before today can begin today.
    public init(_ entries: [MatchEntry], scale: HabitScale, map: MatchPoints, today: Int) {
        self.entries = entries
        self.map = map
        score = MatchScore(scale)
        let today = Int32(clamping: today)
        let facts = entries.map { $0.profile.facts.starting(notBefore: today) }
        var ranks = [Int32](repeating: 0, count: entries.count)
        let order = entries.indices.sorted { entries[$0].id < entries[$1].id }
        for (rank, index) in order.enumerated() { ranks[index] = Int32(rank) }
        let askers = Set(entries.lazy.flatMap { $0.profile.places })
        let standing = facts.indices.map { MatchStanding(cents: facts[$0].cents, rank: ranks[$0], row: $0) }
        let shares = facts.indices.map { MatchStanding(cents: facts[$0].share, rank: ranks[$0], row: $0) }
        let shelf = { (standing: [MatchStanding], isOnIt: (MatchFacts) -> Bool) in
            MatchShelf(entries, entries.indices.filter { isOnIt(facts[$0]) }, standing, map, askers: askers)
        }
        offers = shelf(standing) { $0.role == .offer }
        seekers = shelf(standing) { $0.role == .request && $0.seeksPlace }
        teams = shelf(shares) { $0.role == .request && $0.seeksHome }
        homes = shelf(standing) { $0.role == .home }
        self.facts = facts
        self.ranks = ranks
        persons = MatchPersons(entries)
        liked = LikedHomes(entries)
    }

    /// The best matches of an entry, the best first; of those that are equally good, the first by id.
    public func matches(of index: Int, _ sort: MatchSort) -> [Match] {
        let mine = facts[index]
        guard let shelf = shelf(for: mine, sort) else { return [] }
        let bonus = liked.hasAny(index) ? MatchParts.Most.homes : 0
        var best = BestMatches(ranks: ranks)
        var others = MatchCandidates(around: standing(index, sort), entries[index].profile.places, shelf, of: entries.count)
        while let near = others.nextPlaces(), best.mayTake(total: near + MatchIndex.others + bonus) {
            while let other = others.next() {
                let budget = MatchScore.budget(mine, facts[other])
                guard budget > 0, best.mayTake(total: near + budget + MatchIndex.others - MatchParts.Most.budget + bonus),
                    joins(index, other, sort)
                else { continue }
                let homes = bonus == 0 ? 0 : liked.shared(index, other, areBothLooking: sort == .team)
                best.take(Match(index: other, parts: score.parts(mine, facts[other], place: near, homes: homes)))
            }
        }
        return best.matches
    }

    /// Where an entry stands among those that it may match.
    func standing(_ index: Int, _ sort: MatchSort) -> MatchStanding {
        MatchStanding(cents: sort == .team ? facts[index].share : facts[index].cents, rank: ranks[index], row: index)
    }

    /// Whether two may match in that way.
    func joins(_ one: Int, _ other: Int, _ sort: MatchSort) -> Bool { !persons.overlap(one, other) && sort.joins(facts[one], facts[other]) }

    /// The most that all parts but the place make.
    private static let others = 100 - MatchParts.Most.place

    func shelf(for facts: MatchFacts, _ sort: MatchSort) -> MatchShelf? {
        switch (sort, facts.role) {
        case (.place, .offer): seekers
        case (.place, .request) where facts.seeksPlace: offers
        case (.team, .request) where facts.seeksHome: teams
        default: nil
        }
    }

    /// Why an entry matches another one.
    public func reasons(_ index: Int, _ other: Int) -> [MatchReason] {
        let (one, two) = (facts[index], facts[other])
        let areBothLooking = one.role == .request && two.role == .request
        return score.reasons(
            one, two, spot: map.spot(entries[index].profile, entries[other].profile),
            homes: liked.shared(index, other, areBothLooking: areBothLooking))
    }
}

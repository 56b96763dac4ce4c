/// Several who could take a home together.
public struct MatchTeam: Sendable, Hashable {
    /// Their places among the entries; the first is the one who asked.
    public let members: [Int]
    /// How many people they are.
    public let people: Int
    /// What they can pay in a week, in cents; nil if one of them does not say.
    public let cents: Int?
    /// Homes that they could take, by their places among the entries; those that more of them like come first, then the nearest and cheapest.
    public let homes: [Int]
}

extension MatchIndex {
    /// How many homes are told of a team.
    public static let mostHomes = 3

    /// The team that an entry could form with the best of its matches, each of which matches all others; nil if there are none.
    public func team(of index: Int, _ matches: [Match]) -> MatchTeam? {
        var members = [index]
        var people = Int(facts[index].people)
        var room = facts[index].room
        for match in matches {
            let other = facts[match.index]
            guard people + Int(other.people) <= min(room, other.room) else { continue }
            // The one who asked matches it already.
            guard members.dropFirst().allSatisfy({ isTeam($0, match.index) }) else { continue }
            members.append(match.index)
            people += Int(other.people)
            room = min(room, other.room)
        }
        guard members.count > 1 else { return nil }
        let budgets = members.compactMap { facts[$0].cents }
        let cents = budgets.count == members.count ? budgets.reduce(0) { $0 + Int($1) } : nil
        return MatchTeam(members: members, people: people, cents: cents, homes: homes(for: members, people: people, cents: cents))
    }

    private func isTeam(_ one: Int, _ other: Int) -> Bool {
        guard joins(one, other, .team) else { return false }
        let place = map.spot(entries[one].profile, entries[other].profile)?.part ?? 0
        let homes = liked.shared(one, other, areBothLooking: true)
        return score.parts(facts[one], facts[other], place: place, homes: homes).isMatch
    }

    /// Homes with a bedroom for each of them, which they can pay, near enough for all.
    private func homes(for members: [Int], people: Int, cents: Int?) -> [Int] {
        guard let cents else { return [] }
        var found: [Int: (likes: Int, places: Int)] = [:]
        let own = MatchStanding(cents: Int32(clamping: cents), rank: ranks[members[0]], row: members[0])
        var others = MatchCandidates(around: own, entries[members[0]].profile.places, homes, of: entries.count)
        while let near = others.nextPlaces() {
            while let home = others.next() {
                guard isHome(facts[home], for: facts[members[0]], people: people, cents: cents) else { continue }
                found[home] = (liked.count(of: members, liking: home), near)
            }
        }
        for member in members.dropFirst() {
            for (home, known) in found {
                let near = map.spot(entries[home].profile, entries[member].profile)?.part ?? 0
                let suits = near > 0 && isHome(facts[home], for: facts[member], people: people, cents: cents)
                found[home] = suits ? (known.likes, known.places + near) : nil
            }
        }
        let sorted = found.sorted { one, other in
            let (price, otherPrice) = (facts[one.key].cents ?? 0, facts[other.key].cents ?? 0)
            return (other.value.likes, other.value.places, price, ranks[one.key])
                < (one.value.likes, one.value.places, otherPrice, ranks[other.key])
        }
        return sorted.prefix(MatchIndex.mostHomes).map { $0.key }
    }

    /// Whether a home has a bedroom for each of them at a price that they can pay, and as many bedrooms and such dates as one of them looks for.
    private func isHome(_ home: MatchFacts, for member: MatchFacts, people: Int, cents: Int) -> Bool {
        guard let price = home.cents, Int(price) <= cents, let bedrooms = home.bedrooms?.upperBound, bedrooms >= people else {
            return false
        }
        guard member.bedrooms?.contains(bedrooms) ?? true, MatchScore.dates(home, member) > 0 else { return false }
        // What they can pay together counts here, and is looked at above.
        return !score.isBroken(home.withoutBudgetBreaker, member.withoutBudgetBreaker)
    }
}

extension MatchFacts {
    /// The same for those who share a price.
    fileprivate var withoutBudgetBreaker: MatchFacts {
        var facts = self
        facts.breakers.remove(.budget)
        return facts
    }
}

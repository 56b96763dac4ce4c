import TestSupport
import Testing

@testable import Matching

/// Where many are in one place, each of them is compared with those whose price is nearest.
@Suite struct MatchCrowdTests {
    private static func crowd(_ count: Int) -> [MatchEntry] {
        (0..<count).flatMap { number in
            let roles: [MatchFacts.Role] = [.offer, .request, .home]
            return roles.map { role in
                var facts = MatchFacts(role)
                facts.cents = 20_000 + Int32(number % 3_000) * 10
                facts.seeksPlace = role == .request
                facts.seeksHome = role == .request
                facts.bedrooms = role == .home ? 2...2 : nil
                return MatchEntry(id: "\(role)-\(number)", owner: "\(role)-\(number)", MatchProfile(facts, suburbs: [7, 8]))
            }
        }
    }

    @Test(arguments: MatchSort.allCases) func noneIsComparedWithAll(sort: MatchSort) throws {
        let index = RandomProfiles.index(Self.crowd(5_000))
        for one in stride(from: 1, to: 15_000, by: 997) where index.facts[one].role == .request {
            let mine = index.facts[one]
            let shelf = try #require(index.shelf(for: mine, sort))
            let places = index.entries[one].profile.places
            var others = MatchCandidates(around: index.standing(one, sort), places, shelf, of: index.entries.count)
            var seen: [Int] = []
            while others.nextPlaces() != nil { while let other = others.next() { seen.append(other) } }
            #expect(seen.count == MatchIndex.mostSeen && Set(seen).count == seen.count)
            let farthest = seen.compactMap { index.facts[$0].cents.map { abs($0 - mine.cents!) } }.max() ?? 0
            let nearer = index.facts.filter { $0.role == (sort == .team ? .request : .offer) && abs($0.cents! - mine.cents!) < farthest }
            #expect(nearer.count <= MatchIndex.mostSeen)
            #expect(index.matches(of: one, sort).count == MatchIndex.most)
        }
    }

    /// What offers of a crowd in each of two suburbs somebody is compared with who looks in both, by suburb.
    private func seen(by budget: Int32?, cheapest: Int32) -> [[Int32]] {
        func entry(_ role: MatchFacts.Role, _ name: String, _ cents: Int32?, _ suburbs: [Int32]) -> MatchEntry {
            var facts = MatchFacts(role)
            facts.cents = cents
            facts.seeksPlace = role == .request
            return MatchEntry(id: name, owner: name, MatchProfile(facts, suburbs: suburbs))
        }
        var entries = [entry(.request, "me", budget, [7, 8]), entry(.offer, "cheap", cheapest, [8])]
        for number in 0..<6_000 { entries.append(entry(.offer, "\(number)", 20_000 + Int32(number), [7 + Int32(number % 2)])) }
        let index = RandomProfiles.index(entries)
        guard let shelf = index.shelf(for: index.facts[0], .place) else { return [] }
        var others = MatchCandidates(around: index.standing(0, .place), entries[0].profile.places, shelf, of: entries.count)
        var seen: [Int] = []
        while others.nextPlaces() != nil { while let other = others.next() { seen.append(other) } }
        return [Int32(7), 8].map { suburb in
            seen.filter { entries[$0].profile.suburbs == [suburb] }.compactMap { index.facts[$0].cents }
        }
    }

    /// A crowd in one suburb leaves room for another one, whichever of them has the cheapest offer.
    @Test(arguments: [Int32(100), 90_000]) func suburbsTakeTurns(cheapest: Int32) {
        #expect(seen(by: 21_000, cheapest: cheapest).map(\.count) == [500, 500])
    }

    /// Whoever names no price sees neither only the cheapest nor only the dearest.
    @Test func whoNamesNoPriceSeesTheMiddle() throws {
        let seen = seen(by: nil, cheapest: 100)
        #expect(seen.map(\.count) == [500, 500])
        let all = seen.joined()
        let (low, high) = (try #require(all.min()), try #require(all.max()))
        #expect(low > 21_000 && high < 25_000)
    }

    @Test func aCrowdFindsTheSameInAnyOrder() {
        let entries = Self.crowd(2_500)
        let index = RandomProfiles.index(entries)
        let other = RandomProfiles.index(Array(entries.reversed()))
        for one in stride(from: 1, to: entries.count, by: 301) where index.facts[one].role == .request {
            for sort in MatchSort.allCases {
                let (found, again) = (index.matches(of: one, sort), other.matches(of: entries.count - 1 - one, sort))
                #expect(found.map { index.entries[$0.index].id } == again.map { other.entries[$0.index].id })
                let (team, same) = (index.team(of: one, found), other.team(of: entries.count - 1 - one, again))
                #expect(team?.homes.map { index.entries[$0].id } == same?.homes.map { other.entries[$0].id })
            }
        }
    }
}

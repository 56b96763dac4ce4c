import TestSupport
import Testing

@testable import Matching

@Suite struct MatchScoreTests {
    let score = MatchScore(RandomProfiles.habits)

    private func parts(_ one: MatchProfile, _ other: MatchProfile, homes: Int = 0) -> MatchParts {
        score.parts(one.facts, other.facts, place: RandomProfiles.map.spot(one, other)?.part ?? 0, homes: homes)
    }

    /// Pairs of all sorts.
    private static func pairs(_ count: Int, seed: UInt64) -> [(MatchProfile, MatchProfile)] {
        var random = RandomProfiles(seed: seed)
        return (0..<count).map { _ in
            (random.profile(random.often(50) ? .offer : .request), random.profile(.request))
        }
    }

    @Test func neitherSideComesFirst() {
        for (one, other) in Self.pairs(5_000, seed: 1) {
            #expect(parts(one, other) == parts(other, one))
            let there = score.reasons(one.facts, other.facts, spot: RandomProfiles.map.spot(one, other))
            let back = score.reasons(other.facts, one.facts, spot: RandomProfiles.map.spot(other, one))
            #expect(there == back)
        }
    }

    @Test func partsMakeTheTotal() {
        for (one, other) in Self.pairs(5_000, seed: 2) {
            for homes in 0...2 {
                let parts = parts(one, other, homes: homes)
                #expect(parts.total == parts.budget + parts.place + parts.dates + parts.stay + parts.habits + parts.homes)
                #expect((0...100).contains(parts.total))
                #expect((0...30).contains(parts.budget) && (0...25).contains(parts.place) && (0...15).contains(parts.dates))
                #expect((0...10).contains(parts.stay) && (0...20).contains(parts.habits) && (0...10).contains(parts.homes))
            }
        }
    }

    @Test func whatMustAgreeAndDoesNotLeavesNothing() {
        var broken = 0
        for (one, other) in Self.pairs(5_000, seed: 3) {
            let breakers = one.facts.breakers.union(other.facts.breakers)
            let differs = RandomProfiles.habits.habits.indices.contains { place in
                guard breakers.contains(.habit(place)), let word = one.facts.habits[place], let theirs = other.facts.habits[place] else {
                    return false
                }
                return RandomProfiles.habits.agreement(place, word, theirs) < 2
            }
            let sides = MatchScore.sides(one.facts, other.facts)
            let isDear = breakers.contains(.budget) && (sides?.price ?? 0) > (sides?.budget ?? .max)
            guard differs || isDear else { continue }
            broken += 1
            #expect(parts(one, other, homes: 2) == .none)
            #expect(parts(one, other, homes: 2).total == 0)
        }
        #expect(broken > 100)
    }

    @Test func homesThatBothLikeRaiseTheChance() {
        for (one, other) in Self.pairs(2_000, seed: 4) where !score.isBroken(one.facts, other.facts) {
            let before = parts(one, other).total
            #expect(parts(one, other, homes: 1).total == (before == 100 ? 100 : min(99, before + 10)))
        }
    }

    @Test func nobodyIsFurtherAwayForMorePlaces() {
        var random = RandomProfiles(seed: 5)
        for (one, other) in Self.pairs(2_000, seed: 6) {
            var wider = one
            wider.suburbs.append(random.number(0...104))
            #expect(parts(wider, other).place >= parts(one, other).place)
        }
    }

    @Test(arguments: [
        (6...12, 12...24, 10), (6...12, 14...24, 7), (11...11, 12...24, 8), (3...3, 6...12, 0), (0...2, 3...3, 3), (12...12, 36...60, 0),
    ])
    func aStayThatIsHalfAsLongAsIsNeededIsNone(first: ClosedRange<Int32>, second: ClosedRange<Int32>, part: Int) {
        var (room, request) = (MatchFacts(.offer), MatchFacts(.request))
        (room.stay, request.stay) = (first, second)
        #expect(MatchScore.stay(room, request) == part)
        #expect(MatchScore.stay(request, room) == part)
        #expect(score.parts(room, request, place: 25).isMatch == (part > 0))
    }

    @Test func aSubletCountsForItsMonths() {
        var room = MatchFacts(.offer)
        (room.from, room.until) = (20_000, 20_090)
        #expect(room.months == 3...3)
        // It has begun: what is left of it does not count, but what was said.
        #expect(room.starting(notBefore: 20_030).months == 3...3)
        #expect(room.starting(notBefore: 20_030).from == 20_030)
    }
}

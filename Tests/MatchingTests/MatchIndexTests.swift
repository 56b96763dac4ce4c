import Bytes
import TestSupport
import Testing

@testable import Matching

/// What the index finds is what a look at all pairs finds.
@Suite struct MatchIndexTests {
    private static func scan(_ index: MatchIndex, _ one: Int, _ sort: MatchSort) -> [Match] {
        let found = index.entries.indices.compactMap { other -> Match? in
            guard other != one, index.joins(one, other, sort) else { return nil }
            let place = index.map.spot(index.entries[one].profile, index.entries[other].profile)?.part ?? 0
            let homes = index.liked.shared(one, other, areBothLooking: sort == .team)
            let match = Match(index: other, parts: index.score.parts(index.facts[one], index.facts[other], place: place, homes: homes))
            return match.parts.isMatch ? match : nil
        }
        let sorted = found.sorted {
            ($1.parts.total, index.entries[$0.index].id) < ($0.parts.total, index.entries[$1.index].id)
        }
        return Array(sorted.prefix(MatchIndex.most))
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func findsWhatALookAtAllPairsFinds(seed: UInt64) {
        var random = RandomProfiles(seed: seed)
        let index = RandomProfiles.index(random.entries(300))
        var count = 0
        for one in index.entries.indices {
            for sort in MatchSort.allCases {
                let found = index.matches(of: one, sort)
                #expect(found == Self.scan(index, one, sort))
                count += found.count
            }
        }
        #expect(count > 1_000)
    }

    @Test func theOrderOfTheEntriesDoesNotMatter() {
        var random = RandomProfiles(seed: 7)
        let entries = random.entries(200)
        let index = RandomProfiles.index(entries)
        let other = RandomProfiles.index(entries.shuffled(using: &random.generator))
        let places = Dictionary(other.entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (one, entry) in entries.enumerated() {
            for sort in MatchSort.allCases {
                let found = index.matches(of: one, sort)
                let again = places[entry.id].map { other.matches(of: $0, sort) } ?? []
                #expect(found.map { entries[$0.index].id } == again.map { other.entries[$0.index].id })
                #expect(found.map(\.parts) == again.map(\.parts))
                guard sort == .team, let place = places[entry.id] else { continue }
                let (team, same) = (index.team(of: one, found), other.team(of: place, again))
                #expect(team?.members.map { entries[$0].id } == same?.members.map { other.entries[$0].id })
                #expect(team?.homes.map { entries[$0].id } == same?.homes.map { other.entries[$0].id })
                #expect(team?.cents == same?.cents)
            }
        }
    }

    @Test func bothSidesOfAMatchSayTheSame() {
        var random = RandomProfiles(seed: 8)
        let index = RandomProfiles.index(random.entries(300))
        for one in index.entries.indices {
            for sort in MatchSort.allCases {
                for match in index.matches(of: one, sort) {
                    #expect(index.reasons(one, match.index) == index.reasons(match.index, one))
                    if let back = index.matches(of: match.index, sort).first(where: { $0.index == one }) {
                        #expect(back.parts == match.parts)
                    }
                }
            }
        }
    }

    @Test func teamsFitIntoTheirHomes() {
        var random = RandomProfiles(seed: 9)
        let index = RandomProfiles.index(random.entries(300))
        var homes = 0
        for one in index.entries.indices {
            guard let team = index.team(of: one, index.matches(of: one, .team)) else { continue }
            let members = team.members.map { index.facts[$0] }
            #expect(team.members.first == one && Set(team.members).count == team.members.count)
            let persons = team.members.map { Set([index.entries[$0].owner] + index.entries[$0].profile.joined) }
            #expect(persons.reduce(0) { $0 + $1.count } == persons.reduce(into: Set()) { $0.formUnion($1) }.count)
            #expect(team.people == members.reduce(0) { $0 + Int($1.people) })
            #expect(members.allSatisfy { team.people <= $0.room })
            #expect(team.cents == nil || team.cents == members.reduce(0) { $0 + Int($1.cents ?? 0) })
            for home in team.homes.map({ index.facts[$0] }) {
                #expect(Int(home.cents ?? .max) <= team.cents ?? 0)
                #expect(Int(home.bedrooms?.upperBound ?? 0) >= team.people)
                #expect(members.allSatisfy { MatchScore.dates(home, $0) > 0 })
            }
            for home in team.homes {
                for member in team.members {
                    #expect(index.map.spot(index.entries[home].profile, index.entries[member].profile) != nil)
                }
            }
            homes += team.homes.count
        }
        #expect(homes > 20)
    }

    @Test func aProfileComesBackFromTheLedger() throws {
        var random = RandomProfiles(seed: 10)
        for entry in random.entries(200) {
            var out = ByteWriter()
            entry.profile.write(to: &out)
            let read = try out.bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes)
                return try MatchProfile(&reader)
            }
            #expect(read == entry.profile)
        }
    }
}

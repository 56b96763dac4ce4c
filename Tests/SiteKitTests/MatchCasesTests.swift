import Bytes
import Foundation
import Places
import TestSupport
import Testing

@testable import Matching
@testable import SiteKit

/// How pairs match and in which words, as the browser finds it too (Tests/SiteChecks/matching.py).
@Suite struct MatchCasesTests {
    private static let atlas = MatchAtlas(
        name: { place in
            switch place {
            case .suburb(let row): "Suburb \(row)"
            case .campus(let row): "Campus \(row)"
            }
        }, slug: { "campus-\($0)" }, points: RandomProfiles.map)

    private static let file = URL(filePath: Boards.repository + "/Tests/SiteChecks/matches.json")

    /// Drawn pairs, each with the number of homes that both like.
    private static var pairs: [(MatchProfile, MatchProfile, Int)] {
        var random = RandomProfiles(seed: 20)
        return (0..<160).map { number in
            let role: MatchFacts.Role = number % 5 == 4 ? .home : number % 5 < 2 ? .offer : .request
            var pair = (random.profile(role), random.profile(.request), number % 7 == 0 ? number % 3 : 0)
            // Most of those drawn are too far apart to match.
            if random.often(90) { pair.1.suburbs.append((pair.0.suburbs.first ?? 0) + (random.often(50) ? 0 : 1)) }
            return number % 2 == 0 ? pair : (pair.1, pair.0, pair.2)
        }
    }

    private static func table() -> [UInt8] {
        let score = MatchScore(RandomProfiles.habits)
        let words = MatchWords(RandomProfiles.habits, atlas, .shipped)
        return JSONWriter.bytes(reservingCapacity: 200_000) { json in
            json.object(lines: true) { json in
                json.array("cases", lines: true) { json in
                    for (one, other, homes) in pairs {
                        let facts = [one, other].map { $0.facts.starting(notBefore: Int32(RandomProfiles.today)) }
                        let spot = RandomProfiles.map.spot(one, other)
                        let parts = score.parts(facts[0], facts[1], place: spot?.part ?? 0, homes: homes)
                        let joins = MatchSort.allCases.contains { $0.joins(facts[0], facts[1]) } || isHome(facts[0], facts[1])
                        json.object { json in
                            json.member("homes", homes)
                            json.member("isMatch", parts.isMatch && joins)
                            json.array("parts") { json in
                                for part in [parts.budget, parts.place, parts.dates, parts.stay, parts.habits, parts.homes] {
                                    json.value(part)
                                }
                            }
                            json.array("sides") { json in
                                for profile in [one, other] {
                                    json.object { json in
                                        json.member("kind", profile.facts.role.name)
                                        json.array("match") { MatchColumn.write(profile, RandomProfiles.habits, atlas, to: &$0) }
                                        if let row = profile.suburbs.first {
                                            json.array("own") { MatchColumn.write(.suburb(row), atlas, to: &$0) }
                                        }
                                        json.member("price", profile.facts.cents.map { Int($0) })
                                    }
                                }
                            }
                            json.member("text", words.text(score.reasons(facts[0], facts[1], spot: spot, homes: homes)))
                        }
                    }
                }
                MatchColumn.write(RandomProfiles.habits, to: &json)
                json.member("today", RandomProfiles.today)
            }
        }
    }

    /// The browser matches whole homes with those who look for one too, if there is a bedroom for every two of them.
    private static func isHome(_ one: MatchFacts, _ other: MatchFacts) -> Bool {
        let (home, seeker) = one.role == .home ? (one, other) : (other, one)
        guard home.role == .home, seeker.role == .request, seeker.seeksHome else { return false }
        return home.bedrooms.map { Int(seeker.people) <= 2 * max(1, Int($0.upperBound)) } ?? true
    }

    @Test func theTableSaysWhatHouserFinds() throws {
        let table = Self.table()
        if ProcessInfo.processInfo.environment["HOUSER_UPDATE_GOLDEN"] != nil { try Data(table).write(to: Self.file) }
        #expect(try Data(contentsOf: Self.file) == Data(table))
    }
}

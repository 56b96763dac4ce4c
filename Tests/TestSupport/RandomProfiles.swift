import Matching
import Places

/// Profiles of a made-up city, so dense that many match.
package struct RandomProfiles {
    package static let habits = HabitScale([
        HabitScale.Habit(id: "smoking", words: ["no smoking", "outside only", "fine"]),
        HabitScale.Habit(
            id: "pets", words: ["no pets", "welcome", "have one"], alike: ["welcome", "have one"], both: ["have one": "with a pet"]),
        HabitScale.Habit(id: "noise", words: ["quiet", "balanced", "lively"]),
        HabitScale.Habit(id: "guests", words: ["rarely", "sometimes", "often"]),
    ])

    /// Suburbs about a kilometre and a half apart, of which the last have no point, and a campus on every tenth.
    package static let map = MatchPoints { row in
        row < 100 ? Coordinate(latitude: -37.8 + Double(row / 10) * 0.013, longitude: 144.9 + Double(row % 10) * 0.017) : nil
    } campus: { row in
        Coordinate(latitude: -37.79 + Double(row) * 0.013, longitude: 144.95)
    }

    package static let today = 20_000

    package var generator: SeededGenerator

    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    package mutating func often(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    package mutating func number(_ range: ClosedRange<Int32>) -> Int32 { Int32.random(in: range, using: &generator) }

    package mutating func profile(_ role: MatchFacts.Role, liking homes: [String] = []) -> MatchProfile {
        var facts = MatchFacts(role)
        if often(95) { facts.cents = number(15...60) * 1_000 * (role == .home ? 2 : 1) }
        if often(90) { facts.from = number(19_980...20_080) }
        if often(20) { facts.until = (facts.from ?? 20_000) + number(20...400) }
        if often(60) {
            let least = number(1...12)
            facts.stay = least...(least + number(0...12))
        }
        for habit in RandomProfiles.habits.habits.indices where often(70) { facts.habits[habit] = Int(number(0...2)) }
        for habit in RandomProfiles.habits.habits.indices where often(8) { facts.breakers.insert(.habit(habit)) }
        if often(10) { facts.breakers.insert(.budget) }
        if often(10) { facts.breakers.insert(.dates) }
        if role == .home { facts.bedrooms = { $0...$0 }(number(1...5)) }
        var profile = MatchProfile(facts, suburbs: [number(0...104)])
        guard role == .request else { return profile }
        profile.facts.seeksHome = often(50)
        profile.facts.seeksPlace = !profile.facts.seeksHome || often(30)
        profile.facts.people = number(1...2)
        if often(40) { profile.facts.seats = number(2...6) }
        if often(30) {
            let least = number(1...3)
            profile.facts.bedrooms = least...(least + number(0...3))
        }
        while often(50) { profile.suburbs.append(number(0...104)) }
        if often(30) { profile.campuses.append(number(0...9)) }
        if often(20) { profile.joined = ["\(number(0...400))"] }
        if !homes.isEmpty, often(40) { profile.homes = (0...1).map { _ in homes[Int(number(0...Int32(homes.count - 1)))] } }
        return profile
    }

    /// Rooms, homes and people looking, mixed.
    package mutating func entries(_ count: Int) -> [MatchEntry] {
        let offers = (0..<count).map { MatchEntry(id: "offer-\($0)", owner: "\(number(0...400))", profile(.offer)) }
        let homes = (0..<count / 4).map { MatchEntry(id: "home-\($0)", owner: "\(number(0...400))", profile(.home)) }
        let ids = (offers + homes).map(\.id)
        let requests = (0..<count).map { MatchEntry(id: "request-\($0)", owner: "\(number(0...400))", profile(.request, liking: ids)) }
        return (offers + homes + requests).shuffled(using: &generator)
    }

    package static func index(_ entries: [MatchEntry]) -> MatchIndex { MatchIndex(entries, scale: habits, map: map, today: today) }
}

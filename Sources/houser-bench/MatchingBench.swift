import Bytes
import Matching
import Places

/// Measures how long it takes to match so many rooms with as many who look, half of whom would share a home: in one city, where most are near
/// each other.
struct MatchingBench {
    let count: Int
    let seed: UInt64
    let threads: Int
    let gazetteer: Gazetteer

    private static let today = 20_778
    private static let habits = HabitScale(
        (0..<6).map { HabitScale.Habit(id: "habit-\($0)", words: ["little", "some", "much"]) })
    /// How far from the middle of the city its suburbs lie, in kilometres.
    private static let radius = 30.0

    /// The index, and all that it finds.
    func measure() -> [Lap] {
        let entries = entries()
        let map = MatchPoints { [gazetteer] in
            gazetteer.localities[Int($0)].coordinate
        } campus: { [gazetteer] in
            gazetteer.campuses[Int($0)].coordinate
        }
        let (index, making) = Stopwatch.measure("index of \(entries.count)") {
            MatchIndex(entries, scale: MatchingBench.habits, map: map, today: MatchingBench.today)
        }
        let laps = MatchSort.allCases.map { sort in
            Stopwatch.measure(sort == .place ? "best rooms and people of each" : "best partners of each") {
                Parallel.map(Array(entries.indices), threads: threads) { index.matches(of: $0, sort).count }.reduce(0, +)
            }
        }
        return [making] + laps.map(\.lap)
    }

    private func entries() -> [MatchEntry] {
        var random = SplitMix64(state: seed)
        let middle = Coordinate(latitude: -37.8136, longitude: 144.9631)
        let city = gazetteer.nearest(to: middle, count: 2_000).filter { $0.kilometres < MatchingBench.radius }.map(\.locality.index)
        let popularity = ZipfDistribution(count: city.count, flatness: 10)
        return (0..<2 * count).map { number in
            let isOffer = number % 2 == 0
            var facts = MatchFacts(isOffer ? .offer : .request)
            facts.seeksHome = !isOffer && number % 4 == 1
            facts.seeksPlace = !isOffer && number % 4 == 3
            facts.cents = Int32.random(in: 20...60, using: &random) * 1_000
            facts.from = Int32(MatchingBench.today) + Int32.random(in: 0...90, using: &random)
            let least = Int32.random(in: 3...12, using: &random)
            facts.stay = least...(least + 6)
            for habit in MatchingBench.habits.habits.indices where Int.random(in: 0..<10, using: &random) < 8 {
                facts.habits[habit] = Int.random(in: 0...2, using: &random)
            }
            if Int.random(in: 0..<5, using: &random) == 0 { facts.breakers = .habit(0) }
            let suburbs = (0..<(isOffer ? 1 : Int.random(in: 1...4, using: &random))).map { _ in city[popularity.pick(using: &random)] }
            return MatchEntry(id: "listing-\(number)", owner: "owner-\(number)", MatchProfile(facts, suburbs: suburbs))
        }
    }
}

/// Compares two sides, of which neither comes first. All numbers are whole, so that a browser finds the same.
public struct MatchScore: Sendable {
    /// How well words of habits go together.
    public let scale: HabitScale

    /// Compares by that scale.
    public init(_ scale: HabitScale) { self.scale = scale }

    /// How well two match. `place` is what their places make, see ``MatchPlaces``; `homes`, how many homes both like.
    public func parts(_ one: MatchFacts, _ other: MatchFacts, place: Int, homes: Int = 0) -> MatchParts {
        if isBroken(one, other) { return .none }
        var parts = MatchParts(
            budget: MatchScore.budget(one, other), place: place, dates: MatchScore.dates(one, other), stay: MatchScore.stay(one, other),
            habits: habits(one.habits, other.habits), homes: 0)
        // Only those who agree in all that they tell make 100.
        if homes > 0 { parts.homes = min(MatchParts.Most.homes, max(0, 99 - parts.total)) }
        return parts
    }

    /// Whether something that must agree does not.
    func isBroken(_ one: MatchFacts, _ other: MatchFacts) -> Bool {
        let breakers = one.breakers.union(other.breakers)
        if breakers.isEmpty { return false }
        if breakers.contains(.budget), let over = MatchScore.over(one, other), over > 0 { return true }
        if breakers.contains(.dates), one.from != nil, other.from != nil, MatchScore.dates(one, other) < MatchParts.Most.dates {
            return true
        }
        for place in 0..<HabitWords.most where breakers.contains(.habit(place)) {
            guard let word = one.habits[place], let otherWord = other.habits[place] else { continue }
            if scale.agreement(place, word, otherWord) < 2 { return true }
        }
        return false
    }

    /// By how much a price is over a budget, or how far apart what two can pay is beyond what they can make up for, in cents.
    private static func over(_ one: MatchFacts, _ other: MatchFacts) -> Int? {
        guard let (price, budget) = sides(one, other) else { return budget(one, other) == 0 ? 1 : 0 }
        guard let price, let budget else { return nil }
        return Int(price) - Int(budget)
    }

    /// The price and the budget if one offers and the other looks.
    static func sides(_ one: MatchFacts, _ other: MatchFacts) -> (price: Int32?, budget: Int32?)? {
        switch (one.role == .request, other.role == .request) {
        case (false, true): (one.cents, other.cents)
        case (true, false): (other.cents, one.cents)
        default: nil
        }
    }

    /// All of it for a price within the budget, none for one that is a quarter over it; for two who look, all of it if each pays the same, none
    /// if one pays half.
    static func budget(_ one: MatchFacts, _ other: MatchFacts) -> Int {
        let most = MatchParts.Most.budget
        if let (price, budget) = sides(one, other) {
            guard let price, let budget else { return most / 2 }
            let (whole, over) = (Int(budget), Int(price) - Int(budget))
            return over <= 0 ? most : 4 * over >= whole ? 0 : most * (whole - 4 * over) / whole
        }
        guard let share = one.share, let otherShare = other.share else { return most / 2 }
        let (high, low) = (Int(max(share, otherShare)), Int(min(share, otherShare)))
        return high == low ? most : 2 * (high - low) >= high ? 0 : most * (high - 2 * (high - low)) / high
    }

    /// How many days apart the first days are.
    static func gap(_ one: MatchFacts, _ other: MatchFacts) -> Int? {
        guard let first = one.from, let second = other.from else { return nil }
        return abs(Int(first) - Int(second))
    }

    /// Within a week all of it, from 60 days on nothing; nothing either if one ends before the other begins.
    static func dates(_ one: MatchFacts, _ other: MatchFacts) -> Int {
        let most = MatchParts.Most.dates
        guard let gap = gap(one, other), let first = one.from, let second = other.from else { return most / 2 }
        if min(one.until ?? .max, other.until ?? .max) <= max(first, second) { return 0 }
        return gap <= 7 ? most : gap >= 60 ? 0 : most * (60 - gap) / 53
    }

    /// By how many months the lengths miss each other.
    static func monthsApart(_ one: MatchFacts, _ other: MatchFacts) -> Int? {
        guard let first = one.months, let second = other.months else { return nil }
        return max(0, Int(first.lowerBound) - Int(second.upperBound), Int(second.lowerBound) - Int(first.upperBound))
    }

    /// All of it if the lengths overlap, nothing if one is at most half of what the other needs.
    static func stay(_ one: MatchFacts, _ other: MatchFacts) -> Int {
        let most = MatchParts.Most.stay
        guard let apart = monthsApart(one, other), let first = one.months, let second = other.months else { return most / 2 }
        let needed = Int(max(first.lowerBound, second.lowerBound))
        return apart == 0 ? most : 2 * apart >= needed ? 0 : most * (needed - 2 * apart) / needed
    }

    private func habits(_ one: HabitWords, _ other: HabitWords) -> Int {
        var (sum, count) = (0, 0)
        if one.bits != 0, other.bits != 0 {
            for place in scale.habits.indices {
                guard let word = one[place], let otherWord = other[place] else { continue }
                sum += scale.agreement(place, word, otherWord)
                count += 1
            }
        }
        return count == 0 ? MatchParts.Most.habits / 2 : MatchParts.Most.habits * sum / (2 * count)
    }

    /// Whether two who look for a home to share can share one at all: there is room for both, and a number of bedrooms that suits both.
    static func canShare(_ one: MatchFacts, _ other: MatchFacts) -> Bool {
        let people = Int(one.people) + Int(other.people)
        guard people <= min(one.room, other.room) else { return false }
        guard let first = one.bedrooms, let second = other.bedrooms else { return true }
        return first.overlaps(second)
    }
}

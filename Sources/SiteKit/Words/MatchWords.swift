import Matching
import Values

/// Why two match, in words that are right on the pages of both. The browser says the same; `Tests/SiteChecks/matches.json` holds both to it.
struct MatchWords: Sendable {
    private let scale: HabitScale
    private let atlas: MatchAtlas

    init(_ scale: HabitScale, _ atlas: MatchAtlas) {
        self.scale = scale
        self.atlas = atlas
    }

    /// All reasons on one line: "In Carlton; $20 over budget; dates fit; both quiet and tidy".
    func text(_ reasons: [MatchReason]) -> String {
        let text = reasons.map(text).joined(separator: "; ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private func text(_ reason: MatchReason) -> String {
        switch reason {
        case .inPlace(let place): "in \(atlas.name(place))"
        case .bothWant(let place): "both want \(atlas.name(place))"
        case .near(let place, let hectometres): "\(Distance.wholeText(Double(hectometres) / 10)) from \(atlas.name(place))"
        case .placesApart(let hectometres): "looking \(Distance.wholeText(Double(hectometres) / 10)) apart"
        case .withinBudget: "within budget"
        case .overBudget(let cents): "\(dollars(cents)) over budget"
        case .likeBudgets: "similar budgets"
        case .budgetsApart(let cents): "budgets \(dollars(cents)) apart"
        case .sameDates: "dates fit"
        case .datesApart(let days): "dates \(days < 14 ? "\(days) days" : "\((days + 3) / 7) weeks") apart"
        case .sameStay: "length of stay fits"
        case .stayApart(let months): "lengths of stay \(counted(months, "month")) apart"
        case .alike(let words): "both \(words.map(both).listed())"
        case .unlike(let habits): "differ in \(habits.map { scale.habits[$0].label.lowercasedFirst }.listed())"
        case .homes(let count): count == 1 ? "both like one home" : "both like the same \(count) homes"
        case .saved: "on the list of homes they like"
        }
    }

    /// Rounded up, so that a difference is never "$0".
    private func dollars(_ cents: Int) -> String { Money(cents: (cents + 99) / 100 * 100).display }

    private func both(_ word: MatchReason.HabitWord) -> String {
        let habit = scale.habits[word.habit]
        let text = habit.words[word.word]
        return habit.both[text] ?? text
    }
}

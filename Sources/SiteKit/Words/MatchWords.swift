import Bytes
import Languages
import Matching
import Values

/// Why two match, in words that are right on the pages of both. The browser says the same; `Tests/SiteChecks/matches.json` holds both to it.
struct MatchWords: Sendable {
    private let scale: HabitScale
    private let atlas: MatchAtlas
    private let words: Words

    init(_ scale: HabitScale, _ atlas: MatchAtlas, _ words: Words) {
        self.scale = scale
        self.atlas = atlas
        self.words = words
    }

    /// All reasons on one line: "In Carlton; $20 over budget; dates fit; both quiet and tidy".
    func text(_ reasons: [MatchReason]) -> String { words.asSentence(reasons.map(text).joined(separator: "; ")) }

    private func text(_ reason: MatchReason) -> String {
        switch reason {
        case .inPlace(let place): words.text("matching.in", "place", atlas.name(place))
        case .bothWant(let place): words.text("matching.both_want", "place", atlas.name(place))
        case .near(let place, let hectometres):
            words.text("card.away_from", ["far": distance(hectometres), "place": atlas.name(place)])
        case .placesApart(let hectometres): words.text("matching.looking_apart", "far", distance(hectometres))
        case .withinBudget: words["matching.within_budget"]
        case .overBudget(let cents): words.text("matching.over_budget", "price", dollars(cents))
        case .likeBudgets: words["matching.similar_budgets"]
        case .budgetsApart(let cents): words.text("matching.budgets_apart", "price", dollars(cents))
        case .sameDates: words["matching.dates_fit"]
        case .datesApart(let days):
            days < 14 ? words.text("matching.days_apart", count: days) : words.text("matching.weeks_apart", count: (days + 3) / 7)
        case .sameStay: words["matching.stay_fits"]
        case .stayApart(let months): words.text("matching.stay_apart", count: months)
        case .alike(let habits): words.text("matching.both", "habits", words.list(habits.map(both)))
        case .unlike(let habits): words.text("matching.differ", "habits", words.inSentence(habits.map { scale.habits[$0].label }))
        case .homes(let count): words.text("matching.homes", count: count)
        case .saved: words["matching.on_their_list"]
        }
    }

    private func distance(_ hectometres: Int) -> String { words.wholeDistance(Double(hectometres) / 10) }

    /// Rounded up, so that a difference is never "$0".
    private func dollars(_ cents: Int) -> String { words.formats.money(Money(cents: Wide((cents + 99) / 100 * 100))) }

    private func both(_ word: MatchReason.HabitWord) -> String {
        let habit = scale.habits[word.habit]
        let text = habit.words[word.word]
        return habit.both[text] ?? text
    }
}

import Places

/// Why two match as they do, for words to be made of.
public enum MatchReason: Sendable, Hashable {
    /// A place that somebody wants.
    public enum Place: Sendable, Hashable {
        /// A suburb, by its row in the table of places.
        case suburb(Int32)
        /// A campus, by its row in the table of campuses.
        case campus(Int32)
    }

    /// What is offered is in a suburb that is wanted.
    case inPlace(Place)
    /// Both want that place.
    case bothWant(Place)
    /// What is offered is so far from a place that is wanted, in hundreds of metres.
    case near(Place, hectometres: Int)
    /// The nearest places that the two want are so far apart.
    case placesApart(hectometres: Int)
    /// The price is within the budget.
    case withinBudget
    /// The price is so much over the budget, in cents.
    case overBudget(cents: Int)
    /// Both can pay about the same.
    case likeBudgets
    /// What each of them can pay differs by so much, in cents.
    case budgetsApart(cents: Int)
    /// Both begin within a week.
    case sameDates
    /// The first days are so many days apart.
    case datesApart(days: Int)
    /// Both for about as long.
    case sameStay
    /// The lengths are so many months apart.
    case stayApart(months: Int)
    /// Words for habits that agree: each as its habit and its place among the words.
    case alike([HabitWord])
    /// Habits that do not go together.
    case unlike([Int])
    /// So many homes that both like.
    case homes(Int)
    /// The one who looks has saved what the other offers.
    case saved

    /// A word of a habit, by their places.
    public struct HabitWord: Sendable, Hashable {
        /// The place of the habit on the scale.
        public let habit: Int
        /// The place of the word among the habit's.
        public let word: Int

        package init(habit: Int, word: Int) {
            self.habit = habit
            self.word = word
        }
    }
}

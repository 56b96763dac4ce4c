import Matching

/// Which fields of a kind say what matching compares. Each is the place of a field among the kind's; nil if none says it.
public struct MatchRule: Sendable, Hashable {
    /// What its listings are to others.
    public let role: MatchFacts.Role
    /// What tells a request for a place in a home from one for a whole home; nil if all are for a place.
    public internal(set) var seeks: Seeks?
    /// The day from which on.
    public internal(set) var from: Int?
    /// The last day.
    public internal(set) var until: Int?
    /// How many months.
    public internal(set) var stay: Int?
    /// How many people move in.
    public internal(set) var people: Int?
    /// How many may live there together.
    public internal(set) var seats: Int?
    /// Who has joined already.
    public internal(set) var joined: Int?
    /// How many bedrooms.
    public internal(set) var bedrooms: Int?
    /// Other suburbs that are wanted.
    public internal(set) var suburbs: Int?
    /// Campuses to be near.
    public internal(set) var campuses: Int?
    /// Listings that it likes.
    public internal(set) var likes: Int?
    /// What must agree.
    public internal(set) var breakers: Int?
    /// How people live.
    public internal(set) var habits: [Int] = []
    /// Words of a habit that go together, by its field.
    package var alike: [String: [String]] = [:]
    /// What is said of two who chose the same word, by the field and the word.
    var both: [String: [String: String]] = [:]
    /// What somebody says of themselves who chooses a word, by the field and the word.
    package var own: [String: [String: String]] = [:]
    /// The habits of all kinds of the board.
    public internal(set) var scale = HabitScale([])

    init(_ role: MatchFacts.Role) { self.role = role }

    /// A choice of what is looked for.
    public struct Seeks: Sendable, Hashable {
        /// The field.
        public let field: Int
        /// Its word for a place in a home.
        public let place: String
        /// Its word for a whole home, which others may share.
        public let home: String
    }
}

extension HabitScale {
    /// The habits of kinds, those of the first kinds first. Where two kinds have one of the same name, the words are those of the first.
    package init(of kinds: [Kind]) {
        var habits: [Habit] = []
        let rules = kinds.compactMap { $0.uses.match }
        for kind in kinds {
            for place in kind.uses.match?.habits ?? [] where !habits.contains(where: { $0.id == kind.fields[place].id }) {
                let field = kind.fields[place]
                let alike = rules.compactMap { $0.alike[field.id] }.first ?? []
                let both = rules.compactMap { $0.both[field.id] }.first ?? [:]
                var habit = Habit(id: field.id, label: field.label, words: field.type.words, alike: alike, both: both)
                habit.own = rules.compactMap { $0.own[field.id] }.first ?? [:]
                habits.append(habit)
            }
        }
        self.init(habits)
    }
}

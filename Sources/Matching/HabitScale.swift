/// The habits of a board, and how well their words go together.
public struct HabitScale: Sendable, Hashable {
    /// A habit with its words in order, such as from quiet to lively.
    public struct Habit: Sendable, Hashable {
        /// The name of its field.
        public let id: String
        /// What people call it.
        public var label: String
        /// Its words, in order.
        public let words: [String]
        /// Words that go together like one word, such as having a pet and pets being welcome.
        public var alike: [String]
        /// What is said after "both" of two who chose the same word, where that is not the word itself.
        public var both: [String: String]
        /// What somebody says of themselves who chooses a word, where that is not the word itself.
        public var own: [String: String] = [:]

        /// A habit; see the properties.
        public init(id: String, label: String = "", words: [String], alike: [String] = [], both: [String: String] = [:]) {
            self.id = id
            self.label = label.isEmpty ? id : label
            self.words = Array(words.prefix(HabitWords.mostWords))
            self.alike = alike
            self.both = both
        }

        /// How well two words go together: 2 if they agree, 1 if they are next to each other, 0 if they are further apart.
        func agreement(_ one: Int, _ other: Int) -> UInt8 {
            if one == other { return 2 }
            if alike.contains(words[one]), alike.contains(words[other]) { return 2 }
            return abs(one - other) == 1 ? 1 : 0
        }
    }

    /// The habits, in order.
    public let habits: [Habit]
    /// The agreement of each two words of each habit.
    private let table: [UInt8]

    /// A scale of those habits, of which the first eight count.
    public init(_ habits: [Habit]) {
        self.habits = Array(habits.prefix(HabitWords.most))
        var table = [UInt8](repeating: 0, count: HabitWords.most * 256)
        for (place, habit) in self.habits.enumerated() {
            for one in habit.words.indices {
                for other in habit.words.indices { table[place * 256 + one * 16 + other] = habit.agreement(one, other) }
            }
        }
        self.table = table
    }

    /// How well two words of a habit go together, 0 to 2.
    func agreement(_ habit: Int, _ one: Int, _ other: Int) -> Int { Int(table[habit * 256 + (one & 15) * 16 + (other & 15)]) }

    /// The place of a word of a habit; nil if the scale has no such habit or word.
    public func place(of word: String, in habit: String) -> (habit: Int, word: Int)? {
        guard let place = habits.firstIndex(where: { $0.id == habit }), let word = habits[place].words.firstIndex(of: word) else {
            return nil
        }
        return (place, word)
    }

    /// The names of what must agree: habits in their order, and then the others.
    public func names(of breakers: MatchBreakers) -> [String] {
        habits.enumerated().filter { breakers.contains(.habit($0.offset)) }.map { $0.element.id }
            + HabitScale.others.filter { breakers.contains($0.breaker) }.map { $0.name }
    }

    private static let others: [(name: String, breaker: MatchBreakers)] = [("budget", .budget), ("dates", .dates)]

    /// What must agree if a listing names that word: a habit by its field, the budget or the dates.
    public func breaker(_ word: String) -> MatchBreakers {
        if let place = habits.firstIndex(where: { $0.id == word }) { return .habit(place) }
        return HabitScale.others.first { $0.name == word }?.breaker ?? []
    }
}

/// The words that somebody chose for how they live, each by its place among the words of its habit. At most eight habits count.
public struct HabitWords: Sendable, Hashable {
    /// Eight bits for each habit: 0 if nothing was said, else 1 for the first word.
    package private(set) var bits: UInt64

    /// Nothing said.
    public init() { bits = 0 }

    package init(bits: UInt64) { self.bits = bits }

    /// The most habits that count.
    public static let most = 8
    /// The most words of a habit that count.
    public static let mostWords = 15

    /// The word of a habit, by its place; nil if nothing was said.
    public subscript(_ habit: Int) -> Int? {
        get {
            let word = Int(bits >> (UInt64(habit) * 8) & 0xff)
            return word == 0 ? nil : word - 1
        }
        set {
            let shift = UInt64(habit) * 8
            let word = newValue.map { UInt64(clamping: $0 + 1) & 0xff } ?? 0
            bits = bits & ~(0xff << shift) | word << shift
        }
    }
}

/// The habits of a board, and how well their words go together.
public struct HabitScale: Sendable, Hashable {
    /// A habit with its words in order, such as from quiet to lively.
    public struct Habit: Sendable, Hashable {
        /// The name of its field.
        public let id: String
        /// Its words, in order.
        public let words: [String]
        /// Words that go together like one word, such as having a pet and pets being welcome.
        public let alike: [String]

        /// A habit; see the properties.
        public init(id: String, words: [String], alike: [String] = []) {
            self.id = id
            self.words = words
            self.alike = alike
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
        self.habits = Array(habits.prefix(HabitWords.most)).map {
            Habit(id: $0.id, words: Array($0.words.prefix(HabitWords.mostWords)), alike: $0.alike)
        }
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
}

/// What a word does in a sentence on who may live in a home.
struct WordRoles: OptionSet, Sendable, Hashable {
    let rawValue: UInt64

    /// `no`.
    static let no = WordRoles(rawValue: 1 << 0)
    /// Says that something isn't so: `not`, `don't`.
    static let negation = WordRoles(rawValue: 1 << 1)
    /// Taking somebody in: `accept`, `rent`.
    static let admits = WordRoles(rawValue: 1 << 2)
    /// Being taken in: `allowed`, `accepted`.
    static let admitted = WordRoles(rawValue: 1 << 3)
    /// Keeps something to those named before it: `only`, `preferred`.
    static let limit = WordRoles(rawValue: 1 << 4)
    /// Keeps something to those named after it: `only`, `strictly`.
    static let only = WordRoles(rawValue: 1 << 5)
    /// `please`.
    static let please = WordRoles(rawValue: 1 << 6)
    /// Forms of `be`.
    static let being = WordRoles(rawValue: 1 << 7)
    /// Asks for what follows with `be`: `must`, `has to`.
    static let must = WordRoles(rawValue: 1 << 8)
    /// Asks for who follows: `seeking`, `prefer`.
    static let seeks = WordRoles(rawValue: 1 << 9)
    /// The same with `for`: `looking`.
    static let seeksFor = WordRoles(rawValue: 1 << 10)
    /// Asks for who follows if that is somebody to live with: `want`, `need`.
    static let wants = WordRoles(rawValue: 1 << 11)
    /// Says whom a home suits: `suits`.
    static let suits = WordRoles(rawValue: 1 << 12)
    /// The same with `for`: `ideal`, `room`.
    static let suitsFor = WordRoles(rawValue: 1 << 13)
    /// `unsuitable`.
    static let unsuited = WordRoles(rawValue: 1 << 14)
    /// `for`.
    static let `for` = WordRoles(rawValue: 1 << 15)
    /// `to`.
    static let to = WordRoles(rawValue: 1 << 16)
    /// `after`, which asks for somebody in "we're after".
    static let after = WordRoles(rawValue: 1 << 17)
    /// Stands before somebody: `a`, `any`, `another`.
    static let determiner = WordRoles(rawValue: 1 << 18)
    /// Counts: `two`.
    static let number = WordRoles(rawValue: 1 << 19)
    /// A quality that nobody is protected for: `quiet`, `tidy`.
    static let quality = WordRoles(rawValue: 1 << 20)
    /// Joins several: `or`.
    static let connector = WordRoles(rawValue: 1 << 21)
    /// Somebody: `person`, `students`.
    static let person = WordRoles(rawValue: 1 << 22)
    /// Somebody to live with: `flatmate`.
    static let mate = WordRoles(rawValue: 1 << 23)
    /// Who writes, and those with them: `we`, `our`.
    static let writer = WordRoles(rawValue: 1 << 24)
    /// Tells how things are, when `no` or `only` follows: `have`, `with`, `are`.
    static let tells = WordRoles(rawValue: 1 << 25)
    /// Tells of who lives about: `live`, `upstairs`.
    static let lives = WordRoles(rawValue: 1 << 26)
    /// A place or thing that has users of its own: `school`, `pool`.
    static let thing = WordRoles(rawValue: 1 << 27)
    /// May follow somebody when the thought ends there: `who`, `please`.
    static let closer = WordRoles(rawValue: 1 << 28)
    /// A home: `house`, `household`.
    static let home = WordRoles(rawValue: 1 << 29)
    /// Takes a word's own meaning away: `the`, `an` before `only`.
    static let article = WordRoles(rawValue: 1 << 30)
    /// Ages: `over`, `aged`, `between`.
    static let ages = WordRoles(rawValue: 1 << 31)
    /// The same where somebody is asked for: `in`, `from`.
    static let follows = WordRoles(rawValue: 1 << 32)
    /// Ages from one on: `over`.
    static let least = WordRoles(rawValue: 1 << 33)
    /// Behind an age: `years`, `old`.
    static let years = WordRoles(rawValue: 1 << 35)
    /// Tells that something is asked, and not told: `sorry`.
    static let asks = WordRoles(rawValue: 1 << 34)
}

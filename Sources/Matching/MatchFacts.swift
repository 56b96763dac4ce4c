/// What two sides compare, without their places: small enough to compare millions.
public struct MatchFacts: Sendable, Hashable {
    /// What somebody is to others.
    public enum Role: UInt8, Sendable, Hashable, CaseIterable {
        /// Offers a place in a home to somebody who looks for one.
        case offer
        /// Offers a whole home, which several who look may take together.
        case home
        /// Looks for a place to live.
        case request
    }

    /// What it is to others.
    public var role: Role
    /// Whether a request is for a place in a home.
    public var seeksPlace: Bool
    /// Whether a request is for a whole home, which others may share.
    public var seeksHome: Bool
    /// What is asked or can be paid in a week, in cents.
    public var cents: Int32?
    /// The first day, as days since 1970.
    public var from: Int32?
    /// The last day.
    public var until: Int32?
    /// How many months it is for.
    public var stay: ClosedRange<Int32>?
    /// How they live.
    public var habits: HabitWords
    /// What must agree.
    public var breakers: MatchBreakers
    /// How many people move in.
    public var people: Int32
    /// How many may live there together, if that is limited.
    public var seats: Int32?
    /// How many bedrooms it has, or may have.
    public var bedrooms: ClosedRange<Int32>?

    /// What is known of a side; all that is not given is unknown.
    public init(_ role: Role) {
        self.role = role
        seeksPlace = false
        seeksHome = false
        habits = HabitWords()
        breakers = []
        people = 1
    }

    /// What each of the people pays, in cents.
    var share: Int32? { cents.map { $0 / max(1, people) } }

    /// How many months it is for, also where only its first and last day say so.
    var months: ClosedRange<Int32>? {
        if let stay { return stay }
        guard let from, let until else { return nil }
        let months = Int32(clamping: max(1, (Int(until) - Int(from) + 15) / 30))
        return months...months
    }

    /// How many may live together at most, by all that it says.
    var room: Int { Int(min(seats ?? .max, bedrooms?.upperBound ?? .max)) }

    /// The same for those who come later: what was to begin earlier can begin on that day.
    func starting(notBefore today: Int32) -> MatchFacts {
        var facts = self
        // How long it is for was said of the day that was given.
        if facts.stay == nil { facts.stay = months }
        if let from { facts.from = max(from, today) }
        return facts
    }
}

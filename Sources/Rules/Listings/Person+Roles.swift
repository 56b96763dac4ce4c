import Facts

extension Person.Role {
    /// The capacity in which somebody usually posts a listing of a kind; nil where nobody can tell.
    public static func usual(of kind: Kind) -> Person.Role? {
        let roles = fitting(kind)
        return roles.count < allCases.count ? roles.first : nil
    }

    /// The capacities in which somebody posts a listing of a kind, the usual one first: who sells a bicycle is no landlord.
    public static func fitting(_ kind: Kind) -> [Person.Role] {
        switch kind.uses.accommodation {
        case .whole: [.owner, .agent, .headTenant, .business]
        case .shared: [.owner, .headTenant, .agent, .business]
        case .wanted: [.looking, .agent, .business]
        case nil:
            switch kind.price?.per {
            case .once: [.seller, .business]
            // What is for hire comes back to its owner.
            case .week, .month, .night: [.owner, .business]
            case nil: allCases
            }
        }
    }
}

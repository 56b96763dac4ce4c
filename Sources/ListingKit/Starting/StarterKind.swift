/// What a board that begins is for.
public enum StarterKind: String, Sendable, CaseIterable {
    /// Homes and rooms in one town.
    case homes
    /// Rooms, people who look for one and second-hand things around a campus.
    case campus
    /// The cars and stories of a club.
    case cars
    /// Things to swap, sell or give away.
    case swap

    /// What one is like, for whoever begins it.
    struct Look {
        /// The usual name of the board.
        let title: String
        let tagline: String
        let description: String
        /// The ids of the kinds of listings that it has.
        let kinds: [String]
        /// Whether it has pages of university campuses.
        let hasCampuses: Bool
        /// The role of most people who post.
        let role: String
    }

    var look: Look {
        switch self {
        case .homes:
            Look(
                title: "Our Homes", tagline: "Homes to rent, straight from their owners",
                description:
                    "Homes and rooms to rent in one town, straight from the people they belong to. One fixed rent for each, and nothing to pay.",
                kinds: ["rental", "room", "wanted"], hasCampuses: false, role: "owner")
        case .campus:
            Look(
                title: "Our Campus Board", tagline: "Rooms, housemates and second-hand things around campus",
                description:
                    "Rooms to rent, people to live with and second-hand things around campus, from students and everybody else who lives there.",
                kinds: ["room", "wanted", "item"], hasCampuses: true, role: "head-tenant")
        case .cars:
            Look(
                title: "Our Car Club", tagline: "Our cars, our runs and what we learned in the garage",
                description: "The cars that members of our club are ready to let go, and stories of runs, repairs and meetings.",
                kinds: ["car", "story"], hasCampuses: false, role: "seller")
        case .swap:
            Look(
                title: "Our Swap Circle", tagline: "Good things to swap, give away or sell",
                description: "Second-hand things to swap, give away or sell for a fair price, straight from the people they belong to.",
                kinds: ["item"], hasCampuses: false, role: "seller")
        }
    }
}

/// A word for people whom laws protect, and in which sentences it can turn them, or others, away.
struct GroupWord: Sendable {
    let ground: ProtectedGround
    let shape: Shape
    let ways: Ways
    /// The negative of the number of its opposite; who names both, such as men and women, means everybody. 0 if it has none.
    let side: Int

    /// What makes a word mean people.
    enum Shape: Sendable {
        /// It does by itself: `females`.
        case noun
        /// It does beside somebody, or where the thought ends: `female`.
        case adjective
        /// It does beside somebody, or if all that is said is that: `Chinese`, which may be a restaurant.
        case origin
        /// It does beside somebody alone: `white`.
        case quality
    }

    /// The sentences in which it counts.
    struct Ways: OptionSet, Sendable {
        let rawValue: Int
        /// "no children"
        static let refused = Ways(rawValue: 1)
        /// "adults only"
        static let limited = Ways(rawValue: 2)
        /// "looking for a young flatmate"
        static let sought = Ways(rawValue: 4)
        /// "ideal for Indian students"; a home may suit the young or couples without being kept for them.
        static let suited = Ways(rawValue: 8)

        static let all: Ways = [.refused, .limited, .sought, .suited]
    }
}

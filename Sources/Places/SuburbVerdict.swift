/// What the table of places says to a suburb, a state and a postcode.
public enum SuburbVerdict: Sendable, Hashable {
    /// They are a place of the table. The hint, in full sentences, tells of a name that is no official suburb's.
    case agrees(Locality, hint: String?)
    /// They are not, or something is missing.
    case wrong(Problem)

    /// Why a suburb, a state and a postcode are no place, and which places may be meant.
    public struct Problem: Sendable, Hashable {
        /// One of the three that make up a place.
        public enum Part: String, Sendable, Hashable {
            /// The name of the place.
            case suburb
            /// The state or territory.
            case state
            /// The postcode.
            case postcode
        }

        /// What is wrong, in one sentence without a final full stop.
        public let message: String
        /// How it came about and what is true, in full sentences.
        public let reason: String
        /// Places that may be meant, best first, at most eight.
        public let suggestions: [Locality]
        /// Those of them that are likely enough to be offered, at most two.
        public let likely: [Locality]
        /// Which of the three is wrong or missing.
        public let part: Part
    }
}

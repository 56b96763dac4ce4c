/// The result of checking a suburb, a state and a postcode against the table of places.
public enum SuburbVerdict: Sendable, Hashable {
    /// They are a place in the table. The hint, in full sentences, is for a name that is not an official suburb.
    case agrees(Locality, hint: String?)
    /// They are not a place in the table, or one of them is missing.
    case wrong(Problem)

    /// Why a suburb, a state and a postcode are not a place, and which places may be meant.
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
        /// How it came about and what would be right, in full sentences.
        public let reason: String
        /// Places that may be meant, best first, at most eight.
        public let suggestions: [Locality]
        /// The suggestions that are likely enough to be offered as a fix, at most two.
        public let likely: [Locality]
        /// Which of the three is wrong or missing.
        public let part: Part
    }
}

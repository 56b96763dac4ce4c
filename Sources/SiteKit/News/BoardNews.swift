import Facts
import Findings
import ListingKit
import Rules
import Values

/// What a change of a board means to those who follow it.
public struct BoardNews: Sendable {
    /// What becomes of a listing.
    public struct Item: Sendable {
        /// How it changes.
        public enum Sort: String, Sendable { case new, changed, gone }

        /// What becomes of it.
        public let sort: Sort
        /// Its identity.
        public let id: String
        /// Its title.
        public let title: String
        /// Its file, relative to the content folder.
        public let file: String
        /// Its kind.
        public let kind: Kind
        /// Its suburb and state, if it has a place.
        public let place: String?
        /// The price that it has, or had.
        public let price: Money?
        /// What people will hear of it, oldest first.
        public internal(set) var told: [ListingEvent] = []
        /// How many feeds tell each of that once.
        public internal(set) var feeds = 0
        /// The price before, if it is another now.
        public internal(set) var priceBefore: Money??
        /// The status before, if it is another now.
        public internal(set) var statusBefore: String?
        /// The status that it has, or had.
        public let status: String
        /// What else is not as it was, in the words of its kind.
        public internal(set) var facts: [String] = []
    }

    /// The listings that change, in the order of their files.
    public internal(set) var listings: [Item] = []
    /// The handles of people who come, whose files change, and who go.
    public internal(set) var people: (new: [String], changed: [String], gone: [String]) = ([], [], [])
    /// Warnings that there were not before.
    public internal(set) var warnings: [Diagnostic] = []
}

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
        /// How many comments come, and how many go or are hidden.
        public internal(set) var comments: (new: Int, gone: Int) = (0, 0)
        /// How many people liked it before and like it, if that is not the same.
        public internal(set) var likes: (before: Int, now: Int)?
        /// What else is not as it was: the keys of its file.
        public internal(set) var facts: [String] = []
    }

    /// The listings that change, in the order of their files.
    public internal(set) var listings: [Item] = []
    /// The handles of people who come, whose files change, and who go.
    public internal(set) var people: (new: [String], changed: [String], gone: [String]) = ([], [], [])
    /// Files of the repository that belong to no listing and to nobody: those of the content folder relative to it, all others from the top,
    /// with `./` before them.
    public internal(set) var files: [String] = []
    /// Warnings that there were not before.
    public internal(set) var warnings: [Diagnostic] = []

    /// Nothing.
    public init() {}
}

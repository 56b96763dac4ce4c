import Bytes
import Values

/// What lists, feeds, calendars and the site map must know of a listing, without its texts and pictures.
///
/// It is small and kept from one build to the next, so that a listing whose file did not change need not be read to know where it belongs.
/// All copies share what it says.
public struct ListingSummary: Sendable, Hashable {
    /// The path of its file, relative to the content folder.
    public var file: String { facts.value.file }
    /// The last part of its URL.
    public var slug: String { facts.value.slug }
    /// Its identity.
    public var id: String { facts.value.id }
    /// The id of its kind.
    public var kind: String { facts.value.kind }
    /// The handle of its owner.
    public var owner: String { facts.value.owner }
    /// The row of its suburb in the table of places; nil if it has no place.
    public var locality: Int32? { facts.value.locality }
    /// The day on which it was first listed.
    public var listed: Day { facts.value.listed }
    /// Whether it stands in lists, search and feeds: open and not expired.
    public var isListed: Bool { facts.value.isListed }
    /// Its events as people are told of them, oldest first; never empty.
    public var events: [EventMark] { facts.value.extras.events }
    /// Events that people were told of and that the file tells no longer.
    public var taken: [EventMark] { facts.value.extras.taken }
    /// When the last event happened that matters to a reader.
    public var updated: Moment { facts.value.extras.updated }
    /// Its inspections. Lists do not ask for them; the next build does.
    public var slots: [SlotMark] { facts.value.extras.slots }
    /// Its tags, as they stand in URLs, sorted, each once.
    public var tags: [String] { facts.value.extras.tags }
    /// The places of the saved searches that it matches, in order.
    public var searches: [Int] { facts.value.extras.searches }
    /// The day of its last inspection, held or cancelled; nil if it never had one.
    public var lastInspection: Day? { facts.value.extras.lastInspection }
    /// Of all that the feeds of changes tell of it; see ``ListingStory``.
    public var story: Fingerprint { facts.value.extras.story }
    /// Its price, if it has one. Lists do not ask for it; the next build does.
    public var price: Money? { facts.value.extras.price }

    /// How much text it has, in bytes: the length of its file, or a part of what it becomes as HTML if that is more. Lists do not ask for it;
    /// the bound on all listings together does.
    public var textBytes: Int { facts.value.extras.textBytes }

    /// What many listings have little or nothing of.
    public struct Extras: Sendable, Hashable {
        var events: [EventMark]
        var updated: Moment
        var taken: [EventMark] = []
        var slots: [SlotMark] = []
        var tags: [String]
        var searches: [Int]
        var lastInspection: Day?
        var story: Fingerprint
        var price: Money?
        var textBytes: Int

        /// A summary; see the properties.
        public init(
            events: [EventMark], updated: Moment, tags: [String], searches: [Int], lastInspection: Day?, story: Fingerprint,
            price: Money? = nil, textBytes: Int = 0, slots: [SlotMark] = []
        ) {
            self.events = events
            self.updated = updated
            self.tags = tags
            self.searches = searches
            self.lastInspection = lastInspection
            self.story = story
            self.price = price
            self.textBytes = textBytes
            self.slots = slots
        }
    }

    /// A summary of those facts.
    public init(
        file: String, slug: String, id: String, kind: String, owner: String, locality: Int32?, listed: Day, isListed: Bool, extras: Extras
    ) {
        facts = Shared(
            Facts(
                file: file, slug: slug, id: id, kind: kind, owner: owner, locality: locality, listed: listed, isListed: isListed,
                extras: extras))
    }

    /// The summary of a listing as of a day, with the places of the saved searches that it matches, a fingerprint under a seed and how
    /// much text it has.
    public init(_ listing: Listing, today: Day, searches: [Int], seed: UInt64, textBytes: Int = 0) {
        let story = ListingStory(listing, today: today)
        let marks = story.events.map(\.mark)
        self.init(
            file: listing.file, slug: listing.slug, id: listing.id, kind: listing.kind.id, owner: listing.owner,
            locality: listing.place?.locality.index, listed: listing.listed, isListed: listing.stands(on: today),
            extras: Extras(
                events: marks, updated: Moment(lastOf: marks, listing: listing.id.stableHash),
                tags: listing.tags.isEmpty ? [] : Set(listing.tags.map(\.slugified)).sorted(),
                searches: searches, lastInspection: listing.inspections.last?.day, story: story.fingerprint(seed: seed),
                price: listing.price, textBytes: textBytes, slots: listing.inspections.map(SlotMark.init)))
    }

    /// The event that ended it, if it stands in no list; nil if none says so, or not yet.
    public var end: EventMark? { isListed ? nil : events.last(where: \.kind.isEnd) }

    /// What many listings have little of.
    public var extras: Extras { facts.value.extras }

    /// Whether lists show the other listing where they show this one. Its price and length may be others, and so what the feeds of changes tell.
    public func stands(like other: ListingSummary) -> Bool {
        self == other || facts.value.place == other.facts.value.place
    }

    private let facts: Shared<Facts>

    /// The same listing with its events told as these are, and those taken out of its file, last changed at that moment.
    public func told(_ events: [EventMark], taken: [EventMark], updated: Moment) -> ListingSummary {
        var facts = facts.value
        facts.extras.taken = taken
        facts.extras.events = events
        facts.extras.updated = updated
        return ListingSummary(facts)
    }

    private init(_ facts: Facts) { self.facts = Shared(facts) }

    /// What the properties give, all of it.
    private struct Facts: Sendable, Hashable {
        let file: String
        let slug: String
        let id: String
        let kind: String
        let owner: String
        let locality: Int32?
        let listed: Day
        let isListed: Bool
        var extras: Extras

        /// What decides where lists show it.
        var place: Facts {
            var facts = self
            facts.extras.story = Fingerprint(high: 0, low: 0)
            facts.extras.price = nil
            facts.extras.textBytes = 0
            return facts
        }
    }
}

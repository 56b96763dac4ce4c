import Bytes
import Matching
import Places
import Rules
import Values

/// What lists, feeds, calendars and the site map need to know of a listing, without its texts and pictures.
///
/// It is kept between builds, so that an unchanged listing need not be read again. Copies share their storage.
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
    /// Whether it is in lists, search and feeds: open and not expired.
    public var isListed: Bool { facts.value.isListed }
    /// What those who follow it are told, oldest first; never empty.
    public var told: [ToldEvent] { facts.value.extras.told }
    /// What calendars say of its times of late, and of those that its file has no longer.
    package var signals: [SlotSignal] { facts.value.extras.signals }
    /// Stands for all that it tells otherwise than its file alone does; 0 if that is nothing.
    var pastMark: UInt64 { facts.value.extras.pastMark }
    /// The first fact of its card in words, such as `2 beds`; empty if it has none.
    package var fact: String { facts.value.extras.fact }
    /// When the last event happened that matters to a reader.
    public var updated: Moment { facts.value.extras.updated }
    /// Its inspections.
    public var slots: [SlotMark] { facts.value.extras.slots }
    /// Its tags as slugs, sorted, each once.
    public var tags: [String] { facts.value.extras.tags }
    /// The places of the saved searches that it matches, in order.
    public var searches: [Int] { facts.value.extras.searches }
    /// Where exactly it is, if that may be published. Else the middle of its suburb stands for it.
    public var point: Coordinate? { facts.value.extras.point }
    /// What decides in which lists of its kind's catalogue it is: its rank by each of the kind's ``Kind/mainFacets``.
    public var ranks: [UInt8] { facts.value.extras.ranks }
    /// What ties it to others.
    public var ties: ListingTies { facts.value.extras.ties }
    /// What it says to those who look for a home, or share one; nil if its kind is not about that.
    public var match: MatchProfile? { facts.value.extras.match }
    /// Times of its own fields, such as those of an event.
    public var occasions: [SlotMark] { facts.value.extras.occasions }
    /// The day from which on it can be had; nil if it does not say.
    public var start: Day? { facts.value.extras.start }
    /// The sections of its kind's catalogue that it is in, by the rest of their addresses: `category/furniture`.
    public var sections: [String] { facts.value.extras.sections }
    /// The day of its last inspection or other time, held or cancelled; nil if it never had one.
    public var lastAppointment: Day? { facts.value.extras.lastAppointment }
    /// Of all that feeds of changes say of it, but for its events.
    package var storyFingerprint: Fingerprint { facts.value.extras.storyFingerprint }
    /// Its price, if it has one. The pages of listings like it compare theirs with it.
    public var price: Money? { facts.value.extras.price }

    /// Its place on the page of its owner, if it names one: 1 comes first.
    public var rank: Int? { facts.value.extras.rank }
    /// The addresses that its file says its page had.
    public var was: [String] { facts.value.extras.was }
    /// The places of which no page may say more than the suburb.
    public var hidden: [HiddenPlace] { facts.value.extras.hidden }
    /// The streets that its pages show.
    package var shown: [ShownStreet] { facts.value.extras.shown }
    /// Whether its text may name suburbs with their states or postcodes; see ``NamedRegions``.
    var mayNamePlaces: Bool { facts.value.extras.mayNamePlaces }
    /// What stands for what people said of it; nil if nobody said anything.
    public var talk: TalkMark? { facts.value.extras.talk }

    /// Its size in bytes, as a file or in part as HTML, whichever is more; the sum of all listings is limited.
    public var textBytes: Int { facts.value.extras.textBytes }

    /// What many listings have little or nothing of.
    public struct Extras: Sendable, Hashable {
        var told: [ToldEvent]
        var updated: Moment
        var tags: [String]
        var searches: [Int]
        var lastAppointment: Day?
        var fact = ""
        var storyFingerprint: Fingerprint
        var price: Money?
        var textBytes = 0
        var slots: [SlotMark] = []
        var occasions: [SlotMark] = []
        var start: Day?
        var sections: [String] = []
        var signals: [SlotSignal] = []
        var pastMark: UInt64 = 0
        var ranks: [UInt8] = []
        var point: Coordinate?
        var ties = ListingTies()
        var rank: Int?
        var was: [String] = []
        var talk: TalkMark?
        var hidden: [HiddenPlace] = []
        var shown: [ShownStreet] = []
        var mayNamePlaces = false
        var match: MatchProfile?
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

    /// The summary of a listing as of a day. `searches` are the indexes of the saved searches that it matches.
    public init(
        _ listing: Listing, today: Day, searches: [Int], seed: UInt64, textBytes: Int = 0, mayNamePlaces: Bool = false,
        _ facts: FirstFacts
    ) {
        let events = listing.events(until: today)
        self.init(
            file: listing.file, slug: listing.slug, id: listing.id, kind: listing.kind.id, owner: listing.owner,
            locality: listing.place?.locality.index, listed: listing.listed, isListed: listing.stands(on: today),
            extras: Extras(
                told: events.map { ToldEvent($0, of: listing.kind, today: today) },
                updated: Moment(lastOf: events.map(\.mark), listing: listing.id.stableHash),
                tags: listing.tags.isEmpty ? [] : Set(listing.tags.map(\.slugified)).sorted(),
                searches: searches, lastAppointment: listing.appointments.last?.day,
                fact: facts.text(of: listing), storyFingerprint: listing.storyFingerprint(seed: seed), price: listing.price,
                textBytes: textBytes,
                slots: listing.inspections.map(SlotMark.init),
                occasions: listing.occasions.map(SlotMark.init), start: listing.start,
                sections: listing.kind.sections?.paths(of: listing.values, price: listing.price, in: listing.kind.fields) ?? [],
                signals: SlotSignal.given(listing, events, today: today),
                ranks: listing.kind.mainFacets.map { $0.rank(price: listing.price) { listing.values[$0] } },
                point: listing.place?.exactPublicPoint, ties: ListingTies(listing), rank: listing.rank, was: listing.was,
                hidden: listing.hiddenPlaces, shown: listing.shownStreets,
                mayNamePlaces: mayNamePlaces, match: MatchProfile(listing)))
    }

    /// The event that ended it, if it is in no list; nil if none says so, or not yet.
    public var end: EventMark? { isListed ? nil : told.last(where: \.mark.kind.isEnd)?.mark }

    /// What many listings have little of.
    public var extras: Extras { facts.value.extras }

    /// Whether lists show both listings in the same places, but for those that are divided by price. Their lengths may differ, and what is
    /// told by ``isValued(like:)`` and ``isDated(like:)``.
    public func stands(like other: ListingSummary) -> Bool {
        self == other || facts.value.place == other.facts.value.place && hasPrice == other.hasPrice
    }

    /// Whether others compare with both listings alike: by their prices, and by how they match.
    public func isValued(like other: ListingSummary) -> Bool {
        price == other.price && ranks == other.ranks && match == other.match
    }

    /// Whether feeds of changes say the same of both listings.
    public func isDated(like other: ListingSummary) -> Bool {
        told == other.told && updated == other.updated && storyFingerprint == other.storyFingerprint
    }

    /// Whether it has a price that others can be compared with.
    private var hasPrice: Bool { price.map { $0.cents > 0 } ?? false }

    private let facts: Shared<Facts>

    /// The same listing with what was told of it.
    func with(told: [ToldEvent], signals: [SlotSignal], updated: Moment) -> ListingSummary {
        var facts = facts.value
        facts.extras.told = told
        facts.extras.signals = signals
        facts.extras.updated = updated
        var input = FingerprintInput(seed: 0)
        for event in told { event.add(to: &input) }
        for signal in signals { signal.add(to: &input) }
        facts.extras.pastMark = max(input.finish().low, 1)
        return ListingSummary(facts)
    }

    /// The same listing, of which nothing was told before, so that its news of late are told now.
    package func told(in part: NewsPart) -> ListingSummary {
        let told = told.map { $0.mark.day > part.day + -Telling.week ? $0.told(in: part) : $0 }
        return told == self.told ? self : with(told: told, signals: signals, updated: updated)
    }

    /// The same listing with what people said of it.
    func with(_ talk: TalkMark?) -> ListingSummary {
        var facts = facts.value
        facts.extras.talk = talk
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
            facts.extras.storyFingerprint = Fingerprint(high: 0, low: 0)
            facts.extras.fact = ""
            facts.extras.textBytes = 0
            facts.extras.talk = facts.extras.talk.map { TalkMark(shape: $0.shape, content: Fingerprint(high: 0, low: 0)) }
            (facts.extras.price, facts.extras.ranks, facts.extras.match) = (nil, [], nil)
            (facts.extras.told, facts.extras.signals, facts.extras.updated) = ([], [], Moment(Day(number: 0)))
            facts.extras.pastMark = 0
            return facts
        }
    }
}

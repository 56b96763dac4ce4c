import Bytes
import Facts
import ListingKit
import Matching
import Places
import Rules
import Synchronization
import Values

/// A listing as the site shows it: its route, and the facts of it that many pages share.
final class SiteListing: Sendable {
    let listing: Listing
    let route: Route
    private let owner: Shared<Person>?
    /// How to reach the owner: the listing's own contact, filled up from the owner's.
    let contact: Contact
    /// Whether it stands in lists, search and feeds: open and not expired.
    let isListed: Bool
    /// Whether its time is over although its status says open.
    let isExpired: Bool
    /// When the last event happened that matters to a reader.
    let updated: Moment
    /// When it was listed. Of one that was told of earlier than its file says now, no later than its last event.
    let posted: Moment
    /// What it says to those who look for a home; nil if its kind is not about that.
    let match: MatchProfile?
    private let today: Day
    let words: Words
    /// What people said of it; nil if nobody said anything.
    let talk: ListingTalk?
    /// What those who follow it were told.
    let told: [ToldEvent]
    private let signals: [SlotSignal]
    /// Its last change of price.
    let priceChange: Listing.PriceChange?
    /// What calendars show of its times, which whoever needs it first works out for all others.
    let calendarEvents = Mutex<(any Sendable)?>(nil)

    /// The listing, of which the site knows that summary.
    init(_ listing: Listing, _ summary: ListingSummary, _ context: SiteContext, _ talk: ListingTalk? = nil) {
        self.talk = talk
        owner = context.persons[listing.owner]
        let person = owner?.value
        self.listing = listing
        kind = context.shown(listing.kind)
        route = .listing(listing.kind, slug: listing.slug)
        let own = listing.contact
        // Whoever gives ways of their own in a listing wants to be reached by those alone.
        var contact = own?.isUsable == true ? own : person?.contact
        let name = listing.kind.tellsHandlesAlone ? person?.alias ?? listing.owner : own?.name ?? person?.contact.name
        contact?.name = name
        self.contact = contact ?? Contact(name: name)
        isListed = summary.isListed
        isExpired = listing.isOpen && !isListed
        updated = summary.updated
        posted = min(Moment(listing.listed, listing: listing.id.stableHash), updated)
        match = summary.match
        today = context.today
        words = context.words
        told = summary.told
        signals = summary.signals
        priceChange = listing.history.isEmpty ? nil : listing.lastPriceChange(until: context.today)
    }

    /// What calendars say of one of its times.
    func signal(of slot: TimeSlot) -> SlotSignal {
        signals.first { $0.mark.day == slot.day && $0.mark.start == slot.start }
            ?? SlotSignal(slot, InspectionState(of: slot, in: listing, turns: []))
    }

    /// Its owner.
    var person: Person? { owner?.value }
    /// What its owner is called.
    var ownerName: String? { owner.map { kind.tellsHandlesAlone ? $0.value.alias : $0.value.name } }
    /// What somebody is called whom it names: where it tells of people who look for something, by their handle.
    func name(of person: Person) -> String { kind.tellsHandlesAlone ? person.alias : person.name }
    /// The kind of listing, as the site calls it.
    let kind: Kind
    /// The suburb, if it has one.
    var locality: Locality? { listing.place?.locality }

    /// Where it is, as far as that may be told.
    var point: Coordinate? { listing.place?.publicPoint }
    /// The point that the landlord gave, if it may be published.
    var exactPoint: Coordinate? { listing.place?.exactPublicPoint }

    /// The price as people read it, or nil: `$520`, or the kind's word for 0.
    var priceText: String? {
        listing.price.map { words.price($0, of: kind) }
    }

    /// Appends the price as ``priceText`` gives it; false if there is none.
    func appendPrice(to out: inout ByteBuffer) -> Bool {
        guard let price = listing.price else { return false }
        words.write(price, of: kind, to: &out)
        return true
    }

    /// What follows the price: `a week`.
    var periodText: String? {
        listing.price?.cents == 0 ? nil : words.period(of: kind)
    }

    /// The status in words, unless it is open to all.
    var statusLabel: String? {
        if isExpired { return words["events.expired"] }
        return listing.status == Kind.available ? nil : kind.label(ofStatus: listing.status)
    }

    /// Visits the facts that the card shows: their icons, and what writes their texts, `2 beds`; it gives false if there is nothing to show.
    @inline(__always)
    func visitHighlights(_ body: (_ icon: String, _ text: (inout ByteBuffer) -> Bool) -> Void) {
        let fields = kind.fields
        for index in kind.cardFields {
            guard let value = listing.values[index], !isWordForNone(value), !listing.unsaid.contains(index) else { continue }
            body(fields[index].icon ?? "dot") { fields[index].writeShort(value, in: words.formats, to: &$0) }
        }
    }

    /// Whether a choice repeats what a count of 0 on the card is called: of the type "studio", with "Studio" for its bedrooms.
    private func isWordForNone(_ value: FieldValue) -> Bool {
        guard case .choice(let word) = value else { return false }
        return kind.wordsForNone.contains { none in
            guard case .count(0)? = listing.values[none.count] else { return false }
            return none.word == word
        }
    }

    /// The status in words, with its day if that is known; nil while it is open to all.
    var statusLine: String? {
        guard let statusLabel else { return nil }
        guard !isExpired, listing.statusDay.isKnown else { return statusLabel }
        return words.since(statusLabel, listing.statusDay.day)
    }

    /// `$30 less`, if the last change of the price lowered it.
    var drop: String? { change { $0 > $1 ? "card_facts.less" : nil } }

    /// `$30 more`, if the last change of the price raised it.
    var rise: String? { change { $0 < $1 ? "card_facts.more" : nil } }

    /// `since 18 Nov`, if its price ever changed.
    var changeSince: String? { priceChange.map { words.since($0.day, today: today) } }

    private func change(_ key: (_ before: Money, _ now: Money) -> String?) -> String? {
        guard let priceChange, let key = key(priceChange.from, priceChange.to) else { return nil }
        return words.text(key, "amount", words.formats.money(Money(cents: abs(priceChange.from.cents - priceChange.to.cents))))
    }
}

import Places
import Values

/// What the reading of a listing's file depends on beside the file.
struct ReadingContext: Sendable {
    /// The table of suburbs.
    let gazetteer: Gazetteer
    /// The handles of all owners, sorted.
    let people: [String]
    /// Owners who can be reached by what their own file says.
    let reachable: Set<String>
    /// The kinds whose own files have errors, by id.
    let brokenKinds: Set<String>
    /// The effective day.
    let today: Day
    /// The host of the board's own address; links to it are inside.
    let host: String?
    /// Within how many days a listing expires that is to be told of; nil to tell of none.
    let expiring: Int?
    /// The clocks of the zones that listings are in.
    let clocks: LocalClocks
    /// What the listing was when the site was built last; nil if that is not to be told.
    var before = PastFacts()
}

/// What a listing was when the site was built last, and what its file says no longer.
public struct PastFacts: Sendable {
    /// The price, if it was another.
    public var price: Money?
    /// The status, if those who follow were told of it.
    public var status: String?

    /// The events that those who follow were told of, if the file does not tell the same; empty if they were told of none yet.
    public var events: [EventMark]?

    /// Its inspections, if they were others.
    public var slots: [SlotMark]?

    /// What a listing was at the last build; see the properties.
    public init(price: Money? = nil, status: String? = nil, events: [EventMark]? = nil, slots: [SlotMark]? = nil) {
        self.price = price
        self.status = status
        self.events = events
        self.slots = slots
    }
}

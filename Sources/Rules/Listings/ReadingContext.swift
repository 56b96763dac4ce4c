import Places
import Values

/// What a listing's file is read with, beside the file.
package struct ReadingContext: Sendable {
    package let gazetteer: Gazetteer
    /// The handles of all owners, sorted.
    package let people: [String]
    /// The names of owners who are no business, by handle.
    package var names: [String: String] = [:]
    /// Owners who can be reached by what their own file says.
    package let reachable: Set<String>
    /// The kinds whose own files have errors, by id.
    package let brokenKinds: Set<String>
    package let today: Day
    /// The host of the board's own address; links to it are inside.
    package let host: String?
    /// Reports listings that expire within that many days; nil to report none.
    package let expiring: Int?
    /// The clocks of the zones that listings are in.
    package let clocks: LocalClocks
    /// What the listing was at the last build; empty if that does not matter.
    package var before = PreviousFacts()

    /// See the properties.
    package init(
        gazetteer: Gazetteer, people: [String], names: [String: String] = [:], reachable: Set<String>, brokenKinds: Set<String>,
        today: Day, host: String?, expiring: Int?, clocks: LocalClocks, before: PreviousFacts = PreviousFacts()
    ) {
        self.gazetteer = gazetteer
        self.people = people
        self.names = names
        self.reachable = reachable
        self.brokenKinds = brokenKinds
        self.today = today
        self.host = host
        self.expiring = expiring
        self.clocks = clocks
        self.before = before
    }
}

/// What a listing was at the last build, where its file says otherwise now.
public struct PreviousFacts: Sendable {
    /// The price, if it was another.
    public var price: Money?
    /// The status, if it was published.
    public var status: String?

    /// What people were told, if the file gives something else than it did then; empty if they were told nothing yet.
    public var told: [ToldEvent]?

    /// Its inspections, if they were others.
    public var slots: [SlotMark]?

    /// What a listing was at the last build; see the properties.
    public init(price: Money? = nil, status: String? = nil, told: [ToldEvent]? = nil, slots: [SlotMark]? = nil) {
        self.price = price
        self.status = status
        self.told = told
        self.slots = slots
    }
}

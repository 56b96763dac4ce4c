/// Something that happened to a listing on a day and that people who follow it want to know.
///
/// Events are told by the dated facts of the listing's own file, never by comparing one build with another: the same file tells the same
/// events, whoever builds it and however often.
public struct ListingEvent: Sendable, Hashable {
    /// The day on which it happened.
    public let day: Day
    /// What happened.
    public let change: Change
    /// The price when that day began; for a change of the price, or a listing that is back, that when it was over. Nil if there is none.
    public let price: Money?

    /// What happened to a listing.
    public enum Change: Sendable, Hashable {
        /// It was listed.
        case listed
        /// It is open to all again.
        case back
        /// The price, which was that, rose.
        case priceRose(from: Money)
        /// The price, which was that, dropped.
        case priceDropped(from: Money)
        /// People can come at those times, too.
        case inspectionsAdded([TimeSlot])
        /// Nobody need come at those times.
        case inspectionsCancelled([TimeSlot])
        /// Somebody is about to take it.
        case pending
        /// It is let, sold or whatever its kind calls it.
        case done
        /// Its owner took it back.
        case withdrawn
        /// Its owner has not confirmed it for too long.
        case expired
    }

    /// The word for what happened, as feeds and identities have it.
    public var name: String { change.kind.name }
    /// Where it stands among all events of its listing.
    public var mark: EventMark { EventMark(day, change.kind) }
}

extension ListingEvent.Change {
    /// What sort of event it is.
    public var kind: EventMark.Kind {
        switch self {
        case .listed: .listed
        case .back: .back
        case .priceRose: .priceRose
        case .priceDropped: .priceDropped
        case .inspectionsAdded: .inspectionsAdded
        case .inspectionsCancelled: .inspectionsCancelled
        case .pending: .pending
        case .done: .done
        case .withdrawn: .withdrawn
        case .expired: .expired
        }
    }
}

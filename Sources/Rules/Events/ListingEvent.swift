import Facts
import Values

/// Something that happened to a listing on a day, and that its followers want to know.
///
/// Events come from dated facts of the listing's own file, so the same file always gives the same events.
public struct ListingEvent: Sendable, Hashable {
    /// What happened.
    public let change: Change
    /// The price on that day: the new one after a change. Nil if there is none, or if the order is unknown.
    public let price: Money?
    /// Its identity within the listing: `listed`, `closed`, `closed/2`, `price/550`, `inspection-added/20261128T1100`.
    /// It depends on nothing that may be corrected, such as a day, nor on the number of other events.
    public let identity: String
    /// Which of the events of its name it is, counted from 1.
    package let number: Int
    /// Where it stands among all events of its listing.
    public let mark: EventMark

    /// The day on which it happened.
    public var day: Day { mark.day }
    /// The word for what happened, as feeds have it.
    public var name: String { change.kind.name }

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
        /// People can come at that time, too.
        case inspectionAdded(TimeSlot)
        /// Nobody need come at that time.
        case inspectionCancelled(TimeSlot)
        /// Somebody is about to take it.
        case pending
        /// It is let, sold or whatever its kind calls it, which is its status.
        case done(String)
        /// Its owner took it back.
        case withdrawn
        /// Its last day came, or its owner has not confirmed it for too long.
        case expired(byLastDay: Bool)

        /// The type of event.
        public var kind: EventMark.Kind {
            switch self {
            case .listed: .listed
            case .back: .back
            case .priceRose: .priceRose
            case .priceDropped: .priceDropped
            case .inspectionAdded: .inspectionAdded
            case .inspectionCancelled: .inspectionCancelled
            case .pending: .pending
            case .done: .done
            case .withdrawn: .withdrawn
            case .expired: .expired
            }
        }
    }
}

import Values

/// Something that happened to a listing on a day and that people who follow it want to know.
///
/// Events are told by the dated facts of the listing's own file, never by comparing one build with another: the same file tells the same
/// events, whoever builds it and however often.
public struct ListingEvent: Sendable, Hashable {
    /// What happened.
    public let change: Change
    /// The price on that day: for a change of the price, or a listing that is back, that after it. Nil if there is none, or if it changed
    /// that day.
    public let price: Money?
    /// What tells it from every other event of its listing: `listed`, `closed`, `closed/2`, `price/550`,
    /// `inspection-added/20261128T1100`. It is made of nothing that is corrected in the course of things, such as the day of a row, and
    /// never of how many other events there are.
    public let identity: String
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
        /// It is let, sold or whatever its kind calls it.
        case done
        /// Its owner took it back.
        case withdrawn
        /// Its owner has not confirmed it for too long.
        case expired

        /// What sort of event it is.
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

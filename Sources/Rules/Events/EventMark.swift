import Bytes
import Facts
import Values

/// Orders an event, and tells it from every other event of its listing.
public struct EventMark: Sendable, Hashable, Comparable {
    /// All of it in one number, which grows with the day and with the place in the day.
    public let code: Int64

    /// The types of events.
    public enum Kind: Int64, Sendable, CaseIterable {
        case listed, back, priceRose, priceDropped, inspectionAdded, inspectionCancelled, pending, expired, done, withdrawn

        /// The word for it in the identities and categories of events. It never changes.
        public var name: String {
            switch self {
            case .listed: "listed"
            case .back: "back"
            case .priceRose: "price-rose"
            case .priceDropped: "price-dropped"
            case .inspectionAdded: "inspection-added"
            case .inspectionCancelled: "inspection-cancelled"
            case .pending: "under-application"
            case .done: "closed"
            case .withdrawn: "withdrawn"
            case .expired: "expired"
            }
        }

        /// Whether it is a change of the status.
        public var isStatus: Bool { [.pending, .done, .withdrawn].contains(self) }

        /// Whether the listing leaves all lists with it.
        public var isEnd: Bool { [.done, .withdrawn, .expired].contains(self) }
    }

    /// The mark of an event. `step` is its place in the day, counted from 0; `identity` is unique within the listing.
    public init(_ day: Day, step: Int, _ kind: Kind, identity: String) {
        self.init(day: day, step: min(max(step, 0), 255), kind, key: Int(identity.stableHash & 0xFFF_FFFF))
    }

    private init(day: Day, step: Int, _ kind: Kind, key: Int) {
        code = Int64(day.number) << 40 | Int64(step) << 32 | kind.rawValue << 28 | Int64(key)
    }

    /// The mark with that code, or nil if there is none.
    public init?(code: Int64) {
        guard Kind(rawValue: code >> 28 & 0xF) != nil else { return nil }
        self.code = code
    }

    /// The day of the event.
    public var day: Day { Day(number: Int(code >> 40)) }
    package var step: Int { Int(code >> 32 & 0xFF) }
    /// The type of the event.
    public var kind: Kind { Kind(rawValue: code >> 28 & 0xF) ?? .listed }
    /// Distinguishes it from other events of its listing, even when its day or a price is corrected.
    public var key: Int { Int(code & 0xFFF_FFFF) }

    /// The same event as if it had happened when another one did.
    package func moved(to other: EventMark) -> EventMark { EventMark(day: other.day, step: other.step, kind, key: key) }

    package func moved(to day: Day) -> EventMark { EventMark(day: day, step: step, kind, key: key) }

    /// The earlier one first.
    public static func < (left: EventMark, right: EventMark) -> Bool { left.code < right.code }
}

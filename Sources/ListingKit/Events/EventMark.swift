import Values

/// What must be known of an event to put it in order and to tell it from every other event of its listing.
public struct EventMark: Sendable, Hashable, Comparable {
    /// All of it in one number, which grows with the day and with the place in the day.
    public let code: Int64

    /// The sorts of events.
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

        /// Whether it tells of a status.
        public var isStatus: Bool {
            switch self {
            case .pending, .done, .withdrawn: true
            default: false
            }
        }

        /// Whether the listing stands in no list after it.
        public var isEnd: Bool {
            switch self {
            case .done, .withdrawn, .expired: true
            default: false
            }
        }
    }

    /// The mark of an event. `step` is its place in the day, counted from 0, and `identity` what tells it from all other events of the
    /// listing.
    public init(_ day: Day, step: Int, _ kind: Kind, identity: String) {
        self.init(day: day, step: Int64(min(max(step, 0), 255)), kind: kind.rawValue, key: Int64(identity.stableHash & 0xFFF_FFFF))
    }

    private init(day: Day, step: Int64, kind: Int64, key: Int64) {
        code = Int64(day.number) << 40 | step << 32 | kind << 28 | key
    }

    /// The mark with that code, or nil if there is none.
    public init?(code: Int64) {
        guard Kind(rawValue: code >> 28 & 0xF) != nil else { return nil }
        self.code = code
    }

    /// The day of the event.
    public var day: Day { Day(number: Int(code >> 40)) }
    /// The place in the day.
    var step: Int { Int(code >> 32 & 0xFF) }
    /// The sort of the event.
    public var kind: Kind { Kind(rawValue: code >> 28 & 0xF) ?? .listed }
    /// What tells it from the other events of its listing: it stays when its day is corrected, or a price drop turns into a rise.
    public var key: Int { Int(code & 0xFFF_FFFF) }

    /// The same event as if it had happened when another one did.
    func moved(to other: EventMark) -> EventMark {
        EventMark(day: other.day, step: Int64(other.step), kind: kind.rawValue, key: Int64(key))
    }

    /// The same event on another day.
    func moved(to day: Day) -> EventMark { EventMark(day: day, step: Int64(step), kind: kind.rawValue, key: Int64(key)) }

    /// The earlier one first.
    public static func < (left: EventMark, right: EventMark) -> Bool { left.code < right.code }
}

/// The day and the sort of an event: what must be known of it to put it in order. A listing has at most one event of a sort on one day.
public struct EventMark: Sendable, Hashable, Comparable {
    /// The day and the kind in one number, which grows with both.
    public let code: Int32

    /// The sorts of events, in the order in which those of one day are told.
    public enum Kind: Int32, Sendable, CaseIterable {
        case listed, back, priceRose, priceDropped, inspectionsAdded, inspectionsCancelled, pending, expired, done, withdrawn

        /// The word that identities of events are made with. It never changes.
        public var name: String {
            switch self {
            case .listed: "listed"
            case .back: "back"
            case .priceRose: "price-rose"
            case .priceDropped: "price-dropped"
            case .inspectionsAdded: "inspection-added"
            case .inspectionsCancelled: "inspection-cancelled"
            case .pending: "under-application"
            case .done: "closed"
            case .withdrawn: "withdrawn"
            case .expired: "expired"
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

    /// The mark of an event of that sort on that day.
    public init(_ day: Day, _ kind: Kind) {
        code = Int32(truncatingIfNeeded: day.number) << EventMark.width | kind.rawValue
    }

    /// The mark with that code, or nil if there is none.
    public init?(code: Int32) {
        guard Kind(rawValue: code & EventMark.mask) != nil else { return nil }
        self.code = code
    }

    /// The day of the event.
    public var day: Day { Day(number: Int(code >> EventMark.width)) }
    /// The sort of the event.
    public var kind: Kind { Kind(rawValue: code & EventMark.mask) ?? .listed }

    /// The earlier one first; of one day, in the order of the kinds.
    public static func < (left: EventMark, right: EventMark) -> Bool { left.code < right.code }

    private static let width: Int32 = 4
    private static let mask: Int32 = 1 << width - 1
}

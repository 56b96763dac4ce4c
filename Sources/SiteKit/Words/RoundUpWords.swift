import Facts
import ListingKit
import Rules
import Values

/// What round-ups count, in the order in which they tell it.
enum RoundUpWords: Int, CaseIterable {
    case new, back, cheaper, dearer, inspections, pending, gone

    /// What an event counts as.
    init(_ event: EventMark.Kind) {
        self =
            switch event {
            case .listed: .new
            case .back: .back
            case .priceDropped: .cheaper
            case .priceRose: .dearer
            case .inspectionAdded, .inspectionCancelled: .inspections
            case .pending: .pending
            case .done, .withdrawn, .expired: .gone
            }
    }

    /// `37 new`, `1 change of inspections`
    func text(of count: Int, _ words: Words) -> String { words.text(key, count: count) }

    private var key: String {
        switch self {
        case .new: "round_up.new"
        case .back: "round_up.back"
        case .cheaper: "round_up.cheaper"
        case .dearer: "round_up.dearer"
        case .inspections: "round_up.inspections"
        case .pending: "round_up.pending"
        case .gone: "round_up.gone"
        }
    }
}

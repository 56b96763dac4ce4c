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
    func text(of count: Int) -> String {
        let number = grouped(count)
        return switch self {
        case .new: number + " new"
        case .back: number + " back"
        case .cheaper: number + " cheaper"
        case .dearer: number + " dearer"
        case .inspections: number + (count == 1 ? " inspection changed" : " inspections changed")
        case .pending: number + " nearly gone"
        case .gone: number + " gone"
        }
    }
}

import Rules
import Values

/// What has become of an inspection, as the dated facts of its listing's file tell alone, so that a typo put right or a file renamed leaves
/// it as it is. What calendars said before goes before it; see ``SlotSignal``.
package struct InspectionState: Hashable {
    /// Whether nobody need come: it was called off, or the listing closed before its day and was not open again by then.
    package let isCancelled: Bool
    /// How many changes touched it since it was added (RFC 5545 section 3.8.7.4, `SEQUENCE`): as time goes on it only grows.
    package let revision: Int
    /// The day of the last of them, else that on which it was added.
    package let changed: Day

    /// A day on which a listing closed or was open again; being under application, it is open.
    package struct Turn: Hashable {
        let day: Day
        let isOpen: Bool
    }

    /// The turns of a listing to which that happened up to a day, in order of time. Once it has expired, only a new confirmation opens it
    /// again.
    package static func turns(of listing: Listing, _ events: [ListingEvent], until today: Day) -> [Turn] {
        let turns = events.compactMap { event -> Turn? in
            switch event.change.kind {
            case .done, .withdrawn, .expired: Turn(day: event.day, isOpen: false)
            case .back, .pending: Turn(day: event.day, isOpen: true)
            default: nil
            }
        }
        guard listing.expires <= today else { return turns }
        return turns.filter { $0.day < listing.expires } + [Turn(day: listing.expires, isOpen: false)]
    }

    /// The state of a slot of a listing that has these turns.
    package init(of slot: TimeSlot, in listing: Listing, turns: [Turn]) {
        let added = slot.added ?? listing.listed
        var isOpen = true
        var (revision, changed) = (0, added)
        for turn in turns where turn.isOpen != isOpen {
            // What happens to the listing later does not change what became of the slot.
            guard turn.day < slot.day || turn.isOpen && turn.day == slot.day else { continue }
            isOpen = turn.isOpen
            // Nor does what it was when the slot was added.
            guard turn.day > added || !isOpen && turn.day == added else { continue }
            revision += 1
            changed = max(changed, turn.day)
        }
        // A listing that expired and was confirmed again shows no trace of it. Between two such confirmations lie as many days as the kind
        // gives, so each time that they may have passed counts for both changes.
        let confirmed = min(listing.confirmed, slot.day)
        let returns = (confirmed.number - listing.listed.number) / max(1, listing.kind.expires)
        if confirmed > added, returns > 0 {
            revision += 2 * returns
            changed = max(changed, confirmed)
        }
        if let cancelled = slot.cancelled {
            revision += 1
            changed = max(changed, cancelled)
        }
        isCancelled = !isOpen || slot.cancelled != nil
        self.revision = revision
        self.changed = changed
    }
}

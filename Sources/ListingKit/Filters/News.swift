import Rules
import Values

/// What must be new about a listing on a day.
struct News: Sendable, Hashable {
    /// How many days ago it may have been listed at most; nil for any.
    var added: Int?
    /// Whether its price must have dropped lately.
    var hasDropped = false
    /// Whether it must have an inspection on the day or later.
    var hasInspection = false
    /// The days on one of which that inspection must be; none for any day.
    var inspectionDays: Set<Day> = []

    /// Whether nothing must be new.
    var isEmpty: Bool { self == News() }

    /// How many days ago a price may have dropped at most.
    static let dropDays = 30

    /// Whether a listing has all of it on a day.
    func holds(_ listing: Listing, on today: Day) -> Bool {
        if let added, today.number - listing.listed.number > added { return false }
        if hasDropped {
            guard let change = listing.lastPriceChange(until: today), change.to < change.from,
                today.number - change.day.number <= News.dropDays
            else { return false }
        }
        guard hasInspection else { return true }
        return listing.inspections.contains { slot in
            slot.cancelled == nil && slot.day >= today && (inspectionDays.isEmpty || inspectionDays.contains(slot.day))
        }
    }
}

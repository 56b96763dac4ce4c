import Rules
import Values

/// When there is something to go to.
extension Listing {
    /// The times of its own fields, such as those of an event, in order. What begins with an inspection is one, and of what begins at once
    /// in several fields the first is.
    public var occasions: [TimeSlot] {
        guard !kind.occasionFields.isEmpty else { return [] }
        let slots = kind.occasionFields.flatMap { index -> [TimeSlot] in
            if case .slots(let slots)? = values[index] { slots } else { [] }
        }
        var begun = Set(inspections.map(Beginning.init))
        return slots.filter { begun.insert(Beginning($0)).inserted }.sorted()
    }

    /// Its inspections and other times, in order.
    public var appointments: [TimeSlot] {
        let occasions = occasions
        return occasions.isEmpty ? inspections : (inspections + occasions).sorted()
    }

    /// The day from which on it can be had; nil if it does not say.
    public var start: Day? {
        guard let field = kind.startField, case .date(let day)? = values[field] else { return nil }
        return day
    }

    /// What tells a time of a listing from its others, in calendars too.
    private struct Beginning: Hashable {
        let day: Day
        let start: Int

        init(_ slot: TimeSlot) {
            day = slot.day
            start = slot.start
        }
    }
}

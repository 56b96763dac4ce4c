import Values

/// When there is something to go to.
extension Listing {
    /// The times of its own fields, such as those of an event, in order. What begins with an inspection is one.
    public var occasions: [TimeSlot] {
        guard !kind.occasionFields.isEmpty else { return [] }
        let slots = kind.occasionFields.flatMap { index -> [TimeSlot] in
            if case .slots(let slots)? = values[index] { slots } else { [] }
        }
        return slots.sorted().filter { slot in !inspections.contains { $0.day == slot.day && $0.start == slot.start } }
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
}

extension Listing {
    /// Everything that happened to it up to a day, oldest first. Its listing is the first event, even if its day is still to come.
    public func events(until today: Day) -> [ListingEvent] {
        var changes: [(day: Day, change: ListingEvent.Change)] = [(listed, .listed)]
        let prices = history.isEmpty ? [] : priceChanges
        for price in prices {
            changes.append((price.day, price.from < price.to ? .priceRose(from: price.from) : .priceDropped(from: price.from)))
        }
        addStatuses(to: &changes)
        if inspections.contains(where: { $0.added != nil || $0.cancelled != nil }) { addInspections(to: &changes) }
        if isOpen || statusDay.isKnown && statusDay.day >= expires { changes.append((expires, .expired)) }
        if changes.count > 1 {
            changes = changes.filter { $0.day <= today || $0.change == .listed }
            changes.sort { EventMark($0.day, $0.change.kind) < EventMark($1.day, $1.change.kind) }
        }
        return changes.map { day, change in
            let changed = prices.first { $0.day == day }
            switch change {
            // What comes back often comes back with another price.
            case .priceRose, .priceDropped, .back: return ListingEvent(day: day, change: change, price: changed?.to ?? price(before: day))
            // What was told of a day is not told otherwise because the price changes later on that day.
            default: return ListingEvent(day: day, change: change, price: changed?.from ?? price(before: day))
            }
        }
    }

    /// The day since which it has been what its status says, and whether that is known: the file says it in its history. If it does not, the
    /// last day of which the file tells anything has to do.
    public var statusDay: (day: Day, isKnown: Bool) {
        if let last = history.last(where: { $0.status != nil }) { return (last.day, true) }
        if status == Kind.available { return (listed, true) }
        let days = inspections.flatMap { [$0.added, $0.cancelled] } + [history.last?.day]
        return (days.reduce(confirmed) { max($0, $1 ?? $0) }, false)
    }

    private func addStatuses(to changes: inout [(day: Day, change: ListingEvent.Change)]) {
        let rows = history.filter { $0.status != nil }
        if rows.isEmpty {
            if status != Kind.available { changes.append((statusDay.day, change(to: status))) }
            return
        }
        for (index, row) in rows.enumerated() where index == 0 || rows[index - 1].day != row.day {
            let next = rows.first { $0.day > row.day }?.status ?? status
            if next != row.status { changes.append((row.day, change(to: next))) }
        }
    }

    private func change(to status: String) -> ListingEvent.Change {
        switch status {
        case kind.done: .done
        case kind.pending: .pending
        case Kind.withdrawn: .withdrawn
        default: .back
        }
    }

    /// Inspections that were announced with the listing are no news of their own.
    private func addInspections(to changes: inout [(day: Day, change: ListingEvent.Change)]) {
        for day in Set(inspections.compactMap(\.added)).sorted() where day > listed {
            changes.append((day, .inspectionsAdded(inspections.filter { $0.added == day })))
        }
        for day in Set(inspections.compactMap(\.cancelled)).sorted() {
            changes.append((day, .inspectionsCancelled(inspections.filter { $0.cancelled == day })))
        }
    }
}

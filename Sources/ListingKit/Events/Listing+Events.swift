extension Listing {
    /// Everything that happened to it up to a day, oldest first. Its listing is the first event, even if its day is still to come.
    public func events(until today: Day) -> [ListingEvent] {
        var changes: [(day: Day, change: ListingEvent.Change)] = [(listed, .listed)]
        if !history.isEmpty { addPrices(to: &changes) }
        addStatuses(to: &changes)
        if inspections.contains(where: { $0.added != nil || $0.cancelled != nil }) { addInspections(to: &changes) }
        if isOpen { changes.append((expires, .expired)) }
        if changes.count > 1 {
            changes = changes.filter { $0.day <= today || $0.change == .listed }
            changes.sort { EventMark($0.day, $0.change.kind) < EventMark($1.day, $1.change.kind) }
        }
        return changes.map { ListingEvent(day: $0.day, change: $0.change, price: price(after: $0.day)) }
    }

    /// The day since which it has been what its status says, and whether that is known: the file says it in its history. If it does not, the
    /// last day on which the owner said anything has to do.
    public var statusDay: (day: Day, isKnown: Bool) {
        if let last = history.last(where: { $0.status != nil }) { return (last.day, true) }
        return status == Kind.available ? (listed, true) : (confirmed, false)
    }

    /// The price when a day was over; nil if it has none now.
    public func price(after day: Day) -> Money? {
        guard let price else { return nil }
        return history.first { $0.day > day && $0.price != nil }?.price ?? price
    }

    /// The last change of its price up to a day, and what the price was before; nil if it never changed.
    public func priceChange(until today: Day) -> (day: Day, from: Money)? {
        guard price != nil else { return nil }
        var rows = history.filter { $0.price != nil && $0.day <= today }[...]
        while let last = rows.last {
            // Of several rows of a day the first says what the price was when the day began.
            let first = rows.firstIndex { $0.day == last.day } ?? rows.startIndex
            if let from = rows[first].price, from != self.price(after: last.day) { return (last.day, from) }
            rows = rows[..<first]
        }
        return nil
    }

    private func addPrices(to changes: inout [(day: Day, change: ListingEvent.Change)]) {
        var last: Day?
        for row in history {
            guard let from = row.price, row.day != last, let to = price(after: row.day) else { continue }
            last = row.day
            if from < to { changes.append((row.day, .priceRose(from: from))) }
            if from > to { changes.append((row.day, .priceDropped(from: from))) }
        }
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

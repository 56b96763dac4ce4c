import Facts
import Values

extension Listing {
    /// Everything that happened to it up to a day, oldest first. Its posting is included even if that is still to come.
    public func events(until today: Day) -> [ListingEvent] {
        var drafts: [EventDraft] = []
        drafts.reserveCapacity(4)
        drafts.append(EventDraft(listed, .listed, step: 0))
        let prices = history.isEmpty ? [] : priceChanges
        addPrices(prices, to: &drafts)
        addStatuses(to: &drafts)
        addExpiries(to: &drafts)
        if inspections.contains(where: { $0.added != nil || $0.cancelled != nil }) { addInspections(to: &drafts) }
        // Later events count too, so that the second of a name keeps its number when their day comes.
        drafts.sort { ($0.day, $0.step) < ($1.day, $1.step) }
        // Of most listings there is no more to tell than that they were listed, and when they will expire.
        let areAllDifferent = drafts.count == 1 || drafts.count == 2 && drafts[0].name != drafts[1].name
        var occurrences: [String: Int] = [:]
        var events: [ListingEvent] = []
        events.reserveCapacity(drafts.count)
        for draft in drafts {
            if !areAllDifferent { occurrences[draft.name, default: 0] += 1 }
            guard draft.day <= today || draft.change.kind == .listed else { continue }
            events.append(event(draft, occurrence: occurrences[draft.name] ?? 1, prices))
        }
        events.sort { $0.mark < $1.mark }
        return events
    }

    /// The day since when it has its status, and whether the history says so; if not, the last day in the file.
    public var statusDay: (day: Day, isKnown: Bool) {
        // A row of the status that it has says that nothing changed on its day.
        if let last = history.last(where: { $0.status != nil }), last.status != status || status == Kind.available {
            return (last.day, true)
        }
        if status == Kind.available { return (listed, true) }
        let days = inspections.flatMap { [$0.added, $0.cancelled] } + [history.last?.day]
        return (days.reduce(confirmed) { max($0, $1 ?? $0) }, false)
    }

    /// An event before it is known which of its name it is.
    private struct EventDraft {
        let day: Day
        let change: ListingEvent.Change
        /// What begins its identity.
        let name: String
        /// The place in the day, which depends only on the type of event and on earlier rows of that type.
        let step: Int

        init(_ day: Day, _ change: ListingEvent.Change, name: String? = nil, step: Int) {
            self.day = day
            self.change = change
            self.name = name ?? change.kind.name
            self.step = step
        }
    }

    /// Where the events of a sort begin in a day.
    private enum Step {
        static let prices = 1
        static let inspectionAdded = 40
        static let inspectionCancelled = 41
        static let expired = 42
        static let confirmed = 43
        static let statuses = 44
    }

    private func event(_ draft: EventDraft, occurrence: Int, _ prices: [PriceChange]) -> ListingEvent {
        let identity = occurrence == 1 ? draft.name : "\(draft.name)/\(occurrence)"
        let mark = EventMark(draft.day, step: draft.step, draft.change.kind, identity: identity)
        let price: Money? =
            switch draft.change {
            case .priceRose, .priceDropped: prices.first { $0.day == draft.day && Step.prices + $0.place == draft.step }?.to
            // What comes back often comes back with another price.
            case .back: prices.last { $0.day == draft.day }?.to ?? price(before: draft.day)
            case .listed: price(before: draft.day)
            // The order of the event and the price change on that day is unknown.
            default: prices.contains { $0.day == draft.day } ? nil : price(before: draft.day)
            }
        return ListingEvent(change: draft.change, price: price, identity: identity, number: occurrence, mark: mark)
    }

    private func addPrices(_ prices: [PriceChange], to drafts: inout [EventDraft]) {
        for price in prices {
            // A row stays the same event when a later one of the day turns a drop into a rise.
            drafts.append(
                EventDraft(
                    price.day, price.from < price.to ? .priceRose(from: price.from) : .priceDropped(from: price.from),
                    name: "price/\(price.from.plain)", step: Step.prices + price.place))
        }
    }

    private func addStatuses(to drafts: inout [EventDraft]) {
        let rows = history.filter { $0.status != nil }
        // What is open again although its time was over by then is in no list until somebody confirms it.
        func add(_ day: Day, _ status: String, place: Int, isLast: Bool) {
            if isLast, isOpen, day >= expires { return }
            drafts.append(EventDraft(day, change(to: status), step: Step.statuses + place))
        }
        if rows.isEmpty {
            if status != Kind.available { add(statusDay.day, status, place: 0, isLast: true) }
            return
        }
        var place = 0
        for (index, row) in rows.enumerated() {
            place = index > 0 && rows[index - 1].day == row.day ? place + 1 : 0
            let next = index + 1 < rows.count ? rows[index + 1].status ?? status : status
            if next != row.status { add(row.day, next, place: place, isLast: index + 1 == rows.count) }
        }
        // A row of the status that it has, with none that led to it, says that it became so on another day.
        if rows.last?.status == status, status != Kind.available, !isStatusLedTo { add(statusDay.day, status, place: 0, isLast: true) }
    }

    /// Whether rows say when it had the status that it has, though another one may have been forgotten since.
    private var isStatusLedTo: Bool {
        let rows = history.filter { $0.status != nil }
        return zip(rows, rows.dropFirst()).contains { $0.status != $1.status && $1.status == status }
    }

    private func change(to status: String) -> ListingEvent.Change {
        switch status {
        case kind.pending: .pending
        case Kind.withdrawn: .withdrawn
        case Kind.available: .back
        default: .done(status)
        }
    }

    /// What expired and came back because it was confirmed again, and what has expired now.
    private func addExpiries(to drafts: inout [EventDraft]) {
        for row in history {
            guard let confirmed = row.confirmed, confirmed + kind.expires <= row.day, isOpen(after: confirmed + kind.expires) else {
                continue
            }
            drafts.append(EventDraft(confirmed + kind.expires, .expired(byLastDay: false), step: Step.expired))
            guard isOpen(after: row.day) else { continue }
            if status(after: row.day) != kind.pending {
                drafts.append(EventDraft(row.day, .back, step: Step.confirmed))
            } else if statusDay.isKnown || isStatusLedTo {
                // What comes back under application is that first of all.
                drafts.append(EventDraft(row.day, .pending, step: Step.confirmed))
            }
        }
        if isOpen(after: expires + -1), isOpen || statusDay.isKnown && statusDay.day >= expires {
            drafts.append(EventDraft(expires, .expired(byLastDay: endsByLastDay), step: Step.expired))
        }
    }

    /// Whether its status was one of those that are open when a day was over.
    private func isOpen(after day: Day) -> Bool {
        let status = status(after: day)
        return status == Kind.available || status == kind.pending
    }

    private func status(after day: Day) -> String { history.first { $0.day > day && $0.status != nil }?.status ?? status }

    /// Inspections that were announced with the listing are no news of their own.
    private func addInspections(to drafts: inout [EventDraft]) {
        for slot in inspections {
            if let day = slot.added, day > listed {
                drafts.append(
                    EventDraft(day, .inspectionAdded(slot), name: SlotMark(slot).label(of: .inspectionAdded), step: Step.inspectionAdded))
            }
            if let day = slot.cancelled {
                drafts.append(
                    EventDraft(
                        day, .inspectionCancelled(slot), name: SlotMark(slot).label(of: .inspectionCancelled),
                        step: Step.inspectionCancelled))
            }
        }
    }
}

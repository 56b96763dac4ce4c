import Values

extension Listing {
    /// A price and the day since which it holds or held.
    public struct PriceStep: Sendable, Hashable {
        /// The first day.
        public let day: Day
        /// The price.
        public let price: Money
    }

    /// A change of the price.
    public struct PriceChange: Sendable, Hashable {
        /// The day on which it changed.
        public let day: Day
        /// Its index among the rows of that day that give a price.
        public let place: Int
        /// What it was until then.
        public let from: Money
        /// What it was from then on.
        public let to: Money
    }

    /// All changes of its price, oldest first, one for each row with a price; none if it has no price now.
    public var priceChanges: [PriceChange] {
        guard let price, !history.isEmpty else { return [] }
        let rows = history.compactMap { row in row.price.map { (day: row.day, was: $0) } }
        var place = 0
        return rows.indices.compactMap { index in
            let (day, was) = rows[index]
            place = index > 0 && rows[index - 1].day == day ? place + 1 : 0
            let next = index + 1 < rows.count ? rows[index + 1].was : price
            return next == was ? nil : PriceChange(day: day, place: place, from: was, to: next)
        }
    }

    /// The last change of its price up to a day, with all changes of that day as one; nil if they cancel out.
    public func lastPriceChange(until today: Day) -> PriceChange? {
        let changes = priceChanges
        guard let last = changes.last(where: { $0.day <= today }), let first = changes.first(where: { $0.day == last.day }),
            first.from != last.to
        else { return nil }
        return PriceChange(day: last.day, place: 0, from: first.from, to: last.to)
    }

    /// The prices that it had up to a day, oldest first, only the last of each day; none if it has no price now.
    public func prices(until today: Day) -> [PriceStep] {
        guard let price else { return [] }
        let changes = priceChanges
        var steps = [PriceStep(day: listed, price: changes.first?.from ?? price)]
        for change in changes where change.day <= today {
            if steps.count > 1, steps.last?.day == change.day { steps.removeLast() }
            if steps.last?.price != change.to { steps.append(PriceStep(day: change.day, price: change.to)) }
        }
        return steps
    }

    /// The price when a day began; nil if it has none now.
    func price(before day: Day) -> Money? {
        guard let price else { return nil }
        return history.first { $0.day >= day && $0.price != nil }?.price ?? price
    }
}

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
        /// What it was when the day began.
        public let from: Money
        /// What it was when the day was over.
        public let to: Money
    }

    /// All changes of its price, oldest first; none if it has no price now.
    ///
    /// Of several rows of a day the first says what the price was when the day began.
    public var priceChanges: [PriceChange] {
        guard let price, !history.isEmpty else { return [] }
        var rows: [(day: Day, was: Money)] = []
        for row in history where row.day != rows.last?.day {
            if let was = row.price { rows.append((row.day, was)) }
        }
        return rows.indices.compactMap { index in
            let (day, was) = rows[index]
            let next = index + 1 < rows.count ? rows[index + 1].was : price
            return next == was ? nil : PriceChange(day: day, from: was, to: next)
        }
    }

    /// The prices that it had up to a day, oldest first, each unlike the one before it; none if it has no price now.
    public func prices(until today: Day) -> [PriceStep] {
        guard let price else { return [] }
        let changes = priceChanges
        return [PriceStep(day: listed, price: changes.first?.from ?? price)]
            + changes.filter { $0.day <= today }.map { PriceStep(day: $0.day, price: $0.to) }
    }

    /// The price when a day began; nil if it has none now.
    func price(before day: Day) -> Money? {
        guard let price else { return nil }
        return history.first { $0.day >= day && $0.price != nil }?.price ?? price
    }
}

extension Listing {
    /// A price and the day since which it holds or held.
    public struct PriceStep: Sendable, Hashable {
        /// The first day.
        public let day: Day
        /// The price.
        public let price: Money
    }

    /// The prices that it had up to a day, oldest first, each unlike the one before it; none if it has no price now.
    public func prices(until today: Day) -> [PriceStep] {
        guard let price else { return [] }
        // Of several rows of a day the first says what the price was when the day began.
        var rows: [(day: Day, price: Money)] = []
        for row in history where row.day != rows.last?.day {
            if let was = row.price { rows.append((row.day, was)) }
        }
        var steps = [PriceStep(day: listed, price: rows.first?.price ?? price)]
        for (index, row) in rows.enumerated() where row.day <= today {
            let next = index + 1 < rows.count ? rows[index + 1].price : price
            if next != steps.last?.price { steps.append(PriceStep(day: row.day, price: next)) }
        }
        return steps
    }
}

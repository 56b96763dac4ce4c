import Values

extension Listing {
    /// Whether its file says still what was told at a place, as of a day.
    public func isTold(_ told: [ToldEvent], _ place: Int, today: Day) -> Bool {
        let given = events(until: today).map { ToldEvent($0, of: kind, today: today) }
        return Telling.links(given, told, today: today).contains(place)
    }
}

import Values

/// How what people were told of a listing by the last build decides what they are told now.
///
/// A file says what is so, and can be corrected: the day of a row, a row that should not be there. People who follow the listing cannot be
/// untold, so what they heard stays where they heard it, and the time of the last change never goes back.
extension ListingSummary {
    /// For so many days, today among them, every feed of changes of a suburb, an owner and the like holds all that happened.
    public static let week = 7

    /// The same listing with what was told by the last build, of which `before` is the summary, left as it was told. `today` is the day of
    /// this build, and `hasDatedStatus` says whether its file says since when its status is what it is.
    public func keepingTold(_ before: ListingSummary, today: Day, hasDatedStatus: Bool) -> ListingSummary {
        if events == before.events, updated == before.updated, before.taken.isEmpty { return self }
        let told = Dictionary((before.events + before.taken).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let listed = Set(before.events.map(\.key))
        let keys = Set(events.map(\.key))
        let replaced = Set(told.values.lazy.filter { $0.kind.isStatus && !keys.contains($0.key) }.map(\.step))
        var hasNews = false
        let kept = events.map { event -> EventMark in
            // What had been taken out and is dated later now has happened once more.
            guard let before = told[event.key], listed.contains(event.key) || event.day <= before.day else {
                hasNews = true
                // No row of its own says since when that is so: the row is that of another status, or there is none. It is news of today.
                let isUndated = told[event.key] == nil && event.kind.isStatus && (!hasDatedStatus || replaced.contains(event.step))
                return isUndated && event.day < today ? event.moved(to: today) : event
            }
            return ListingSummary.isToldAgain(event.day, before.day, today: today) ? event : event.moved(to: before)
        }.sorted()
        let taken = told.values.filter { !keys.contains($0.key) }.sorted().suffix(ListingSummary.mostTaken)
        var moment = max(Moment(lastOf: kept, listing: id.stableHash), before.updated)
        if hasNews, moment == before.updated { moment = moment.next }
        return self.told(kept, taken: Array(taken), updated: moment)
    }

    /// Whether an event that was told of one day is told again because its file dates it otherwise now: only what is dated today and was told
    /// so late that nobody can have heard of it. What was told lately stays where it was told for good, and nothing goes back.
    static func isToldAgain(_ day: Day, _ told: Day, today: Day) -> Bool { told <= today + -week && day == today }

    /// How many events are remembered that a file tells no longer.
    private static let mostTaken = 100
}

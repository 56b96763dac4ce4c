import Values

/// Carries over what the last build published of a listing's events.
///
/// A file can be corrected: a day, or a row that should not be there. Followers have read what was published, so it
/// stays as it was, and the time of the last change never goes back.
extension ListingSummary {
    /// How many days of events every feed of changes holds, including today.
    public static let week = 7

    /// The same listing with events as the last build published them. `hasDatedStatus`: whether its status has a day.
    public func keepingPublishedEvents(of before: ListingSummary, today: Day, hasDatedStatus: Bool) -> ListingSummary {
        if events == before.events, updated == before.updated, before.retracted.isEmpty { return self }
        let published = Dictionary((before.events + before.retracted).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let listed = Set(before.events.map(\.key))
        let keys = Set(events.map(\.key))
        let replaced = Set(published.values.lazy.filter { $0.kind.isStatus && !keys.contains($0.key) }.map(\.step))
        var hasNews = false
        let kept = events.map { event -> EventMark in
            // A retracted event that is dated later now has happened once more.
            guard let before = published[event.key], listed.contains(event.key) || event.day <= before.day else {
                hasNews = true
                // Without a row of its own it has no day, and counts as news of today.
                let isUndated = published[event.key] == nil && event.kind.isStatus && (!hasDatedStatus || replaced.contains(event.step))
                return isUndated && event.day < today ? event.moved(to: today) : event
            }
            return ListingSummary.isAnnouncedAgain(event.day, before.day, today: today) ? event : event.moved(to: before)
        }.sorted()
        let retracted = published.values.filter { !keys.contains($0.key) }.sorted().suffix(ListingSummary.mostRetracted)
        var moment = max(Moment(lastOf: kept, listing: id.stableHash), before.updated)
        if hasNews, moment == before.updated { moment = moment.next }
        return with(events: kept, retracted: Array(retracted), updated: moment)
    }

    /// Whether a published event is published again because its file gives another day now: only if that is today and
    /// it was published so long ago that it has left all feeds. Nothing goes back.
    static func isAnnouncedAgain(_ day: Day, _ published: Day, today: Day) -> Bool { published <= today + -week && day == today }

    /// The most retracted events that are remembered.
    private static let mostRetracted = 100
}

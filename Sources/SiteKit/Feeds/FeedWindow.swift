import ListingKit
import Rules
import Values

/// What the documents hold that people subscribe to: the newest of the last days one by one, what else those days brought in round-ups, and
/// at least so many entries. So they grow by a round-up for each hundred news and state, and who polls one once a week misses nothing.
///
/// Which entries that are is decided by what happened to open *and closed* listings, so that nothing that left comes back because something
/// else was closed.
struct FeedWindow: Sendable {
    /// How many days they tell of, today among them.
    static let days = Telling.week
    /// How many changes stand there one by one at most, unless a board asks for more entries.
    static let mostChanges = NewsPart.fullCount

    /// How many entries they hold at least, if so much ever happened; of listings, whose entries say much more, no more either.
    let entries: Int
    /// The first part of those days.
    let start: NewsPart
    /// The part in which more may still be told; nil if that is full.
    let open: NewsPart?

    /// The window of the feeds of a site.
    init(_ site: Site) {
        entries = site.context.board.entries
        start = NewsPart(site.context.today + (1 - FeedWindow.days))
        open = site.openPart
    }

    /// The first part of which a document tells, given when everything in its scope was told; nil if it tells of all.
    func first(_ parts: [NewsPart]) -> NewsPart? {
        guard parts.count > entries else { return nil }
        return min(start, parts.sorted(by: >)[entries - 1])
    }

    /// Whether a part has a round-up where not all of it stands one by one.
    func roundsUp(_ part: NewsPart) -> Bool { part >= start && part != open }
}

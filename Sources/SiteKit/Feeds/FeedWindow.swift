import ListingKit
import Values

/// What the document holds that people subscribe to: all of the last days, and at least so many entries.
///
/// Which they are is decided by what happened to open *and closed* listings. So the first day that it holds only ever grows, and nothing
/// that left it comes back because something else was closed.
struct FeedWindow: Sendable {
    /// How many days it holds at least, today among them.
    let days: Int
    /// How many entries it holds at least, counting those of listings that are closed by now.
    let entries: Int

    /// The window of the feeds of such scopes of a board.
    init(_ sort: ScopeSort, _ board: Board) {
        days = sort.feedDays
        entries = board.entries
    }

    /// The first of the last days.
    func start(today: Day) -> Day { today + (1 - days) }

    /// The first day that the document holds of what happened on those days; nil if it holds all of them.
    func firstDay(_ days: [Day], today: Day) -> Day? {
        guard days.count > entries else { return nil }
        return min(start(today: today), days.sorted(by: >)[entries - 1])
    }
}

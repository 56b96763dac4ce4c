import ListingKit
import Rules

/// How a log of events is shared out: periods that are over stand in archives (RFC 5005 section 4), the newest events in the document that
/// people subscribe to.
///
/// A period is made of whole parts of days: it ends with the one in which it holds enough. Nothing is told in a part that is over, so an archive
/// stays as it is, unless the past is corrected: something is written down more than a week late, or a listing goes to another suburb.
struct ChangePeriods {
    /// How many events a period holds at least, unless a board asks for more.
    static let leastEvents = 100

    /// The places of the events of each archive among all, the oldest archive first; events are the latest first.
    let archives: [Range<Int>]
    /// How many of the latest stand in no archive.
    let rest: Int

    /// Shares out events of which so many were told in each part, the latest part first. `open` is the part that is not over.
    init(_ counts: [(part: NewsPart, count: Int)], open: NewsPart?, least: Int) {
        var archives: [Range<Int>] = []
        var end = counts.reduce(0) { $0 + $1.count }
        var place = end
        for (part, count) in counts.reversed() where part != open {
            place -= count
            guard end - place >= least else { continue }
            archives.append(place..<end)
            end = place
        }
        self.archives = archives
        rest = end
    }
}

import ListingKit
import Rules

/// The listings that a page or feed covers, as indices into a site's, newest first.
struct Members: Sendable {
    /// All of them, open or closed.
    var all: [Int] = []
    /// Those that stand in lists.
    var listed: [Int] = []

    /// Adds a listing that is older than all that are there.
    mutating func append(_ index: Int, isListed: Bool) {
        all.append(index)
        if isListed { listed.append(index) }
    }

    /// Those of several lists, which share none.
    static func merged(_ parts: [Members]) -> Members {
        Members(all: parts.flatMap(\.all).sorted(), listed: parts.flatMap(\.listed).sorted())
    }
}

extension Site {
    /// Whether a listing is something to read: one of a kind whose lists show the beginnings of texts.
    func isStory(_ listing: Int) -> Bool { context.kinds[kindOf[listing]].uses.texts != nil }

    /// How many of those that stand in lists are no stories, which stand apart on their owner's page.
    func count(withoutStories members: Members) -> Int { members.listed.count(where: { !isStory($0) }) }

    /// The listings of one owner in the order of their ranks; those without one come last, as they come.
    func ranked(_ listings: [Int]) -> [Int] {
        guard listings.contains(where: { self.listings[$0].rank != nil }) else { return listings }
        return listings.sorted { one, other in
            let (first, second) = (self.listings[one].rank ?? .max, self.listings[other].rank ?? .max)
            return first != second ? first < second : one < other
        }
    }

    /// When something that matters to a reader last happened to any of those listings; nil if there are none.
    func updated(_ listings: some Sequence<Int>) -> Moment? {
        listings.lazy.map { listings in self.listings[listings].updated }.max()
    }

    /// Whether any of them has or had an inspection or another time, so that they have a calendar.
    func haveCalendar(_ members: Members) -> Bool { members.all.contains { listings[$0].lastAppointment != nil } }
}

import ListingKit
import Rules

/// Which open listings stand in the feed of a scope one by one, and what of the last days it tells of in round-ups.
struct ListingHead {
    /// The listings, the last changed first.
    let shown: [Int]
    let roundUps: [RoundUp]

    /// The head of the feed of those listings; `left` says when the news of those were told that left the scope.
    init(_ members: Members, left: [NewsPart], in site: Site, _ window: FeedWindow, _ log: EventLog) {
        let news = members.all.map { site.listings[$0].lastNews }
        let first = window.first(news + left)
        var told: [Told] = []
        for (listing, part) in zip(members.all, news) {
            if let first, part < first { continue }
            told.append(Told(listing: listing, part: part))
        }
        var cut: [Told] = []
        let most = window.entries
        if told.count > most {
            told.sort { left, right in
                if left.part != right.part { return left.part > right.part }
                let (one, other) = (site.listings[left.listing], site.listings[right.listing])
                if one.isNews(of: left.part) != other.isNews(of: right.part) { return one.isNews(of: left.part) }
                return one.updated != other.updated ? one.updated > other.updated : left.listing < right.listing
            }
            // What is not over has no round-up yet.
            let open = told.firstIndex { $0.part != window.open } ?? told.count
            cut = Array(told[max(most, open)...])
            told.removeLast(cut.count)
        }
        cut = cut.filter { window.roundsUp($0.part) && site.listings[$0.listing].isListed }
        var open = told.map(\.listing).filter { site.listings[$0].isListed }
        if cut.isEmpty {
            roundUps = []
        } else {
            let all = RoundUp.all(of: log.events(of: members.all), in: Set(cut.map(\.part)), site)
            roundUps = all.roundUps
            let few = Set(all.few.map { Told(listing: $0.listing, part: $0.told.part) })
            open += cut.lazy.filter { few.contains(Told(listing: $0.listing, part: $0.part)) }.map(\.listing)
        }
        shown = open.sorted { left, right in
            let (one, other) = (site.listings[left].updated, site.listings[right].updated)
            return one != other ? one > other : left < right
        }
    }
}

/// A listing, and the part of a day in which its latest news were told.
private struct Told: Hashable {
    let listing: Int
    let part: NewsPart
}

extension ListingSummary {
    /// Whether it is new, or back, since that part of a day.
    fileprivate func isNews(of part: NewsPart) -> Bool { told.contains { $0.part == part && [.listed, .back].contains($0.mark.kind) } }
}

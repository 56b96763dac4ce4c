import Bytes
import Facts
import ListingKit
import Publishing
import Rules
import Values

/// Where the latest comments of a board are.
struct BoardTalk: RecipeInput {
    /// How many comments the page of the whole board has at most, and its feed at least.
    static let mostOnPage = 50
    /// The feed has all of so many days, since one that took a while to be published lies behind others from the start; but not more than so
    /// many of them.
    private static let (days, mostInFeed) = (14, 300)

    /// A comment, by its place among those of a listing.
    struct Place: Sendable {
        let listing: Int
        let comment: Int
        let moment: Moment
        /// The path of its file.
        let file: String
    }

    /// The last first.
    let places: [Place]
    /// Whether there are no others.
    let isComplete: Bool
    /// Whether there were ever comments, as far as files tell.
    let hasBeen: Bool
    /// When the last of those was written that are not shown any more.
    let lastHidden: Moment?

    /// The latest of what people said of a site's listings, by their ids.
    init(_ site: Site, _ talks: [String: ListingTalk]) {
        guard !talks.isEmpty else {
            places = []
            isComplete = true
            hasBeen = false
            lastHidden = nil
            return
        }
        let talked = site.listings.indices.compactMap { index in talks[site.listings[index].id].map { (index, $0) } }
        let days = talked.flatMap { $0.1.comments.map(\.day) }.sorted(by: >)
        let first =
            days.isEmpty ? site.context.today : min(days[min(days.count, BoardTalk.mostOnPage) - 1], site.context.today + -BoardTalk.days)
        let latest = talked.flatMap { index, talk in
            talk.comments.enumerated().filter { $1.day >= first }.map {
                Place(listing: index, comment: $0, moment: $1.moment(on: site.listings[index].id), file: $1.file)
            }
        }
        let last = latest.sorted { $0.moment != $1.moment ? $0.moment > $1.moment : ByteOrder.precedes($1.file, $0.file) }
        places = Array(last.prefix(BoardTalk.mostInFeed))
        isComplete = places.count == days.count
        hasBeen = talked.contains { $1.hasBeenCommented }
        lastHidden = talked.compactMap { $1.lastHidden(on: site.listings[$0].id) }.max()
    }

    /// The listings of the comments, each once.
    var listings: [Int] { Set(places.map(\.listing)).sorted() }

    func add(to input: inout FingerprintInput) {
        input.add(places.count)
        for place in places {
            input.add(place.listing)
            input.add(place.comment)
            input.add(place.file)
        }
        input.add(isComplete)
        input.add(hasBeen)
        input.add(lastHidden?.day.number ?? 0)
        input.add(lastHidden?.microseconds ?? 0)
    }

    /// The comments with their listings, the last first, of listings in the order of ``listings``.
    func comments(_ items: [SiteListing]) -> [(item: SiteListing, comment: Comment)] {
        let byListing = Dictionary(zip(listings, items), uniquingKeysWith: { first, _ in first })
        return places.compactMap { place in
            guard let item = byListing[place.listing], let talk = item.talk, talk.comments.indices.contains(place.comment) else {
                return nil
            }
            return (item, talk.comments[place.comment])
        }
    }
}

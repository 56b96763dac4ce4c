import Bytes
import ListingKit
import Publishing
import Values

/// Where the latest comments of a board are.
struct BoardTalk: RecipeInput {
    /// How many comments the page and the feed of the whole board have.
    static let most = 50

    /// A comment, by its place among those of a listing.
    struct Place: Sendable {
        let listing: Int
        let comment: Int
        let day: Day
        /// The path of its file.
        let file: String
    }

    /// The last first.
    let places: [Place]

    /// The latest of what people said of a site's listings, by their ids.
    init(_ site: Site, _ talks: [String: ListingTalk]) {
        guard !talks.isEmpty else {
            places = []
            return
        }
        let all = site.listings.enumerated().flatMap { index, listing in
            (talks[listing.id]?.comments ?? []).enumerated().suffix(BoardTalk.most).map {
                Place(listing: index, comment: $0, day: $1.day, file: $1.file)
            }
        }
        let last = all.sorted { $0.day != $1.day ? $0.day > $1.day : ByteOrder.precedes($1.file, $0.file) }
        places = Array(last.prefix(BoardTalk.most))
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

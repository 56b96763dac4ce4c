@testable import ListingKit
@testable import Syndication
@testable import Values

/// A feed with two entries, one with everything and one with as little as possible.
enum FeedSample {
    static let feed = document(.atom)

    /// The head of the feed as that document.
    static func document(_ format: FeedFormat) -> Feed { head.at("https://example.org/suburbs/vic/collingwood-3066/" + format.fileName) }

    private static let head = Feed(
        title: "Homes in Collingwood & Fitzroy", subtitle: "Every home to rent in Collingwood <3066>",
        id: "tag:example.org,2026:suburbs/vic/collingwood-3066",
        homePage: "https://example.org/suburbs/vic/collingwood-3066/",
        language: "en-AU",
        updated: Timestamp(seconds: 1_795_237_200, offset: 39_600), author: FeedAuthor(name: "Example Board", url: "https://example.org/"),
        generator: ("Houser", "1.2.3"))

    static let full: FeedEntry = {
        var entry = FeedEntry(
            id: "tag:example.org,2026:listings/terrace", title: "Terrace & garden <new>",
            url: "https://example.org/rentals/terrace/?a=1&b=2", updated: Timestamp(seconds: 1_795_237_200, offset: 39_600))
        entry.published = Timestamp(seconds: 1_795_093_200, offset: 39_600)
        entry.author = FeedAuthor(name: "Maria & Co", url: "https://example.org/people/maria/")
        entry.summary = "$520 a week, 2 < 3 bedrooms & a yard"
        entry.html = Array("<p>Near <a href=\"https://example.org/\">the park</a> &amp; café</p>".utf8)
        entry.categories = [("rental", "Home to rent"), ("suburb/collingwood-3066", "Collingwood & VIC")]
        entry.image = FeedImage(
            url: "https://example.org/rentals/terrace/front.jpg", mediaType: "image/jpeg", byteCount: 81_234, size: (1200, 800))
        return entry
    }()

    static let bare: FeedEntry = {
        var entry = FeedEntry(
            id: "tag:example.org,2026:listings/room", title: "Room", url: "https://example.org/rooms/room/",
            updated: Timestamp(seconds: 1_795_046_400))
        entry.published = Timestamp(seconds: 1_795_046_400)
        entry.author = FeedAuthor(name: "Ash")
        return entry
    }()
}

@testable import ListingKit
@testable import SiteKit
@testable import Values

/// A feed with two entries, one with everything and one with as little as possible.
enum FeedSample {
    static let feed = Feed(
        title: "Homes in Collingwood & Fitzroy", subtitle: "Every home to rent in Collingwood <3066>",
        id: "tag:example.org,2026:suburbs/vic/collingwood-3066",
        homePage: "https://example.org/suburbs/vic/collingwood-3066/",
        links: Feed.Links(
            atom: "https://example.org/suburbs/vic/collingwood-3066/atom.xml",
            rss: "https://example.org/suburbs/vic/collingwood-3066/rss.xml",
            json: "https://example.org/suburbs/vic/collingwood-3066/feed.json"), language: "en-AU",
        updated: Timestamp(seconds: 1_795_237_200, offset: 39_600), author: FeedAuthor(name: "Example Board", url: "https://example.org/"),
        generator: Feed.Generator(name: "Houser", version: "1.2.3", url: "https://houser.example/"),
        rights: "Suburb data © example contributors",
        icon: "https://example.org/icon.png")

    static let full = FeedEntry(
        id: "tag:example.org,2026:listings/terrace", title: "Terrace & garden <new>", url: "https://example.org/rentals/terrace/?a=1&b=2",
        published: Timestamp(seconds: 1_795_093_200, offset: 39_600), updated: Timestamp(seconds: 1_795_237_200, offset: 39_600),
        author: FeedAuthor(name: "Maria & Co", url: "https://example.org/people/maria/"), summary: "$520 a week, 2 < 3 bedrooms & a yard",
        html: Array("<p>Near <a href=\"https://example.org/\">the park</a> &amp; café</p>".utf8),
        categories: [
            FeedCategory(term: "rental", label: "Home to rent"), FeedCategory(term: "suburb/collingwood-3066", label: "Collingwood & VIC"),
        ],
        image: FeedImage(
            url: "https://example.org/rentals/terrace/front.jpg", mediaType: "image/jpeg", byteCount: 81_234, width: 1200, height: 800))

    static let bare = FeedEntry(
        id: "tag:example.org,2026:listings/room", title: "Room", url: "https://example.org/rooms/room/",
        published: Timestamp(seconds: 1_795_046_400),
        updated: Timestamp(seconds: 1_795_046_400), author: FeedAuthor(name: "Ash"))
}
